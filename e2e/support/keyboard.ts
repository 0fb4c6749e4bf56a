import type { Page } from 'playwright/test'

interface Stop {
  /** The focus stands where it was to go. */
  readonly here: boolean
  /** What was looked for comes later in the page. */
  readonly ahead: boolean
  readonly faults: string[]
}

/** Runs in the page at each stop of the focus: can it be seen, does anything cover it, did the stop before look different? */
function lookAtFocus(selector: string): Stop {
  const memory = window as unknown as { lastStop?: { element: Element; look: string } }
  const name = (element: Element) =>
    `${element.localName} ${element.getAttribute('name') ?? element.getAttribute('data-name') ?? element.textContent?.trim().slice(0, 20)}`
  const look = (element: Element) => {
    const around: string[] = []
    for (let at: Element | null = element; at && around.length < 4; at = at.parentElement) {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderTopColor } = getComputedStyle(at)
      around.push([outlineStyle === 'none' ? '' : outlineWidth + outlineColor, boxShadow, borderTopColor].join())
    }
    return around.join(';')
  }
  const faults: string[] = []
  const element = document.activeElement
  const wanted = [...document.querySelectorAll(selector)]
  if (!element || element === document.body) {
    return { here: false, ahead: true, faults }
  }

  const { lastStop } = memory
  if (
    lastStop &&
    lastStop.element !== element &&
    lastStop.element.isConnected &&
    look(lastStop.element) === lastStop.look
  ) {
    faults.push(`no visible focus: ${name(lastStop.element)}`)
  }
  memory.lastStop = { element, look: look(element) }

  const box = (element.closest('label') ?? element).getBoundingClientRect()
  let seen = Math.min(box.bottom, window.innerHeight) - Math.max(box.top, 0)
  const covers = [...document.querySelectorAll('header, .sticky')].filter((cover) => {
    const { position } = getComputedStyle(cover)
    const above = element.closest('dialog, [popover]') || getComputedStyle(element).position === 'fixed'
    return position === 'sticky' && !cover.contains(element) && !above
  })
  for (const cover of covers) {
    const { top, bottom, height } = cover.getBoundingClientRect()
    if (height < 300) seen -= Math.max(0, Math.min(box.bottom, bottom) - Math.max(box.top, top))
  }
  if (seen < Math.min(box.height, 24) - 1) faults.push(`focus out of sight or covered: ${name(element)}`)

  const here = wanted.includes(element)
  const ahead = wanted.some((one) => element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
  return { here, ahead, faults }
}

/** A visitor without a mouse. What was wrong at any stop of the focus is in `faults`. */
export class Keyboard {
  readonly faults = new Set<string>()

  constructor(readonly page: Page) {
    // Playwright holds the picker of files back only from some moment after the first listener is there.
    page.on('filechooser', () => undefined)
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  /** Past the header by the link that is there for it. */
  async skipToMain(): Promise<void> {
    await this.to('a[href="#main"]')
    await this.press('Enter')
  }

  /** Moves the focus with Tab or Shift and Tab to what the selector names. */
  async to(selector: string): Promise<void> {
    const folded = 'details[data-name="more"]:not([open])'
    if (
      await this.page.evaluate(
        ([wanted = '', more = '']) => !!document.querySelector(wanted)?.closest(more),
        [selector, folded + ' > :not(summary)'],
      )
    ) {
      await this.to(`${folded} > summary`)
      await this.press('Enter')
    }
    for (let presses = 0; presses < 150; presses++) {
      const { here, ahead, faults } = await this.page.evaluate(lookAtFocus, selector)
      // The page may have been scrolled to a result since the focus moved.
      for (const fault of presses > 0 ? faults : []) this.faults.add(fault)
      if (here) return
      await this.press(ahead ? 'Tab' : 'Shift+Tab')
    }
    throw new Error(`the keyboard does not reach ${selector}`)
  }

  async push(name: string, { value = '', key = 'Enter' } = {}): Promise<void> {
    await this.to(`button[name="${name}"]${value && `[value="${value}"]`}:not(:disabled, [aria-disabled="true"])`)
    await this.press(key)
  }

  async type(name: string, text: string): Promise<void> {
    await this.to(`:is(input, textarea)[name="${name}"]`)
    await this.press('Control+a')
    await this.page.keyboard.type(text)
  }

  /** Chooses one of a group of radios by arrow keys. */
  async choose(name: string, value: string): Promise<void> {
    await this.to(`input[name="${name}"]`)
    await this.pressUntil('ArrowRight', (element) => (element as HTMLInputElement).value, value)
  }

  async check(name: string): Promise<void> {
    await this.to(`input[name="${name}"]`)
    await this.press('Space')
  }

  async select(name: string, value: string): Promise<void> {
    await this.to(`select[name="${name}"]`)
    await this.press('Home')
    await this.pressUntil('ArrowDown', (element) => (element as HTMLSelectElement).value, value)
  }

  /** Goes to the tabs that the named one belongs to and along them. */
  async tab(name: string): Promise<void> {
    await this.to(`[role="tablist"]:has([name="${name}"]) [aria-selected="true"]`)
    await this.pressUntil('ArrowRight', (element) => element.getAttribute('name') ?? '', name)
  }

  /** Types a date into a native field, whichever order its parts have in this browser. */
  async date(name: string, iso: string): Promise<void> {
    await this.to(`input[name="${name}"]`)
    const [year = '', month = '', day = ''] = iso.split('-')
    for (const digits of [month + day + year, year + month + day, day + month + year]) {
      await this.press('ArrowLeft', 'ArrowLeft', 'ArrowLeft')
      await this.page.keyboard.type(digits)
      if ((await this.page.locator(`input[name="${name}"]`).inputValue()) === iso) return
    }
    throw new Error(`${name} does not take ${iso} by keys`)
  }

  /** Opens the picker of files by key, and takes files in it. */
  async files(...paths: readonly string[]): Promise<void> {
    await this.to('input[name="file"]')
    const opened = this.page.waitForEvent('filechooser')
    await this.press('Enter')
    await (await opened).setFiles([...paths])
  }

  private async pressUntil(key: string, read: (element: Element) => string, wanted: string): Promise<void> {
    for (let presses = 0; presses < 40; presses++) {
      const handle = await this.page.evaluateHandle(() => document.activeElement ?? document.body)
      if ((await handle.evaluate(read)) === wanted) return
      await this.press(key)
    }
    throw new Error(`${key} never comes to ${wanted}`)
  }
}
