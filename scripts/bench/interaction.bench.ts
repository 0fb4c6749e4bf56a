import type { Page } from 'playwright/test'
import { field as searchField, openHome } from '@/e2e/support/home-search'
import { toolsWith } from '@/e2e/support/journeys'
import { control, expect, openTool, test } from '@/e2e/support/test'
import { median, writeRows } from './rows.mjs'

/**
 * From a key pressed to the changed figure in the document, in milliseconds: the browser's time of the key event to the
 * first change of an `<output>`; as the machine is and with a processor four times slower. Painting is not in it.
 */
const KEYS = 20
const LIMITS = { 1: 16, 4: 50 } as const

interface Watched {
  pressedAt?: number
  readonly latencies: number[]
}

async function watchFigures(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched: Watched = { latencies: [] }
    Object.assign(window, { watched })
    addEventListener('keydown', ({ timeStamp }) => (watched.pressedAt = timeStamp), { capture: true })
    const main = document.querySelector('main')
    if (!main) throw new Error('no main')
    const holdsFigure = (node: Node) =>
      node instanceof Element && (node.closest('output') ?? node.querySelector('output')) !== null
    const isFigure = ({ target, addedNodes, removedNodes }: MutationRecord) =>
      target.parentElement?.closest('output') ||
      (target instanceof Element && target.closest('output')) ||
      [...addedNodes, ...removedNodes].some(holdsFigure)
    new MutationObserver((changes) => {
      if (watched.pressedAt === undefined || !changes.some(isFigure)) return
      watched.latencies.push(performance.now() - watched.pressedAt)
      watched.pressedAt = undefined
    }).observe(main, { subtree: true, childList: true, characterData: true, attributeFilter: ['data-value'] })
  })
}

async function latencies(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { watched: Watched }).watched.latencies.splice(0))
}

async function measureKeys(page: Page, name: string): Promise<void> {
  await watchFigures(page)
  const session = await page.context().newCDPSession(page)
  for (const rate of [1, 4] as const) {
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    // What is computed once (formats of the language, the engine of expressions) is not what a key costs.
    await page.keyboard.press('8')
    await expect.poll(() => latencies(page)).not.toEqual([])
    await page.keyboard.press('Backspace')
    await latencies(page)
    const seen: number[] = []
    for (let key = 0; key < KEYS; key++) {
      await page.keyboard.press(key % 2 === 0 ? '8' : 'Backspace')
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      seen.push(...(await latencies(page)))
    }
    const what = `${name}${rate === 1 ? '' : `, processor ÷ ${rate}`}`
    writeRows('key to figure', [{ what, unit: 'ms', values: seen, most: LIMITS[rate] }])
    console.log(
      `${what}\tmedian ${median(seen).toFixed(1)} ms\tlongest ${Math.max(...seen).toFixed(1)} ms\t${seen.length}`,
    )
    expect(seen.length).toBeGreaterThanOrEqual(KEYS / 2)
    expect.soft(median(seen), what).toBeLessThan(LIMITS[rate])
  }
}

test('the search box: a key changes the answer within a frame', async ({ page }) => {
  await openHome(page, '/')
  await searchField(page).fill('12*')
  await measureKeys(page, 'answer of the search box')
})

for (const { slug, typing } of toolsWith('typing')) {
  const { field, fragment } = typing
  test(`${slug}: a key changes the figure within a frame`, async ({ page }) => {
    await openTool(page, slug, { fragment })
    if (field) {
      await control(page, field).click()
      await page.keyboard.press('End')
    }
    await measureKeys(page, slug)
  })
}
