import { flanking, neighborAfter, neighborBefore } from '@/lib/tools/markdown-html/flanking'
import { EMPHASIS, isBlock, isElement } from './pasted-preparation'

/** Emphasis that Markdown has signs for, with the HTML for where a sign would be a letter. */
const SIGNS = [
  { sign: '**', tag: 'strong' },
  { sign: '*', tag: 'em' },
  { sign: '~~', tag: 'del' },
] as const
/** Noncharacters, which text cannot contain, mark emphasis and the signs of pictures until the whole line is known. */
const OPENERS = '\uFDD0\uFDD1\uFDD2'
const CLOSERS = '\uFDD8\uFDD9\uFDDA'
const EXCLAMATION = '\uFDDF'
const MARKS = /[\uFDD0-\uFDDF]/g

interface Pair {
  readonly open: number
  readonly close: number
  readonly kind: number
}

function pairsOf(text: string): Pair[] {
  const open: number[] = []
  return Array.from(text.matchAll(MARKS)).flatMap(({ 0: mark, index }) => {
    if (OPENERS.includes(mark)) open.push(index)
    const kind = CLOSERS.indexOf(mark)
    return kind < 0 ? [] : [{ open: open.pop() ?? 0, close: index, kind }]
  })
}

const kindOf = (mark: string) => SIGNS[Math.max(OPENERS.indexOf(mark), CLOSERS.indexOf(mark))] ?? SIGNS[0]

/**
 * The text before and after the mark at `end`, with `outer` in the places of the marks in `html`, nothing in those that make one
 * run with it, and the sign of the others.
 */
function seenAround(text: string, end: number, html: ReadonlySet<number>): [before: string, after: string] {
  const [own] = kindOf(text.charAt(end)).sign
  const signAt = ({ sign }: { sign: string }) => (sign[0] === own ? '' : sign)
  const read = (part: string, offset: number, outer: string) =>
    part
      .replace(MARKS, (mark, index: number) =>
        mark === EXCLAMATION ? '!' : html.has(offset + index) ? outer : signAt(kindOf(mark)),
      )
      // A tilde that is text is punctuation; one that is a sign is looked past.
      .replaceAll('\\~', '\\!')
  return [
    read(text.slice(Math.max(0, end - 40), end), Math.max(0, end - 40), '>'),
    read(text.slice(end + 1, end + 40), end + 1, '<'),
  ]
}

/** Signs directly after others, with more inside or after two, would be taken for one run of signs. */
function isAmbiguous({ open, close }: Pair, text: string): boolean {
  const closes = (at: number) => CLOSERS.includes(text.charAt(at) || ' ')
  return closes(open - 1) && (closes(open - 2) || text.slice(open + 1, close).search(MARKS) >= 0)
}

/** Where the signs of a pair would not be read as emphasis: CommonMark 0.31, section 6.2. */
function isLost(pair: Pair, text: string, html: ReadonlySet<number>): boolean {
  const { open, close } = pair
  const sides = (at: number) => {
    const [before, after] = seenAround(text, at, html)
    return flanking(neighborBefore(before, before.length), neighborAfter(after, 0))
  }
  return !sides(open).left || !sides(close).right || isAmbiguous(pair, text)
}

/**
 * The Markdown of a line in which emphasis is still marked: with signs, or in HTML where signs at that place would be
 * letters, as in `**Note:**keep`. An exclamation mark before a link does not make it a picture.
 */
export function finishLine(text: string): string {
  const pairs = pairsOf(text)
  const html = new Set<number>()
  for (let size = -1; size < html.size;) {
    size = html.size
    for (const pair of pairs) if (!html.has(pair.open) && isLost(pair, text, html)) html.add(pair.open).add(pair.close)
  }
  const signAt = (mark: string, index: number) => {
    if (mark === EXCLAMATION) return mark
    const { sign, tag } = kindOf(mark)
    if (!html.has(index)) return sign
    return OPENERS.includes(mark) ? `<${tag}>` : `</${tag}>`
  }
  return text
    .replace(MARKS, signAt)
    .replace(/!(?=\[)/g, '\\!')
    .replaceAll(EXCLAMATION, '!')
}

/** Text with escapes where Markdown would read a sign; the sign of an element may follow at its end. */
export function escaped(text: string, isFollowed = false): string {
  return text
    .replace(MARKS, '')
    .replace(/\s+/g, ' ')
    .split(/(https?:\/\/[^\s<]+|\bwww\.\S+|[\w.+-]+@[\w-]+\.[\w.-]+)/)
    .map((part, index, parts) => {
      if (index % 2 === 0) return part.replace(/[\\`*_[\]<~]|&(?=#?\w+;)/g, '\\$&')
      // Otherwise an escaped character or a sign that follows an address would become part of the address.
      const isTouched =
        parts[index + 1] === '' ? isFollowed && part.startsWith('http') : parts[index + 1]?.startsWith('<')
      return isTouched ? `<${part}>` : part
    })
    .join('')
}

function codeSpan(lines: string): string {
  // Code spans are one line, because the start of a line could be read as a block.
  const text = lines.replace(/\s*\n\s*/g, ' ')
  const fence = '`'.repeat(Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length)) + 1)
  const isPadded = text.startsWith('`') || text.endsWith('`')
  const content = text.replaceAll('!', EXCLAMATION)
  return isPadded ? `${fence} ${content} ${fence}` : fence + content + fence
}

/** A code span in a table cell cannot contain a backslash before a pipe, which Markdown reads as an escaped pipe. */
const codeOf = (node: Element, text: string) =>
  text.includes('\\|') && node.closest('td, th') ? `<code>${escaped(text)}</code>` : codeSpan(text)

/** The links of Word and LibreOffice from the mark of a foot- or endnote to the note and, with `ref` or `anc`, back. */
const NOTE_LINK = /^#(?:_|sd)([ef])\D*?(ref)?(\d+)(anc)?/

/** Address and title of a link or picture, as they stand between round brackets. */
function target(address: string, title: string | null): string {
  // An angle bracket or a line end would end the address, and what follows would be markup.
  const safe = address.replace(/[<>\r\n]/g, encodeURIComponent)
  const place = /[\s()]/.test(safe) ? `<${safe}>` : safe
  return title ? `${place} "${title.replace(/\s+/g, ' ').replace(/["\\]/g, '\\$&')}"` : place
}

/** Applies `around` to each paragraph, because emphasis and links end with a paragraph in Markdown. */
const aroundEach = (text: string, around: (part: string) => string) =>
  text
    .split(/(\s*\n\s*\n\s*)/)
    .map((part, index) => (index % 2 === 1 ? part : around(part)))
    .join('')

function link(element: Element, text: string): string {
  const address = element.getAttribute('href') ?? ''
  const [, kind, ref, number, anc] = NOTE_LINK.exec(address) ?? []
  if (number) return `[^${kind === 'e' ? 'e' : ''}${number}]${ref || anc ? ': ' : ''}`
  if (/^(#|$)/.test(address) || text.trim() === '') return text
  if (address === element.textContent && /^https?:/.test(address)) return `<${address}>`
  const place = target(address, element.getAttribute('title'))
  // Escaped brackets in front of a round one would make the parser miss the link around them.
  return aroundEach(text.trim(), (part) => `[${part.replaceAll('\\](', '\\]\\(')}](${place})`)
}

function emphasized(element: Element, mark: string, text: string): string {
  const [, before = '', content = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? []
  const isNested = Object.keys(EMPHASIS).some(
    (tag) => EMPHASIS[tag] === mark && element.parentElement?.closest(tag) !== null,
  )
  if (content === '' || isNested) return text
  const kind = SIGNS.findIndex(({ sign }) => sign === mark)
  const [open, close] = kind < 0 ? [mark, mark.replace('<', '</')] : [OPENERS.charAt(kind), CLOSERS.charAt(kind)]
  return before + aroundEach(content, (part) => open + part + close) + after
}

/** The content of an element as one line, emphasis still marked: `finishLine` ends it. */
export const contentOf = (parent: Node): string =>
  Array.from(parent.childNodes).reduce((text, node) => {
    const isGlued = isBlock(node) && !text.endsWith('\n') && text.trim() !== ''
    return text + (isGlued ? '  \n' : '') + inline(node)
  }, '')

/** The Markdown of a node within a line, emphasis still marked; a line break in it is a line end. */
export function inline(node: Node): string {
  const next = node.nextSibling
  const isFollowed = next !== null && next.nodeName !== 'BR' && !isBlock(next)
  if (node.nodeType === Node.TEXT_NODE) return escaped(node.textContent!, isFollowed)
  if (!isElement(node)) return ''
  const tag = node.localName
  if (tag === 'br') return '  \n'
  if (tag === 'code') return codeOf(node, node.textContent)
  if (tag === 'pre') {
    const lines = node.textContent.replace(/\n$/, '').split('\n')
    return lines.map((line) => `${line.trim() && codeOf(node, line)}  \n`).join('')
  }
  if (tag === 'input') return node.hasAttribute('checked') ? '[x]' : '[ ]'
  if (tag === 'img') {
    const address = node.getAttribute('src')
    const alt = escaped(node.getAttribute('alt') ?? '')
    // Parsers take an escaped bracket of a picture in a link for the link's.
    const text = node.closest('a') ? alt.replace(/\\([[\]])/g, (_, sign: string) => `&#${sign.charCodeAt(0)};`) : alt
    return address || text ? `${EXCLAMATION}[${text}](${target(address ?? '', node.getAttribute('title'))})` : ''
  }
  const text = contentOf(node)
  if (tag === 'a') return link(node, text)
  const mark = EMPHASIS[tag]
  if (mark) return emphasized(node, mark, text)
  if (tag === 'li') return `${itemSign(node)}${text.trim()}  \n`
  return isBlock(node) ? `${text}  \n` : text
}

/** The sign of an item where there is no room for a list, as in a cell. */
function itemSign({ parentElement: list, previousElementSibling: before }: Element): string {
  if (list?.localName !== 'ol') return '• '
  let number = Number(list.getAttribute('start') ?? 1)
  for (let item = before; item; item = item.previousElementSibling) if (item.localName === 'li') number++
  return `${number}. `
}
