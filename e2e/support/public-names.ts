import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page } from 'playwright/test'

const LIST = 'docs/names.md'
/** Where a run with `NAMES=write` puts the rows of which `npm run names` makes the list. */
const ROWS = 'reports/names'
const KINDS = ['controls', 'buttons', 'outputs', 'tables', 'parts'] as const

type Kind = (typeof KINDS)[number]
/** Of each kind: every name with its details, such as a control's type or its values. */
type Names = Record<Kind, Record<string, string[]>>

/** Runs in the page: names in the tool, which is what comes before its guide, and in open dialogs. */
function namesInPage(): Names {
  const names: Names = { controls: {}, buttons: {}, outputs: {}, tables: {}, parts: {} }
  const note = (kind: Kind, name: string, ...details: string[]) => {
    const known = (names[kind][name] ??= [])
    for (const detail of details) if (detail !== '' && !known.includes(detail)) known.push(detail)
  }
  const guide = document.querySelector('[data-name="guide"]')
  const inTool = (element: Element) =>
    !element.matches('[data-name="back"], [name="favorite"]') &&
    (element.closest('dialog') || (guide && element.compareDocumentPosition(guide) & Node.DOCUMENT_POSITION_FOLLOWING))
  for (const root of document.querySelectorAll('main, dialog[open]:not([data-name])')) {
    for (const element of [...root.querySelectorAll<HTMLElement>('[name], [data-name], td')].filter(inTool)) {
      const name = element.getAttribute('name') ?? ''
      const part = element.dataset.name ?? ''
      // A cell's label and unit are for the eye: its column says both.
      const data = Object.keys(element.dataset).filter((key) => !['name', 'value', 'label', 'unit'].includes(key))
      if (element instanceof HTMLSelectElement)
        note('controls', name, 'select', ...[...element.options].map(({ value }) => value))
      else if (element instanceof HTMLTextAreaElement) note('controls', name, 'textarea')
      else if (element instanceof HTMLInputElement) {
        const listed = element.type === 'radio' || (element.type === 'checkbox' && element.value !== 'on')
        note('controls', name, element.type, listed ? element.value : '')
      } else if (element instanceof HTMLButtonElement) {
        // Which tools a result can be sent to is theirs to say; the bar's Cancel is there only while the tool works.
        const isPassing = name === 'sendTo' || (name === 'barAction' && element.value === 'cancel')
        note('buttons', name, element.role === 'tab' ? 'tab' : '', isPassing ? '' : element.value)
        // Its menu is empty until it is opened.
        if (name === 'openIn' || name === 'openAllIn') note('buttons', 'sendTo')
      } else if (element instanceof HTMLOutputElement || element instanceof HTMLProgressElement) {
        note('outputs', name, element.localName === 'progress' ? 'progress' : '')
      } else if (element instanceof HTMLTableElement) {
        note('tables', part, ...[...element.querySelectorAll('th')].map((head) => head.dataset.column ?? ''))
      } else if (element instanceof HTMLTableCellElement) {
        if (data.length > 0) note('parts', 'td', ...data.map((key) => `data-${key}`))
      } else if (part !== '') {
        note('parts', part, element.localName === 'li' ? 'li' : '', ...data.map((key) => `data-${key}`))
      }
    }
  }
  return names
}

/** The public names that a tool has shown so far. */
export class PublicNames {
  private readonly seen: Names = { controls: {}, buttons: {}, outputs: {}, tables: {}, parts: {} }
  /** Addresses of scripts that the open document and its workers requested, and of those that have arrived. */
  private readonly asked = new Set<string>()
  private readonly come = new Set<string>()

  constructor(page: Page) {
    page.on('request', (request) => {
      if (request.isNavigationRequest()) {
        this.asked.clear()
        this.come.clear()
      }
      if (request.resourceType() === 'script') this.asked.add(request.url())
    })
    page.on('requestfinished', (request) => this.come.add(request.url()))
    page.on('requestfailed', (request) => this.come.add(request.url()))
  }

  /** Takes what the list has as seen, so that only a new name changes the row. */
  addListed(slug: string): void {
    const cells = listedRow(slug, '').slice(2, -2).split(' | ').slice(1)
    for (const [index, kind] of KINDS.entries()) {
      // A key of a calculator may be a comma, with a space before it.
      for (const entry of (cells[index] ?? '').split(/(?<=\S), /).filter(Boolean)) {
        const [, name = '', details] = /^(\S+)(?: \((.*)\))?$/.exec(entry) ?? []
        this.seen[kind][name] = details?.split(' ') ?? []
      }
    }
  }

  /** Adds what is on the page once the code of its parts has arrived. */
  async look(page: Page): Promise<void> {
    await expect.poll(() => this.missing(page)).toEqual([])
    // What is in sight is known a frame later, and what that shows another one later.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++)
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    })
    const found = await page.evaluate(namesInPage)
    for (const kind of KINDS) {
      for (const [name, details] of Object.entries(found[kind])) {
        this.seen[kind][name] = [...new Set([...(this.seen[kind][name] ?? []), ...details])]
      }
    }
  }

  /** The scripts that the document still waits for. Of what a worker was fetching as it ended, nothing is heard again. */
  private missing(page: Page): Promise<string[]> {
    const awaited = [...this.asked].filter((url) => !this.come.has(url))
    return page.evaluate((urls) => urls.filter((url) => [...document.scripts].some(({ src }) => src === url)), awaited)
  }

  /** The tool's row of the list. */
  row(slug: string): string {
    const cells = KINDS.map((kind) =>
      Object.entries(this.seen[kind])
        .sort(([one], [other]) => (one < other ? -1 : 1))
        // The bar's actions come in no order of their own.
        .map(([name, details]) => [name, name === 'barAction' ? details.toSorted() : details] as const)
        .map(([name, details]) => (details.length > 0 ? `${name} (${details.join(' ')})` : name))
        .join(', '),
    )
    return `| ${[slug, ...cells].join(' | ')} |`
  }
}

/** The row of a tool in docs/names.md; with `NAMES=write`, the row itself, which is put aside for the list. */
export function listedRow(slug: string, row: string): string {
  if (process.env.NAMES === 'write') {
    mkdirSync(ROWS, { recursive: true })
    writeFileSync(`${ROWS}/${slug}.md`, `${row}\n`)
    return row
  }
  const rows = readFileSync(LIST, 'utf8').split('\n')
  return rows.find((line) => line.startsWith(`| ${slug} |`)) ?? ''
}
