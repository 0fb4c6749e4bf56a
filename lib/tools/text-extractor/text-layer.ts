import type { Size } from '@/lib/image/pixels/geometry'
import { findColumns } from './columns'
import { boundsOf, type Box } from './gray'
import { median } from './intervals'
import { withParagraphs } from './paragraphs'
import { placeLines, type Line, type Word } from './reading'
import { rowsOf } from './pieces'
import { tableLines } from './table-words'

/** A piece of a PDF's text: where its baseline starts, and its direction and size; lengths are in points. */
export interface TextPiece {
  readonly text: string
  readonly x: number
  readonly y: number
  /** Clockwise, in radians; 0 for text from left to right. */
  readonly angle: number
  readonly size: number
  readonly length: number
  readonly isVertical: boolean
  readonly isRightToLeft: boolean
}

/** Ascent and descent, and the height of capitals, in sizes of the type. */
const ASCENT = 0.78
const DESCENT = 0.2
const CAPITAL = 0.7
/** Gap between two pieces, in sizes, that is a space. */
const SPACE = 0.13
/** Full-width characters take about twice the room of others. */
const WIDE = /[\u1100-\u11ff\u2e80-\ud7af\uf900-\ufaff\uff00-\uff60]/u

/** Characters that no text has: control characters, private and unassigned ones, halves of a pair, the replacement character. */
const MEANINGLESS = /[\p{Cc}\p{Cn}\p{Co}\p{Cs}\uFFFD]/gu
const LETTERS = /[\p{L}\p{M}\p{N}]/gu
const LATIN = /[A-Za-z]/g
const VOWELS = /[aeiouyAEIOUY]/g
const MOST_MEANINGLESS = 0.03
const LEAST_LETTERS = 0.4
/** Of Latin letters, a language has a third of vowels at least; letters that stand for others have fewer. */
const LEAST_VOWELS = 0.2
const ENOUGH_LATIN = 80

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0

/** True if a text layer says what its page shows, as far as its characters tell: false where its fonts map to nothing. */
export function isLegible(pieces: readonly TextPiece[]): boolean {
  const text = pieces.map((piece) => piece.text.replaceAll(/\s/g, '')).join('')
  const all = [...text].length
  const latin = count(text, LATIN)
  if (all === 0 || count(text, MEANINGLESS) > MOST_MEANINGLESS * all) return false
  if (count(text, LETTERS) < LEAST_LETTERS * all) return false
  return latin < ENOUGH_LATIN || latin < all / 2 || count(text, VOWELS) >= LEAST_VOWELS * latin
}

/** Letters and digits of a text layer. */
export function letterCount(pieces: readonly TextPiece[]): number {
  return pieces.reduce((sum, { text }) => sum + count(text, LETTERS), 0)
}

/** A word on its line, with the white space before it in the file. */
interface Placed extends Box {
  readonly text: string
  readonly before: string
  readonly size: number
}

/** Letters of Arabic and Hebrew in the form that they have beside others, which no text that is searched has. */
const SHAPED = /[\uFB1D-\uFDFF\uFE70-\uFEFC]/g

/** The width of a text in columns: full-width letters count twice. */
export const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0)

/** The words of pieces that run in one direction; boxes are in a plane turned so that they run from left to right. */
function wordsOf(pieces: readonly TextPiece[], angle: number): Placed[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let before = ''
  return pieces.flatMap(({ text, x, y, size, length, isVertical, isRightToLeft }) => {
    const [start, base] = [x * cos + y * sin, y * cos - x * sin]
    const [ascent, descent] = isVertical ? [0.5, 0.5] : [ASCENT, DESCENT]
    const plain = text.replaceAll(SHAPED, (letter) => letter.normalize('NFKC'))
    const step = length / Math.max(1, widthOf(plain))
    let at = 0
    return plain.split(/(\s+)/).flatMap((part): Placed | [] => {
      const [from, to] = [at * step, (at + widthOf(part)) * step]
      at += widthOf(part)
      if (part.trim() === '') {
        before ||= part === '' ? '' : ' '
        return []
      }
      const [x0, x1] = isRightToLeft ? [start + length - to, start + length - from] : [start + from, start + to]
      const word = { text: part, before, size, x0, x1, y0: base - ascent * size, y1: base + descent * size }
      before = ''
      return word
    })
  })
}

/** Without words that were set twice to look bold. */
function once(words: readonly Placed[]): Placed[] {
  const seen = new Map<string, Placed[]>()
  return words.filter((word) => {
    const same = seen.get(word.text) ?? []
    seen.set(word.text, [...same, word])
    const near = word.size * SPACE
    return !same.some(({ x0, y0 }) => Math.abs(x0 - word.x0) < near && Math.abs(y0 - word.y0) < near)
  })
}

function wordOf({ text, before, size, ...box }: Placed, previous: Placed | undefined): Word {
  // A space at the end of the line above, which tells whether a Korean word goes on here; without one, nothing is known.
  if (!previous)
    return { text, confidence: 100, box, noSpaceBefore: false, ...(before !== '' && { separator: before }) }
  const gap = Math.max(box.x0 - previous.x1, previous.x0 - box.x1)
  const separator = before !== '' || gap > SPACE * size ? ' ' : ''
  return { text, confidence: 100, box, noSpaceBefore: separator === '', separator }
}

const areaOf = ({ x0, y0, x1, y1 }: Box): Box => ({ x0, y0, x1, y1 })

/** Lines of words that run from left to right, block by block. */
function blocksOf(words: readonly Placed[], rightToLeft: boolean): Line[][] {
  const letter = CAPITAL * median(words.map(({ size }) => size))
  return findColumns(words.map(areaOf), letter, { rightToLeft }).map((block) => {
    const own = words.filter(({ x0, y0, x1, y1 }) => {
      const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
      return x >= block.x0 && x <= block.x1 && y >= block.y0 && y <= block.y1
    })
    const rows = rowsOf(own, letter).map((row) => (rightToLeft ? row.toReversed() : row))
    const lines = rows.map((row) => row.map((word, at) => wordOf(word, row[at - 1])))
    if (block.table) return tableLines(lines.flat(), block.table, { rightToLeft, isOwnText: true })
    const asRead = lines.map((line) => ({
      words: line,
      box: boundsOf(line.map(({ box }) => box)),
      startsParagraph: false,
    }))
    return withParagraphs(asRead, { rightToLeft })
  })
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/g
/** Share of letters that makes a page read from the right, among the Latin ones of codes and names. */
const RIGHT_TO_LEFT_SHARE = 0.3
/** Share of pieces that are a letter right below the last one where each letter of vertical lines is placed by itself. */
const BELOW = 0.7

/** Letters one below the other, where a program has placed each by itself, as lines that run from top to bottom. */
function standing(pieces: readonly TextPiece[]): readonly TextPiece[] {
  const visible = pieces.filter(({ text }) => text.trim() !== '')
  const below = visible.filter(({ text, x, y, size }, index) => {
    const last = visible[index - 1]
    return last && text.trim().length === 1 && Math.abs(x - last.x) < size / 2 && y > last.y && y < last.y + 2 * size
  })
  if (below.length < BELOW * visible.length) return pieces
  return pieces.map((piece) => ({
    ...piece,
    x: piece.x + piece.length / 2,
    y: piece.y - ASCENT * piece.size,
    length: piece.size,
    isVertical: true,
  }))
}

/** Directions that differ by less are one, in radians. */
const DIRECTION = Math.PI / 36

/**
 * The lines of a page by their places, block by block, and whether most run from top to bottom. Boxes are in fractions of the page.
 */
export function layOut(pieces: readonly TextPiece[], { width, height }: Size) {
  const groups = new Map<number, TextPiece[]>()
  for (const piece of standing(pieces)) {
    const angle = piece.angle + (piece.isVertical ? Math.PI / 2 : 0)
    const key = Math.round(angle / DIRECTION)
    groups.set(key, [...(groups.get(key) ?? []), piece])
  }
  const ordered = [...groups].sort(([, a], [, b]) => letterCount(b) - letterCount(a))
  const blocks = ordered.flatMap(([key, own]) => {
    const angle = key * DIRECTION
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const text = own.map((piece) => piece.text).join('')
    const rightToLeft = count(text, RIGHT_TO_LEFT) > RIGHT_TO_LEFT_SHARE * count(text, /\p{L}/gu)
    const place = ({ x, y }: { x: number; y: number }) => ({
      x: (x * cos - y * sin) / width,
      y: (x * sin + y * cos) / height,
    })
    return blocksOf(once(wordsOf(own, angle)), rightToLeft).map((lines) => placeLines(lines, place))
  })
  return { blocks, vertical: ordered[0]?.[1][0]?.isVertical ?? false }
}
