/** What the clipboard's HTML means, made plain before it becomes Markdown. */

const BLOCKS =
  'blockquote,caption,dd,details,div,dl,dt,figcaption,figure,h1,h2,h3,h4,h5,h6,hr,li,ol,p,pre,section,summary,table,td,th,tr,ul'
/** Blocks that no sanitized text has. */
const OTHER_BLOCKS = 'address,article,aside,center,dialog,fieldset,footer,form,header,hgroup,legend,main,nav'
/** Emphasis as Markdown, or as HTML where Markdown has no syntax for it. */
export const EMPHASIS: Readonly<Record<string, string>> = {
  strong: '**',
  b: '**',
  em: '*',
  i: '*',
  del: '~~',
  s: '~~',
  strike: '~~',
  ...Object.fromEntries(['sub', 'sup', 'kbd', 'mark', 'ins', 'u'].map((tag) => [tag, `<${tag}>`])),
}

export const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

export const isBlock = (node: Node): node is Element =>
  isElement(node) && (node.matches(BLOCKS) || node.querySelector(BLOCKS) !== null)

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

function rename(body: HTMLElement, selector: string, tag: string): void {
  for (const element of body.querySelectorAll(selector)) {
    const renamed = body.ownerDocument.createElement(tag)
    renamed.append(...element.childNodes)
    element.replaceWith(renamed)
  }
}

/** Sanitizing takes other blocks apart, and their texts would run into one another. */
export function keepBlocks(body: HTMLElement): void {
  rename(body, OTHER_BLOCKS, 'div')
  rename(body, 'menu', 'ul')
  // Slack's paragraph breaks, and inline elements that a style displays as blocks.
  for (const line of body.querySelectorAll('[data-stringify-type="paragraph-break"], :is(span, a)[style*="display"]'))
    if (/^$|display:\s*(?:block|flex|grid)/.test(line.getAttribute('style') ?? '') && !line.closest('pre, code'))
      wrapContent(line, 'div')
}

/** Google Docs writes emphasis as styles, inside a bold element that is not bold; Word, the title as a paragraph. */
export function readStyles(body: HTMLElement): void {
  rename(body, 'p.MsoTitle', 'h1')
  for (const reading of body.querySelectorAll('ruby:not(:has(rp)) rt'))
    reading.replaceWith('(', ...reading.childNodes, ')')
  for (const quote of body.querySelectorAll('q')) quote.replaceWith('“', ...quote.childNodes, '”')
  for (const element of body.querySelectorAll<HTMLElement>('b[style*="font-weight:normal"]'))
    element.replaceWith(...element.childNodes)
  for (const cell of body.querySelectorAll<HTMLElement>(':is(td, th)[style*="text-align"]'))
    cell.setAttribute('align', cell.style.textAlign)
  for (const element of body.querySelectorAll('span[style]')) {
    const style = element.getAttribute('style') ?? ''
    if (/font-weight:\s*(bold|[6-9]00)/.test(style)) wrapContent(element, 'strong')
    if (/font-style:\s*italic/.test(style)) wrapContent(element, 'em')
    if (/text-decoration[^;]*line-through/.test(style)) wrapContent(element, 'del')
    const position = /vertical-align:\s*(sub|sup)/.exec(style)?.[1]
    if (position) wrapContent(element, position)
  }
}

/** `pre`, `pre-wrap`, `pre-line`, `preserve`: line ends in text are line breaks. */
const KEEPS_LINES = /white-space(?:-collapse)?:\s*(?:pre|break-spaces)/
const HAS_STYLE = '[style*="white-space"]'

/** Messages and posts have their lines in styled text, where Markdown would have a space. */
export function readLineEnds(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    const { parentElement: parent, data } = text
    const isStyled = KEEPS_LINES.test(parent?.closest(HAS_STYLE)?.getAttribute('style') ?? '')
    const isBetweenBlocks = data.trim() === '' && Array.from(parent?.children ?? []).some(isBlock)
    if (!isStyled || isBetweenBlocks || parent?.closest('pre, code')) continue
    const lines = data.split(/\r\n?|\n/).flatMap((line) => [body.ownerDocument.createElement('br'), line])
    if (lines.length > 2) text.replaceWith(...lines.slice(1))
  }
}

/** What a page has for its readers and not to be read: buttons to copy code, and links of headings to themselves. */
export function dropControls(body: HTMLElement): void {
  for (const control of body.querySelectorAll('button, clipboard-copy')) control.remove()
  for (const link of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) a[href*="#"]'))
    if (/^[\s\u200b#¶§🔗]*$/u.test(link.textContent)) link.remove()
}

/** Films, sounds and embedded pages as links: Markdown has no syntax for them, and sanitizing takes them out. */
export function linkEmbeds(body: HTMLElement): void {
  for (const embed of body.querySelectorAll('iframe, video, audio, embed')) {
    const address = [embed, ...embed.querySelectorAll('source')].map((one) => one.getAttribute('src')).find(Boolean)
    if (!/^(https?:)?\/\//.test(address ?? '')) continue
    const link = body.ownerDocument.createElement('a')
    link.href = address!.replace(/^\/\//, 'https://')
    link.textContent = embed.getAttribute('title') || link.getAttribute('href')
    embed.replaceWith(link)
  }
}

/** Formulas of KaTeX, which come as MathML and as laid out signs, as the TeX they were written in; of other MathML, the signs. */
export function readFormulas(body: HTMLElement): void {
  for (const formula of body.querySelectorAll('.katex, math')) {
    const tex = formula.querySelector('annotation[encoding="application/x-tex"]')?.textContent.trim()
    if (!formula.isConnected) continue
    if (tex) formula.replaceWith(`$${tex}$`)
    else if (!formula.closest('.katex')) formula.replaceWith(formula.textContent)
  }
}

const TICK = ['', 'label >', 'p >', 'div >'].map((place) => `:scope > ${place} input[type="checkbox"]`).join()

/** Items with a tick as Google Docs, Notion and editors write them. */
export function readTasks(body: HTMLElement): void {
  for (const item of body.querySelectorAll('li')) {
    const tick = item.querySelector(TICK) ?? undefined
    if (!tick && !item.matches('[aria-checked], :has(> .checkbox)')) continue
    const isDone =
      item.getAttribute('aria-checked') === 'true' ||
      tick?.hasAttribute('checked') === true ||
      item.querySelector(':scope > .checkbox-on') !== null
    tick?.remove()
    for (const sign of item.querySelectorAll(':scope > img, :scope > .checkbox')) sign.remove()
    const box = body.ownerDocument.createElement('input')
    box.type = 'checkbox'
    box.toggleAttribute('checked', isDone)
    const text = item.querySelector(':scope > p, :scope > div > p') ?? item
    text.prepend(box, ' ')
  }
}

/** Slack writes nested lists as siblings with their level in an attribute; Notion, one list for each item. */
export function readListsInParts(body: HTMLElement): void {
  const parts = ['ol + ol[start]', ...['bulleted', 'to-do'].map((kind) => `ul.${kind}-list + ul.${kind}-list`)]
  for (const list of body.querySelectorAll(parts.join())) {
    const before = list.previousElementSibling!
    const isApart = list.previousSibling !== before && list.previousSibling?.textContent?.trim() !== ''
    const start = list.getAttribute('start')
    if (isApart || (start && Number(start) !== nextNumber(before))) continue
    before.append(...list.children)
    list.remove()
  }
  const levelOf = (list: Element) => Number(list.getAttribute('data-indent') ?? 0)
  for (const list of body.querySelectorAll(':is(ul, ol)[data-indent]')) {
    let outer = list.previousElementSibling
    if (!outer?.matches(':is(ul, ol)[data-indent]')) continue
    for (let last = outer; last.matches('ul, ol') && levelOf(last) <= levelOf(list); last = last.lastElementChild!) {
      outer = last
      if (!last.lastElementChild) break
    }
    if (levelOf(list) > levelOf(outer)) outer.append(list)
    else if (levelOf(list) === levelOf(outer) && list.localName === outer.localName) {
      outer.append(...list.children)
      list.remove()
    }
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
const nextNumber = (list: Element) =>
  Number(list.getAttribute('start') ?? 1) + list.querySelectorAll(':scope > li').length

/** Word writes the items of lists as paragraphs with signs in front, Word on the web as a list each. */
export function readWordLists(body: HTMLElement): void {
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
    // A number that does not continue the list starts another one.
    if (start && open.at(-1)?.level === level && Number(start) !== nextNumber(open.at(-1)!.list)) open.pop()
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

const markOf = ({ localName }: Element) => (localName === 'code' ? '`' : EMPHASIS[localName])

/** Word processors part one emphasis into many, and leave it around nothing. Two codes side by side would be one with ticks in it. */
export function joinEmphasis(body: HTMLElement): void {
  for (const span of body.querySelectorAll('span, a:not([href])')) span.replaceWith(...span.childNodes)
  body.normalize()
  for (const element of body.querySelectorAll('*')) {
    const mark = markOf(element)
    if (mark === undefined) continue
    for (;;) {
      const between = element.nextSibling
      const isSpace = mark !== '`' && between?.nodeType === Node.TEXT_NODE && between.textContent?.trim() === ''
      const next = isSpace ? between.nextSibling : between
      if (!next || !isElement(next) || markOf(next) !== mark) break
      if (isSpace) element.append(between)
      element.append(...next.childNodes)
      next.remove()
    }
    if (element.textContent === '' && !element.querySelector('img')) element.remove()
  }
}

function wrapInside(element: Element, wrapper: Element): void {
  let run: Element | undefined
  for (const node of [...element.childNodes]) {
    if (isBlock(node)) {
      run = undefined
      if (node.localName !== 'pre') wrapInside(node, wrapper)
      continue
    }
    if (!run && node.textContent?.trim() === '' && !(isElement(node) && node.matches('img, :has(img)'))) continue
    if (!run) {
      run = wrapper.cloneNode() as Element
      node.before(run)
    }
    run.append(node)
  }
}

/** Links and emphasis around blocks go into each of the blocks: Markdown has them within a line only. */
export function moveIntoBlocks(body: HTMLElement): void {
  for (const element of body.querySelectorAll(['a[href]', ...Object.keys(EMPHASIS)].join())) {
    if (!element.querySelector(BLOCKS)) continue
    wrapInside(element, element)
    element.replaceWith(...element.childNodes)
  }
}

const LANGUAGE = /(?:^|[\s-])(?:language|lang|source|brush:)[-\s]?([a-z][\w+#]*)/i

function codeLanguage(code: Element): string {
  for (const element of [code.firstElementChild, code, code.parentElement]) {
    const named = ['data-language', 'data-lang', 'data-ke-language'].map((name) => element?.getAttribute(name))
    const language = named.find(Boolean) ?? LANGUAGE.exec(element?.className ?? '')?.[1]
    if (language) return language
  }
  return ''
}

const LINE = '[data-line], .line, .token-line, .code-line, .view-line, .blob-code'
const hasOwnLine = (node: Node): node is Element =>
  isElement(node) &&
  (/display:\s*(block|flex|grid)/.test(node.getAttribute('style') ?? '') || node.matches(LINE) || isBlock(node))

/** The text of code, in which line breaks and blocks are lines. */
function codeText(parent: Node): string {
  return Array.from(parent.childNodes).reduce((text, node, index, nodes) => {
    const before = nodes[index - 1]
    // Between inline elements that are lines, a `br` is the line end.
    const isBreak = node.nodeName === 'BR' && before && isElement(before) && before.matches(LINE) && !isBlock(before)
    const isLineEnd = isBreak || (node.nodeType === Node.TEXT_NODE && /^\r?\n/.test(node.textContent ?? ''))
    const startsLine = hasOwnLine(node) || (before !== undefined && hasOwnLine(before) && !isLineEnd)
    const isBehindEmpty = before !== undefined && before.textContent === '' && !isLineEnd && hasOwnLine(before)
    const isEnded = text.endsWith('\n') && !(isBehindEmpty && before.querySelector('br') === null)
    const lineEnd = startsLine && text !== '' && !isEnded ? '\n' : ''
    if (!isElement(node)) return text + lineEnd + (node.textContent ?? '')
    return text + lineEnd + (node.localName === 'br' ? '\n' : codeText(node))
  }, '')
}

/** Where highlighters put the numbers of lines. */
const LINE_NUMBERS =
  '.gutter, .linenos, .lineno, .line-number, .linenumber, .ln, .blob-num, .hljs-ln-numbers, .lntd:has(.lnt), .line-numbers-rows, .react-line-number'

/** Leaves of each piece of code its text, and the name of its language as its class. */
export function readCode(body: HTMLElement): void {
  const numbers = [...body.querySelectorAll(LINE_NUMBERS)]
  const tables = new Set(numbers.flatMap((number) => number.closest('table') ?? []))
  for (const number of numbers) number.remove()
  for (const table of tables) if (!table.closest('pre')) replaceByCode(table, table.querySelector('code') ?? table)
  // Code with lines may be in no `pre`.
  for (const code of body.querySelectorAll('.__se_code_view, .syntaxhighlighter'))
    if (!code.closest('pre')) replaceByCode(code, code)
  for (const code of body.querySelectorAll('code')) {
    const hasLines = code.querySelector(`br, ${BLOCKS}`) || (/\n/.test(code.textContent.trim()) && codeLanguage(code))
    if (hasLines && !code.closest('pre')) replaceByCode(code, code)
  }
  for (const code of body.querySelectorAll('pre')) {
    const [inner, ...others] = code.querySelectorAll('code')
    // ChatGPT has the code in a nested element, below its language and a button.
    const text = inner && others.length === 0 && inner.closest('div, pre') !== code ? inner : code
    const language = codeLanguage(code) || codeLanguage(text)
    code.textContent = codeText(text)
    code.className = language
  }
}

function replaceByCode(element: Element, named: Element): void {
  const code = element.ownerDocument.createElement('pre')
  code.dataset.lang = codeLanguage(named)
  code.textContent = codeText(element)
  element.replaceWith(code)
}
