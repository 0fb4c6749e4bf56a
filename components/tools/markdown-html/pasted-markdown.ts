import { inertDocument } from '@/lib/platform/inert-document'
import { sanitizeHtml } from './sanitize-html'

/** Longer HTML is pasted as plain text: sanitizing it would block the page. */
const MAX_LENGTH = 2_000_000

const BLOCKS =
  'address,article,aside,blockquote,dd,details,div,dl,dt,figure,footer,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,table,td,th,tr,ul'
const STRUCTURE = 'a[href],b,blockquote,code,del,em,h1,h2,h3,h4,h5,h6,hr,i,img,li,pre,s,strike,strong,table'
/** Elements without a Markdown notation that Markdown may contain as HTML. */
const KEPT = new Set(['sub', 'sup', 'kbd', 'mark', 'ins', 'u'])
const EMPHASIS: Readonly<Record<string, string>> = {
  strong: '**',
  b: '**',
  em: '*',
  i: '*',
  del: '~~',
  s: '~~',
  strike: '~~',
}

/** Code editors put colored code on the clipboard, whose text is what is meant. */
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
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .trim()
}

/** Signs of numbered items: 1. (2) a) iv. 가. ①; a group for what is a number. */
const ORDERED = /^\(?(?:(\d+)|[a-z]{1,4}|[０-９]+|[가-힣])[.)．]|^[①-⑳]/i
const ONLINE_LIST = '.ListContainerWrapper'

/** Word writes the items of lists as paragraphs with signs in front, Word on the web as a list each. */
function readWordLists(body: HTMLElement): void {
  let open: Element[] = []
  for (const item of body.querySelectorAll(`p[style*="mso-list:"], ${ONLINE_LIST} li`)) {
    const place = item.closest(ONLINE_LIST) ?? item
    const styleLevel = /mso-list:[^;]*level(\d)/.exec(item.getAttribute('style') ?? '')?.[1]
    const level = Math.min(9, Number(item.getAttribute('data-aria-level') ?? styleLevel ?? 1))
    const list = item.parentElement
    const sign = place === item ? takeSign(item) : list?.localName === 'ol' ? `${list.getAttribute('start') ?? 1}.` : ''
    const [isOrdered, start] = ORDERED.exec(sign) ?? []
    const tag = isOrdered ? 'ol' : 'ul'
    const entry = body.ownerDocument.createElement('li')
    entry.append(...item.childNodes)
    if (!open.some((list) => list === place.previousElementSibling)) open = []
    open = open.slice(0, level)
    if (open.length === level && open.at(-1)?.localName !== tag) open.pop()
    while (open.length < level) {
      const list = body.ownerDocument.createElement(tag)
      if (start) list.setAttribute('start', start)
      const parent = open.at(-1)
      if (parent) parent.append(list)
      else place.before(list)
      open.push(list)
    }
    open.at(-1)?.append(entry)
    item.remove()
    if (!place.querySelector('li')) place.remove()
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

function link(element: Element, text: string): string {
  const address = element.getAttribute('href') ?? ''
  if (address === '' || text.trim() === '') return text
  if (address === element.textContent && /^https?:/.test(address)) return `<${address}>`
  return `[${text.trim()}](${/[\s()]/.test(address) ? `<${address}>` : address})`
}

function emphasized(element: Element, mark: string, text: string): string {
  const [, before = '', content = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? []
  const isNested = Object.keys(EMPHASIS).some(
    (tag) => EMPHASIS[tag] === mark && element.parentElement?.closest(tag) !== null,
  )
  return content === '' || isNested ? text : before + mark + content + mark + after
}

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

const contentOf = (parent: Node): string => Array.from(parent.childNodes, inline).join('')

/** The Markdown of a node within a line; a line break in it is a line end. */
function inline(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escaped(node.textContent ?? '')
  if (!isElement(node)) return ''
  const tag = node.localName
  if (tag === 'br') return '  \n'
  if (tag === 'code' || tag === 'pre') return codeSpan(node.textContent)
  if (tag === 'input') return node.hasAttribute('checked') ? '[x]' : '[ ]'
  if (tag === 'img') {
    const address = node.getAttribute('src')
    const text = escaped(node.getAttribute('alt') ?? '')
    return address ? `![${text}](${address})` : text
  }
  const text = contentOf(node)
  if (tag === 'a') return link(node, text)
  const mark = EMPHASIS[tag]
  if (mark) return emphasized(node, mark, text)
  if (KEPT.has(tag)) return `<${tag}>${text}</${tag}>`
  return node.matches(BLOCKS) ? `${text}  \n` : text
}

/** Text that starts a line must not start a block. */
function paragraph(text: string): string {
  return text
    .split('\n')
    .map((line, index, { length }) => (index === length - 1 ? line.trim() : line.trimStart()))
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

const indented = (text: string, first: string) =>
  first + text.replaceAll('\n', `\n${' '.repeat(first.length)}`).replace(/^ +$/gm, '')

function list(element: Element): string {
  let number = Number(element.getAttribute('start') ?? 1)
  const items: string[] = []
  for (const item of element.children) {
    // Google Docs and Word put a list of the next level beside its item and not into it.
    const isNested = item.matches('ul, ol')
    const text = blocks(isNested ? { childNodes: [item] } : item, '\n')
    const sign = element.localName === 'ol' ? `${number}. ` : '- '
    if (isNested && items.length > 0)
      items.push(`${' '.repeat(sign.length)}${indented(text, '').replaceAll('\n', `\n${' '.repeat(sign.length)}`)}`)
    else {
      items.push(indented(text, sign))
      number++
    }
  }
  return items.join('\n')
}

function block(element: Element): string {
  const tag = element.localName
  const level = /^h([1-6])$/.exec(tag)?.[1]
  if (level) return `${'#'.repeat(Number(level))} ${contentOf(element).replace(/\s+/g, ' ').trim()}`
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
  return found.filter((part) => part !== '').join(separator)
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
