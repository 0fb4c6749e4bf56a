import type { Page } from 'playwright/test'

/** An imperceptible sum, a tenth of what web.dev calls good for a whole visit. */
const UNNOTICED = 0.01

interface ShiftEntry extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

interface ShiftedWindow extends Window {
  takeShifts?: () => { value: number; moved: string }[]
}

/** Records layout shifts on every page opened from now on, except within half a second of a press. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const all: { value: number; moved: string }[] = []
    const nameOf = (node: Node | null) =>
      node instanceof Element
        ? `${node.localName}[${node.getAttribute('name') ?? node.getAttribute('data-name') ?? node.className}]`
        : `“${node?.textContent?.slice(0, 20)}”`
    const note = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as ShiftEntry[]) {
        if (hadRecentInput) continue
        const places = sources.map(
          ({ node, previousRect: from, currentRect: to }) => `${nameOf(node)} ${from.x},${from.y} → ${to.x},${to.y}`,
        )
        all.push({ value, moved: places.join('; ') })
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    ;(window as ShiftedWindow).takeShifts = () => {
      note(observer.takeRecords())
      return all.splice(0)
    }
  })
}

/** The layout shift since the last call if it exceeds `most` (cumulative layout shift). */
export async function layoutShifts(page: Page, most = UNNOTICED): Promise<string[]> {
  const shifts = await page.evaluate(async () => {
    // Of the frame that is being drawn the browser says so in the next one.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return (window as ShiftedWindow).takeShifts?.() ?? [{ value: Infinity, moved: 'nobody watches' }]
  })
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  return sum <= most ? [] : shifts.map(({ value, moved }) => `${value.toFixed(5)}: ${moved}`)
}
