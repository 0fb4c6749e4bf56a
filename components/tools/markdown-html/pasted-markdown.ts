import { inertDocument } from '@/lib/platform/inert-document'
import { sanitizeHtml } from './sanitize-html'

/** Longer HTML is pasted as plain text: sanitizing it would block the page. */
const MAX_LENGTH = 2_000_000

const BLOCKS =
  'address,article,aside,blockquote,dd,details,div,dl,dt,figure,footer,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,table,td,th,tr,ul'
const STRUCTURE = 'a[href],b,blockquote,code,del,em,h1,h2,h3,h4,h5,h6,hr,i,img,li,pre,s,strike,strong,sub,sup,table'
/** Emphasis as Markdown, or as HTML where Markdown has no syntax for it. */
const EMPHASIS: Readonly<Record<string, string>> = {
  strong: '**',
  b: '**',
  em: '*',
  i: '*',
  del: '~~',
  s: '~~',
  strike: '~~',
  ...Object.fromEntries(['sub', 'sup', 'kbd', 'mark', 'ins', 'u'].map((tag) => [tag, `<${tag}>`])),
}

/** Code editors copy colored HTML; its plain text is used instead. */
function isCode({ firstElementChild: first }: HTMLElement): boolean {
  return first?.localName === 'div' && /white-space:\s*pre\s*(;|$)/.test(first.getAttribute('style') ?? '')
}

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

/** Google Docs writes emphasis as styles, inside a bold element that is not bold; Word, the title as a paragraph. */
function readStyles(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) {
    const heading = body.ownerDocument.createElement('h1')
    heading.append(...title.childNodes)
    title.replaceWith(heading)
  }
  for (const element of body.querySelectorAll<HTMLElement>('b[style*="font-weight:normal"]'))
    element.replaceWith(...element.childNodes)
  for (const element of body.querySelectorAll('span[style]')) {
    const style = element.getAttribute('style') ?? ''
    if (/font-weight:\s*(bold|[6-9]00)/.test(style)) wrapContent(element, 'strong')
    if (/font-style:\s*italic/.test(style)) wrapContent(element, 'em')
    if (/text-decoration[^;]*line-through/.test(style)) wrapContent(element, 'del')
    const position = /vertical-align:\s*(sub|sup)/.exec(style)?.[1]
    if (position) wrapContent(element, position)
  }
}

/** The sign in front of a Word list item, removed from it: Safari keeps only the comments around it. */
function takeSign(item: Element): string {
  const marked = item.querySelector('[style*="Ignore"]')
  const opening = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_COMMENT).nextNode()
  const nodes: ChildNode[] = marked ? [marked] : []
  let next = marked ? null : (opening?.nextSibling ?? null)
  for (; next && next.nodeType !== Node.COMMENT_NODE; next = next.nextSibling) nodes.push(next)
  for (const node of nodes) node.remove()
  return nodes
    .map(({ textContent }) => textContent!)
    .join('')
    .trim()
}

/** Signs of numbered items: 1. (2) 1.2 a) iv. 가. 一、 ①; a group for the last number. */
const ORDERED =
  /^\(?(?:\d+\.)*(\d+)(?:[.)．、]|$)|^\(?(?:[a-z]{1,4}|[０-９]+|[Ⅰ-Ⅻ]|[가-힣ァ-ヶ一-龠]{1,3})[.)．、]|^[①-⑳]/i
const ONLINE_LIST = '.ListContainerWrapper'

/** Word writes the items of lists as paragraphs with signs in front, Word on the web as a list each. */
function readWordLists(body: HTMLElement): void {
  let open: { list: Element; level: number }[] = []
  for (const item of body.querySelectorAll(`[style*="mso-list:"]:not(li,span), ${ONLINE_LIST} li`)) {
    const place = item.closest(ONLINE_LIST) ?? item
    const styleLevel = /mso-list:[^;]*level(\d)/.exec(item.getAttribute('style') ?? '')?.[1]
    if (place === item && !styleLevel) continue
    const level = Number(item.getAttribute('data-aria-level') ?? styleLevel ?? 1)
    const source = item.parentElement
    const sign =
      place === item ? takeSign(item) : source?.localName === 'ol' ? `${source.getAttribute('start') ?? 1}.` : ''
    const [isOrdered, start] = ORDERED.exec(sign) ?? []
    const isHeading = /^h\d$/.test(item.localName)
    // A bullet is one character; 제1조 and Article 1 are words.
    if (isHeading ? /..|\d/.test(sign) : !isOrdered && sign.length > 1) item.prepend(`${sign} `)
    if (isHeading) continue
    const tag = isOrdered ? 'ol' : 'ul'
    const entry = body.ownerDocument.createElement('li')
    entry.append(...item.childNodes)
    if (!open.some(({ list }) => list === place.previousElementSibling)) open = []
    // A skipped level would become an item without text.
    open = open.filter((outer) => outer.level < level || (outer.level === level && outer.list.localName === tag))
    if (open.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(tag)
      if (start) list.setAttribute('start', start)
      const parent = open.at(-1)?.list
      if (parent) parent.append(list)
      else place.before(list)
      open.push({ list, level })
    }
    open.at(-1)?.list.append(entry)
    item.remove()
    if (!place.querySelector('li')) place.remove()
  }
}

/** Word processors part one emphasis into many, and leave it around nothing. */
function joinEmphasis(body: HTMLElement): void {
  for (const span of body.querySelectorAll('span, a:not([href])')) span.replaceWith(...span.childNodes)
  body.normalize()
  for (const element of body.querySelectorAll('*')) {
    const mark = EMPHASIS[element.localName]
    if (mark === undefined) continue
    for (;;) {
      const between = element.nextSibling
      const isSpace = between?.nodeType === Node.TEXT_NODE && between.textContent?.trim() === ''
      const next = isSpace ? between.nextSibling : between
      if (!next || !isElement(next) || EMPHASIS[next.localName] !== mark) break
      if (isSpace) element.append(between)
      element.append(...next.childNodes)
      next.remove()
    }
    if (element.textContent === '' && !element.querySelector('img')) element.remove()
  }
}

function escaped(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\`*_[\]<~]|&(?=#?\w+;)/g, '\\$&')))
    .join('')
}

function codeSpan(text: string): string {
  const fence = '`'.repeat(Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length)) + 1)
  const isPadded = text.startsWith('`') || text.endsWith('`')
  return isPadded ? `${fence} ${text} ${fence}` : fence + text + fence
}

/** The links of Word and LibreOffice from the mark of a foot- or endnote to the note and, with `ref` or `anc`, back. */
const NOTE_LINK = /^#(?:_|sd)([ef])\D*?(ref)?(\d+)(anc)?/

function link(element: Element, text: string): string {
  const address = element.getAttribute('href') ?? ''
  const [, kind, ref, number, anc] = NOTE_LINK.exec(address) ?? []
  if (number) return `[^${kind === 'e' ? 'e' : ''}${number}]${ref || anc ? ': ' : ''}`
  if (/^(#|$)/.test(address) || text.trim() === '') return text
  if (address === element.textContent && /^https?:/.test(address)) return `<${address}>`
  return `[${text.trim()}](${/[\s()]/.test(address) ? `<${address}>` : address})`
}

function emphasized(element: Element, mark: string, text: string): string {
  const [, before = '', content = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? []
  const isNested = Object.keys(EMPHASIS).some(
    (tag) => EMPHASIS[tag] === mark && element.parentElement?.closest(tag) !== null,
  )
  return content === '' || isNested ? text : before + mark + content + mark.replace('<', '</') + after
}

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

const contentOf = (parent: Node): string => Array.from(parent.childNodes, inline).join('')

/** The Markdown of a node within a line; a line break in it is a line end. */
function inline(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escaped(node.textContent!)
  if (!isElement(node)) return ''
  const tag = node.localName
  if (tag === 'br') return '  \n'
  if (tag === 'code') return codeSpan(node.textContent)
  if (tag === 'pre') return `${codeSpan(node.textContent)}  \n`
  if (tag === 'input') return node.hasAttribute('checked') ? '[x]' : '[ ]'
  if (tag === 'img') {
    const address = node.getAttribute('src')
    const text = escaped(node.getAttribute('alt') ?? '')
    return address || text ? `![${text}](${address ?? ''})` : ''
  }
  const text = contentOf(node)
  if (tag === 'a') return link(node, text)
  const mark = EMPHASIS[tag]
  if (mark) return emphasized(node, mark, text)
  if (tag === 'li') return `${itemSign(node)}${text.trim()}  \n`
  return node.matches(BLOCKS) ? `${text}  \n` : text
}

/** Text that starts a line must not start a block. */
function paragraph(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimStart())
    .map((line) => line.replace(/^([#>+=|-])/, '\\$1').replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2'))
    .join('\n')
    .trim()
}

function cell(element: Element): string {
  const text = contentOf(element).trim()
  return text.replace(/\s*\n\s*/g, '<br>').replaceAll('|', '\\|')
}

/** A Markdown table of rows of cells; shorter rows are filled up. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const width = Math.max(...rows.map(({ length }) => length))
  const lines = rows.map(
    (cells) => `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`,
  )
  return [lines[0], `|${' --- |'.repeat(width)}`, ...lines.slice(1)].join('\n')
}

function table(element: Element): string {
  const rows = Array.from(element.querySelectorAll('tr'))
  const isLayout = element.querySelector('table') !== null || rows.every(({ children }) => children.length < 2)
  if (isLayout) return blocks(element)
  /** For each column, how many of the next rows a cell above reaches into. */
  const reach: number[] = []
  return markdownTable(
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
        for (let index = 0; index < (columns ?? 1); index++) {
          reach[cells.length] = (lines ?? 1) - 1
          cells.push(index === 0 ? cell(entry) : '')
        }
      }
      skipReached()
      return cells
    }),
  )
}

/** The sign of an item where there is no room for a list, as in a cell. */
function itemSign({ parentElement: list, previousElementSibling: before }: Element): string {
  if (list?.localName !== 'ol') return '• '
  let number = Number(list.getAttribute('start') ?? 1)
  for (let item = before; item; item = item.previousElementSibling) if (item.localName === 'li') number++
  return `${number}. `
}

const indented = (text: string, width: number) => text.replaceAll('\n', `\n${' '.repeat(width)}`).replace(/^ +$/gm, '')

/** A list within an item that starts with another number than 1 needs a line of its own before it. */
const afterText = (markdown: string) => (/^(?!1\.)\d+\. /.test(markdown) ? `\n${markdown}` : markdown)

function list(element: Element): string {
  let number = Number(element.getAttribute('start') ?? 1)
  let hasItem = false
  const items: string[] = []
  for (const item of element.children) {
    // Google Docs and Word put a nested list next to its item, Evernote into an item of its own.
    const [only = item] = item.matches('ul, ol') ? [item] : item.children
    const isNested = only.matches('ul, ol') && only.textContent.trim() === item.textContent.trim()
    const sign = element.localName === 'ol' ? `${number}. ` : '- '
    if (!isNested) {
      items.push(sign + indented(blocks(item, '\n'), sign.length))
      hasItem = true
      number++
    } else if (hasItem) items.push(indented(`\n${afterText(list(only))}`, sign.length).slice(1))
    else items.push(list(only))
  }
  return items.join('\n')
}

function block(element: Element): string {
  const tag = element.localName
  const level = /^h([1-6])$/.exec(tag)?.[1]
  if (level) {
    const text = contentOf(element).replace(/\s+/g, ' ').trim()
    return text && `${'#'.repeat(Number(level))} ${text}`
  }
  if (tag === 'hr') return '---'
  if (tag === 'table') return table(element)
  if (tag === 'ul' || tag === 'ol') return list(element)
  if (tag === 'blockquote') return blocks(element).replace(/^/gm, '> ')
  if (tag === 'pre') {
    const text = element.textContent.replace(/\n$/, '')
    const fence = '`'.repeat(Math.max(3, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length + 1)))
    return `${fence}\n${text}\n${fence}`
  }
  return blocks(element)
}

/** The Markdown of blocks and of the text between them. */
function blocks(parent: { readonly childNodes: Iterable<Node> }, separator = '\n\n'): string {
  const found: string[] = []
  let text = ''
  const endParagraph = () => {
    found.push(paragraph(text))
    text = ''
  }
  for (const node of parent.childNodes) {
    const isBlock = isElement(node) && (node.matches(BLOCKS) || node.querySelector(BLOCKS) !== null)
    if (!isBlock) {
      text += inline(node)
      continue
    }
    endParagraph()
    found.push(block(node))
  }
  endParagraph()
  const parts = found.filter((part) => part !== '')
  return parts.map((part, index) => (index > 0 && separator === '\n' ? afterText(part) : part)).join(separator)
}

/**
 * The Markdown of HTML from the clipboard, as Word, Google Docs, spreadsheets and browsers write it; undefined where its
 * plain text says the same. The HTML is parsed inertly and sanitized before it is read: nothing in it runs or loads.
 */
export function pastedMarkdown(html: string): string | undefined {
  if (html.length > MAX_LENGTH) return undefined
  const { body } = inertDocument(html, 'text/html')
  if (isCode(body)) return undefined
  readStyles(body)
  readWordLists(body)
  const safe = inertDocument(sanitizeHtml(body.innerHTML), 'text/html').body
  joinEmphasis(safe)
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
