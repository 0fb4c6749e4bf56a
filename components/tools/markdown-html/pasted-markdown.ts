import { inertDocument } from '@/lib/platform/inert-document'
import { contentOf, escaped, finishLine, inline } from './pasted-inline'
import {
  dropControls,
  isBlock,
  isElement,
  joinEmphasis,
  keepBlocks,
  linkEmbeds,
  moveIntoBlocks,
  readCode,
  readFormulas,
  readLineEnds,
  readListsInParts,
  readStyles,
  readTasks,
  readWordLists,
} from './pasted-preparation'
import { sanitizeHtml } from './sanitize-html'

/** Longer HTML is pasted as plain text: sanitizing it would block the page. */
const MAX_LENGTH = 2_000_000

const STRUCTURE = 'a[href],b,blockquote,code,del,em,h1,h2,h3,h4,h5,h6,hr,i,img,li,pre,s,strike,strong,sub,sup,table'
/** Code editors copy colored HTML; its plain text is used instead. */
function isCode({ firstElementChild: first }: HTMLElement): boolean {
  return first?.localName === 'div' && /white-space:\s*pre\s*(;|$)/.test(first.getAttribute('style') ?? '')
}

/** Text that starts a line must not start a block. */
function paragraph(text: string): string {
  return finishLine(text)
    .split('\n')
    .map((line) => line.trimStart())
    .map((line) => line.replace(/^([#>+=|-]|:(?=-))/, '\\$1').replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2'))
    .join('\n')
    .trim()
}

function cell(element: Element): string {
  const text = finishLine(contentOf(element)).trim()
  return text.replace(/\s*\n\s*/g, '<br>').replaceAll('|', '\\|')
}

const ALIGNED: Readonly<Record<string, string>> = { center: ':-:', right: '--:' }

/** A Markdown table of rows of cells, with how its columns are aligned; shorter rows are filled up. */
function markdownTable(rows: readonly (readonly string[])[], aligned: readonly string[] = []): string {
  const width = Math.max(...rows.map(({ length }) => length))
  const lines = rows.map(
    (cells) => `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`,
  )
  const rules = Array.from({ length: width }, (_, index) => ALIGNED[aligned[index] ?? ''] ?? '---')
  return [lines[0], `| ${rules.join(' | ')} |`, ...lines.slice(1)].join('\n')
}

function table(element: Element): string {
  // In the order in which they are shown: the foot comes last.
  const rows = Array.from((element as HTMLTableElement).rows)
  const hasHeader = Array.from(rows[0]?.children ?? []).some(({ localName }) => localName === 'th')
  const isLayout =
    !hasHeader && (element.querySelector('table') !== null || rows.every(({ children }) => children.length < 2))
  if (isLayout) return blocks(element)
  /** For each column, how many of the next rows a cell above reaches into. */
  const reach: number[] = []
  const aligned: string[] = []
  const caption = element.querySelector('caption')
  const cells = markdownTable(
    rows.map(({ children }) => {
      const cells: string[] = []
      const skipReached = () => {
        for (; (reach[cells.length] ?? 0) > 0; cells.push('')) reach[cells.length] = (reach[cells.length] ?? 0) - 1
      }
      for (const entry of children) {
        skipReached()
        const [columns, lines] = ['colspan', 'rowspan'].map((name) =>
          Math.min(Number(entry.getAttribute(name)) || 1, 100),
        )
        const align = entry.getAttribute('align') ?? ''
        for (let index = 0; index < (columns ?? 1); index++) {
          reach[cells.length] = (lines ?? 1) - 1
          // Many pages center the header alone, which Markdown cannot.
          aligned[cells.length] = (aligned[cells.length] ?? align) === align ? align : ''
          cells.push(index === 0 ? cell(entry) : '')
        }
      }
      skipReached()
      return cells
    }),
    aligned,
  )
  return caption ? [paragraph(contentOf(caption)), cells].filter(Boolean).join('\n\n') : cells
}

const indented = (text: string, width: number) => text.replaceAll('\n', `\n${' '.repeat(width)}`).replace(/^ +$/gm, '')

/** A list within an item that starts with another number than 1 needs a line of its own before it. */
const afterText = (markdown: string) => (/^(?!1[.)])\d+[.)] /.test(markdown) ? `\n${markdown}` : markdown)

const isList = (node: Node | undefined): boolean => node?.nodeName === 'OL' || node?.nodeName === 'UL'

/** A list; directly after another of its kind it takes the other sign, or the two would be one. */
function list(element: Element, isSecond = false): string {
  const isOrdered = element.localName === 'ol'
  let number = Number(element.getAttribute('start') ?? 1)
  let ending = isSecond ? ')' : '.'
  let hasItem = false
  let nested = ''
  const items: string[] = []
  for (const item of element.children) {
    const value = Number(item.getAttribute('value') ?? number)
    if (isOrdered && value !== number) {
      if (hasItem) ending = ending === '.' ? ')' : '.'
      number = value
    }
    // Google Docs and Word put a list of the next level next to its item and not into it, Evernote into an item of its own.
    const [only = item] = item.matches('ul, ol') ? [item] : item.children
    const pictures = (element: Element) => element.querySelectorAll('img').length
    const isAlone = only.textContent.trim() === item.textContent.trim() && pictures(only) === pictures(item)
    const isNested = only.matches('ul, ol') && isAlone
    const isAgain = isNested && only.localName === nested
    nested = isNested && !isAgain ? only.localName : ''
    const sign = isOrdered ? `${number}${ending} ` : isSecond ? '* ' : '- '
    if (!isNested) {
      items.push(sign + indented(blocks(item, '\n'), sign.length))
      hasItem = true
      number++
    } else if (hasItem) items.push(indented(`\n${afterText(list(only, isAgain))}`, sign.length).slice(1))
    else items.push(list(only))
  }
  return items.join('\n')
}

function block(element: Element, isSecond: boolean): string {
  const tag = element.localName
  const level = /^h([1-6])$/.exec(tag)?.[1]
  if (level) {
    const text = finishLine(contentOf(element)).replace(/\s+/g, ' ').trim()
    // A sign at the end would only close the heading.
    return text && `${'#'.repeat(Number(level))} ${text.replace(/(?<=^|\s)#+$/, '\\$&')}`
  }
  if (tag === 'hr') return '---'
  if (tag === 'table') return table(element)
  if (tag === 'ul' || tag === 'ol') return list(element, isSecond)
  if (tag === 'blockquote') return blocks(element).replace(/^/gm, '> ')
  if (tag === 'pre') {
    const text = element.textContent.replace(/\n$/, '')
    const fence = '`'.repeat(Math.max(3, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length + 1)))
    return `${fence}${element.className}\n${text}\n${fence}`
  }
  return blocks(element)
}

/** The nodes, with the children of each `div` or `section` that contains only blocks in its place, so that adjacent lists are noticed. */
function* unboxed(nodes: Iterable<Node>): Generator<Node, void> {
  for (const node of nodes) {
    const children = Array.from(node.childNodes)
    const isBox =
      /^(DIV|SECTION)$/.test(node.nodeName) &&
      children.some(isBlock) &&
      children.every((child) => isBlock(child) || (!isElement(child) && child.textContent?.trim() === ''))
    if (isBox) yield* unboxed(node.childNodes)
    else yield node
  }
}

/** The Markdown of blocks and of the text between them; `beforeList` parts a list from what is before it. */
function blocks(parent: { readonly childNodes: Iterable<Node> }, beforeList = '\n\n'): string {
  const found: { markdown: string; list?: string; isSecond?: boolean }[] = []
  let text = ''
  const add = (markdown: string, list?: string, isSecond?: boolean) => {
    if (markdown !== '') found.push({ markdown, list, isSecond })
  }
  const endParagraph = () => {
    add(paragraph(text))
    text = ''
  }
  for (const node of unboxed(parent.childNodes)) {
    if (!isBlock(node)) {
      text += inline(node)
      continue
    }
    endParagraph()
    const before = found.at(-1)
    const kind = isList(node) ? node.localName : undefined
    const isSecond = kind !== undefined && before?.list === kind && !before.isSecond
    add(block(node, isSecond), kind, isSecond)
  }
  endParagraph()
  return found.reduce((whole, { markdown, list: kind }) => {
    if (whole === '') return markdown
    return kind && beforeList === '\n' ? `${whole}\n${afterText(markdown)}` : `${whole}\n\n${markdown}`
  }, '')
}

/**
 * The Markdown of HTML from the clipboard, as Word, Google Docs, spreadsheets and browsers write it; undefined where its
 * plain text says the same. The HTML is parsed inertly and sanitized before it is read: nothing in it runs or loads.
 */
export function pastedMarkdown(html: string): string | undefined {
  if (html.length > MAX_LENGTH) return undefined
  const { body } = inertDocument(html, 'text/html')
  if (isCode(body)) return undefined
  dropControls(body)
  linkEmbeds(body)
  keepBlocks(body)
  readLineEnds(body)
  readStyles(body)
  readFormulas(body)
  readTasks(body)
  readListsInParts(body)
  readWordLists(body)
  readCode(body)
  const safe = inertDocument(sanitizeHtml(body.innerHTML), 'text/html').body
  joinEmphasis(safe)
  moveIntoBlocks(safe)
  return safe.querySelector(STRUCTURE) ? blocks(safe) : undefined
}

/** The Markdown table of cells as spreadsheets copy them, lines of columns between tabs; undefined for other text. */
export function pastedTable(text: string): string | undefined {
  const rows = text
    .trimEnd()
    .split(/\r\n?|\n/)
    .map((line) => line.split('\t'))
  const width = rows[0]?.length ?? 0
  const isTable = rows.length > 1 && width > 1 && rows.every((cells) => cells.length === width && cells[0] !== '')
  return isTable
    ? markdownTable(rows.map((cells) => cells.map((text) => escaped(text).replaceAll('|', '\\|'))))
    : undefined
}
