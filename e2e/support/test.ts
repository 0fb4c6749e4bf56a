import { expect, test as base, type Locator, type Page } from 'playwright/test'

export { expect }

interface Guard {
  /** A page that fails its test on any request to another origin, any uncaught error and any console error. */
  guarded: Page
  /** Console errors that belong to what the spec does; none unless a spec says which and why. */
  expectedErrors: RegExp | undefined
}

export const test = base.extend<Guard>({
  expectedErrors: [undefined, { option: true }],
  guarded: async ({ page, baseURL, expectedErrors }, use) => {
    const complaints: string[] = []
    const home = new URL(baseURL ?? '').origin
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(home) && !/^(blob|data):/.test(url)) complaints.push(`request to ${url}`)
    })
    page.on('pageerror', (error) => complaints.push(`uncaught ${error.stack ?? error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' && !expectedErrors?.test(message.text()))
        complaints.push(`console: ${message.text()}`)
    })
    await use(page)
    expect(complaints).toEqual([])
  },
})

/** Opens a tool's page and waits until it reacts. */
export async function openTool(page: Page, slug: string, { locale = '', fragment = '' } = {}): Promise<void> {
  const prefix = locale === '' || locale === 'ko' ? '' : `/${locale}`
  await page.goto(`${prefix}/tools/${slug}${fragment && `#${fragment}`}`)
  await expect(page.locator('main[data-ready="true"]')).toBeVisible()
}

export function figure(page: Page, name: string) {
  return page.locator(`output[name="${name}"]`)
}

/** The machine value of a figure. */
export async function figureValue(page: Page, name: string): Promise<number> {
  return Number(await figure(page, name).getAttribute('data-value'))
}

const USES = [
  'check',
  'clear',
  'click',
  'fill',
  'focus',
  'hover',
  'press',
  'pressSequentially',
  'selectOption',
  'setChecked',
  'tap',
  'uncheck',
] as const

/** Opens the further settings around what is found, as whoever looks for one of them does. */
export async function unfold(found: Locator): Promise<void> {
  await found.first().waitFor({ state: 'attached' })
  await found.evaluateAll(async (elements) => {
    const folds = elements.flatMap((element) => element.closest('details[data-name="more"]:not([open])') ?? [])
    const opened = folds.map(
      (fold) => new Promise((resolve) => fold.addEventListener('toggle', resolve, { once: true })),
    )
    for (const fold of folds) fold.toggleAttribute('open', true)
    await Promise.all(opened)
    // Opened, they scroll their first control into view; a click meanwhile would miss.
    if (folds.length > 0) await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/** Opens the further settings, some of which are fetched only then. */
export function openMore(page: Page): Promise<void> {
  return unfold(page.locator('details[data-name="more"] > summary'))
}

/** The same locator, whose actions open the further settings first where they are folded around it. */
export function unfolding(found: Locator): Locator {
  for (const use of USES) {
    const act = found[use].bind(found) as (...args: unknown[]) => Promise<never>
    found[use] = async (...args: unknown[]) => {
      await unfold(found)
      return act(...args)
    }
  }
  return found
}

/** A form control by its name. */
export function control(page: Page, name: string) {
  return unfolding(page.locator(`[name="${name}"]:not(button, output)`))
}

/** Chooses one of a group of radios that look like one control. */
export async function choose(page: Page, name: string, value: string): Promise<void> {
  const radio = `input[name="${name}"][value="${value}"]`
  // What a visitor presses is the label; the radio itself may be out of sight.
  await unfolding(page.locator(`label:has(${radio})`)).click()
  await expect(page.locator(radio)).toBeChecked()
}

export function button(page: Page, name: string, value?: string) {
  return unfolding(page.locator(`button[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`))
}

/** Messages that are announced immediately: errors in a toast, or next to a file. */
export function alert(page: Page, text: string | RegExp) {
  return page.getByRole('alert').filter({ hasText: text })
}

/** A toast by a part of its text. */
export function toast(page: Page, text: string) {
  return page.locator('[data-sonner-toast]').filter({ hasText: text })
}

/** Opens a page with its scripts delayed until the returned function is called, as on a slow connection. */
export async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

/** Presses share, checks that the link asks a server for nothing, and opens it in a page that knows nothing. */
export async function followSharedLink(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await button(page, 'share').click()
  await expect(page.locator('[data-sonner-toast] [role="status"]').first()).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).search).toBe('')
  await page.goto('about:blank')
  await page.goto(link)
}
