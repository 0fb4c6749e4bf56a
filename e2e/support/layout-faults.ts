import type { Page } from 'playwright/test'

/** WCAG 2.2, success criterion 1.4.12: what a reader may set without losing content. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }'

/** The smallest side of a target, CSS pixels (WCAG 2.2, 2.5.8), and of a main control (ours). */
const TARGET = { smallest: 24, main: 44 }

/** Below this, a phone zooms the page when a field is typed into. */
const TYPED_SIZE = 16

/**
 * Runs in the page: finds targets that are too small, truncated text, fields that would cause zooming, and horizontal
 * scrolling.
 */
function faultsInPage({ smallest, main, typed }: { smallest: number; main: number; typed: number }): string[] {
  const faults: string[] = []
  const named = (element: Element) => {
    const name = element.getAttribute('name') ?? element.getAttribute('data-name') ?? element.className
    const value = element.getAttribute('value')
    return `${element.localName}[${name}${value ? `=${value}` : ''}] ${(element.textContent ?? '').trim().slice(0, 24)}`
  }
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const hiddenForEyes = (element: Element) => element.closest('.sr-only, [hidden], [aria-hidden="true"]') !== null

  const excess = document.documentElement.scrollWidth - window.innerWidth
  if (excess > 0) faults.push(`scrolls sideways by ${excess}`)

  for (const element of document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )) {
    if (!shown(element) || element.matches('.sr-only:not(label *)')) continue
    // A link in a line of text is as tall as the line, which the criterion allows.
    if (element.matches('a') && getComputedStyle(element).display === 'inline') continue
    const label = element.closest('label')
    const { width: drawn, height } = (label ?? element).getBoundingClientRect()
    // What is thin to the eye may answer in a wider room.
    const width = Math.max(drawn, parseFloat(getComputedStyle(element, '::before').width) || 0)
    const least = element.matches('.button-primary, .control :is(input:not([type=color]), select), textarea')
      ? main
      : smallest
    if (height < least - 0.5 || width < smallest - 0.5) {
      faults.push(`target of ${Math.round(width)} × ${Math.round(height)}: ${named(element)}`)
    }
  }
  for (const element of document.querySelectorAll('input, select, textarea')) {
    const untyped = element.matches('[type=checkbox], [type=radio], [type=range], [type=color], [type=file]')
    if (!shown(element) || untyped || parseFloat(getComputedStyle(element).fontSize) >= typed) continue
    faults.push(`zooms when typed into: ${named(element)}`)
  }

  const cutting = [...document.body.querySelectorAll('*')].filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element)
    // A page's frame of one pixel is for screen readers; a list scrolls.
    const cuts = /hidden|clip/.test(overflowX + overflowY) && element.clientWidth > 1
    return cuts && !element.matches('[title], textarea, input, select') && shown(element)
  })
  for (const frame of cutting.filter((element) => !hiddenForEyes(element))) {
    const room = frame.getBoundingClientRect()
    const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const parent = text.parentElement
      if (!text.textContent?.trim() || !parent || !shown(parent) || hiddenForEyes(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      const inside =
        left >= room.left - 1 && right <= room.right + 1 && top >= room.top - 2 && bottom <= room.bottom + 2
      if (!inside) faults.push(`cut off: ${text.textContent.trim().slice(0, 40)}`)
    }
  }
  return faults
}

/** Runs in the page: finds figures in tables that wrap, are truncated or hidden by the first column. */
function tableFaultsInPage(): string[] {
  const linesOf = (cell: Element) => {
    const range = document.createRange()
    // The text alone, without the button that is as large as the row.
    range.selectNodeContents(cell.firstChild ?? cell)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }
  return [...document.querySelectorAll<HTMLTableElement>('.data-table')].flatMap((table) => {
    const box = table.parentElement
    if (!box?.checkVisibility()) return []
    const cells = [...table.querySelectorAll<HTMLElement>('td:not(.text-column, .code-column)')]
    return cells.flatMap((cell) => {
      const first = cell.parentElement?.firstElementChild as HTMLElement
      const stays = cell !== first && getComputedStyle(first).position === 'sticky'
      const room = box.clientWidth - (stays ? first.offsetWidth : 0)
      const fault =
        (linesOf(cell) > 1 && 'wraps') ||
        (cell.scrollWidth > cell.clientWidth + 1 && 'is cut') ||
        (cell.offsetWidth > room && `is wider than the ${room} px beside the first column`)
      return fault ? [`${table.dataset.name}: ${cell.textContent} ${fault}`] : []
    })
  })
}

/** Opens the results that a phone folds, and waits until exactly the tables that extend beyond their box are marked. */
async function tablesShowTheirEdges(page: Page): Promise<void> {
  // A browser skips the layout of what is folded, and so no observer of it runs.
  await page
    .locator('details[data-name="further"]')
    .evaluateAll((all) => all.forEach((one) => one.toggleAttribute('open', true)))
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.scroll-box')].every(
      (box) => box.hasAttribute('data-more') === box.scrollLeft + box.clientWidth < box.scrollWidth - 1,
    ),
  )
}

/** Of a window of 390 × 844: where a tool's first control begins at the latest, below the top of the header. */
const FOLD = { width: 390, height: 844, control: 260, descriptionLines: 2 }

/** The tool is what the visitor sees first; what an offer above the header takes does not count. */
function foldFaultsInPage({ control: latest, descriptionLines }: typeof FOLD): string[] {
  const description = document.querySelector<HTMLElement>('main:has([data-name="guide"]) > [data-category] header p')
  if (!description) return []
  const faults: string[] = []
  window.scrollTo(0, 0)
  const lines = Math.round(description.offsetHeight / parseFloat(getComputedStyle(description).lineHeight))
  if (lines > descriptionLines) faults.push(`the description takes ${lines} lines`)
  const controls = [...document.querySelectorAll('main :is(input, select, textarea, button):not([name="favorite"])')]
  const first = controls.find((control) => control.checkVisibility({ visibilityProperty: true }))
  const start = document.querySelector('body > header')?.getBoundingClientRect().top ?? 0
  const top = (first?.closest('label') ?? first)?.getBoundingClientRect().top ?? Infinity
  if (top - start >= latest) faults.push(`the first control, ${first?.getAttribute('name')}, begins at ${top - start}`)
  return faults
}

/** Makes the window so large and waits until the page is laid out for it: a size that is set arrives a frame or two later. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.waitForFunction((size) => window.matchMedia(`(width: ${size}px)`).matches, width)
}

/** What keeps a tool's first control from being near the top of a phone as its page opens. */
export async function foldFaults(page: Page): Promise<string[]> {
  await resize(page, FOLD.width, FOLD.height)
  return page.evaluate(foldFaultsInPage, FOLD)
}

/**
 * Content lost at 400 % zoom (320 × 256 CSS pixels) with a reader's text spacing, which together exceed the WCAG requirements.
 * Leaves the window at that size.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  await resize(page, 320, 256)
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, TEXT_SPACING)
  const faults = await page.evaluate(faultsInPage, { ...TARGET, typed: TYPED_SIZE })
  await tablesShowTheirEdges(page)
  await page.evaluate(() => (document.adoptedStyleSheets = []))
  // Without the reader's spacing, for which digits may take more room than a phone has.
  return [...faults, ...(await page.evaluate(tableFaultsInPage))]
}
