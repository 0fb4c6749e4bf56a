import type { Size } from '@/lib/image/pixels/geometry'
import { findColumns } from './columns'
import { boundsOf, hasMiddle, union, type Box } from './gray'
import { median } from './intervals'
import { withParagraphs } from './paragraphs'
import { placeLines, type Line, type Word } from './reading'
import { rowsOf, type Mark } from './pieces'
import { tableLines } from './table-words'
import { isRightToLeft } from './writing-direction'

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
/** Maximum fraction of Latin letters that are words of their own. */
const MOST_ALONE = 0.3
/** Leaders and blanks to fill in: repeated dots, dashes or underscores. */
const LEADERS = /[.\u2024-\u2026\u00B7_-]{2,}/g
/** Dot leaders, which count as white space; fewer dots may be an ellipsis. */
const LEADING = /(?:[.\u2024-\u2026\u00B7]\s*){6,}/g

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0

/** True if a text layer says what its page shows, as far as its characters tell: false where its fonts map to nothing. */
export function isLegible(pieces: readonly TextPiece[]): boolean {
  const words = pieces.flatMap(({ text }) => text.split(/\s+/))
  const text = words.join('').replaceAll(LEADERS, '')
  const all = [...text].length
  const latin = count(text, LATIN)
  if (all === 0 || count(text, MEANINGLESS) > MOST_MEANINGLESS * all) return false
  if (count(text, LETTERS) < LEAST_LETTERS * all) return false
  if (latin < ENOUGH_LATIN || latin < all / 2) return true
  // pdf.js loses the spaces between words whose letters are spaced out.
  const alone = words.filter((word) => /^[A-Za-z]$/.test(word)).length
  return alone <= MOST_ALONE * latin && count(text, VOWELS) >= LEAST_VOWELS * latin
}

/** Letters and digits of a text layer. */
export function letterCount(pieces: readonly TextPiece[]): number {
  return pieces.reduce((sum, { text }) => sum + count(text, LETTERS), 0)
}

/** A word, or white space, whose text is empty. */
interface Placed extends Box {
  readonly text: string
  /** True if white space precedes it in the file, even on the line above. */
  readonly isApart: boolean
  readonly size: number
  /** Words with the same number are separated by single spaces, never by a gap between cells. */
  readonly phrase: number
}

/**
 * Compatibility characters that PDFs contain in place of typed ones: presentation forms of Arabic and Hebrew, ligatures, CJK radicals that
 * share a glyph with an ideograph, and vertical forms of punctuation.
 */
const SHAPED = /[\u2E80-\u2EF3\u2F00-\u2FD5\uFB00-\uFB06\uFB1D-\uFDFF\uFE10-\uFE19\uFE30-\uFE44\uFE70-\uFEFC]/g
/** CJK radicals and their ideographs (Unicode, EquivalentUnifiedIdeograph.txt), which NFKC does not map. */
const RADICALS = new Map(
  (
    '⺂乛⺃乚⺅亻⺉刂⺎兀⺏尣⺐尢⺒巳⺓幺⺔彑⺕彐⺖忄⺘扌⺙攵⺛旡⺞歺⺟母⺠民⺡氵⺣灬⺤爫⺦丬⺨犭⺫罒⺭礻⺯糹⺰纟⺱罓⺲罒⺹耂⺺肀⺾艹⺿艹⻂衤⻃覀⻄西⻅见⻆角' +
    '⻈讠⻉贝⻋车⻌辶⻍辶⻎辶⻐钅⻑長⻒镸⻓长⻔门⻖阝⻘青⻙韦⻚页⻛风⻜飞⻝食⻟飠⻠饣⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⻳龟'
  )
    .match(/../gu)!
    .map(([radical, ideograph]) => [radical!, ideograph!]),
)

/** The typed character for a compatibility character. */
const typed = (letter: string) => RADICALS.get(letter) ?? letter.normalize('NFKC')

/** The width of a text in columns: full-width letters count twice. */
export const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0)

/** The words and white space of pieces with the same direction. Boxes are in a plane rotated so that the text is horizontal. */
function wordsOf(pieces: readonly TextPiece[], angle: number): Placed[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let isApart = false
  let phrase = 0
  return pieces.flatMap(({ text, x, y, size, length, isVertical, isRightToLeft }) => {
    const [start, base] = [x * cos + y * sin, y * cos - x * sin]
    const [ascent, descent] = isVertical ? [0.5, 0.5] : [ASCENT, DESCENT]
    const plain = text.replaceAll(LEADING, (dots) => ' '.repeat(dots.length)).replaceAll(SHAPED, typed)
    const step = length / Math.max(1, widthOf(plain))
    let at = 0
    phrase++
    return plain.split(/(\s+)/).flatMap((part): Placed | [] => {
      if (part === '') return []
      const [from, to] = [at * step, (at + widthOf(part)) * step]
      at += widthOf(part)
      const isSpace = part.trim() === ''
      if (isSpace && part.length > 1) phrase++
      const [x0, x1] = isRightToLeft ? [start + length - to, start + length - from] : [start + from, start + to]
      const [y0, y1] = [base - ascent * size, base + descent * size]
      const placed = { text: isSpace ? '' : part, isApart, size, phrase, x0, x1, y0, y1 }
      isApart = isSpace
      return placed
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

const areaOf = ({ x0, y0, x1, y1 }: Box): Box => ({ x0, y0, x1, y1 })

/** The words of a line in reading order, with the spaces between them. */
function lineOf(row: readonly Placed[]): Word[] {
  const words: Word[] = []
  let isApart = false
  for (const { text, size, isApart: isApartInFile, ...place } of row) {
    isApart ||= text === ''
    if (text === '') continue
    const box = areaOf(place)
    const previous = words.at(-1)?.box
    const gap = previous ? Math.max(box.x0 - previous.x1, previous.x0 - box.x1) : 0
    const separator = isApart || gap > SPACE * size ? ' ' : ''
    // A space at the end of the line above tells that a Korean word does not continue here; without one, it is unknown.
    const known = previous ? { separator } : isApartInFile ? { separator: ' ' } : {}
    words.push({ text, confidence: 100, box, noSpaceBefore: previous !== undefined && separator === '', ...known })
    isApart = false
  }
  return words
}

/** Words below this fraction of the median size may be superscripts or subscripts. */
const SMALL = 0.9

/** Words and white space by line, from the top. Superscripts and subscripts belong to their line. */
function linesOf(words: readonly Placed[], letter: number): Placed[][] {
  const usual = median(words.map(({ size }) => size))
  const isSmall = ({ size }: Placed) => size < SMALL * usual
  const rows = rowsOf(
    words.filter((word) => !isSmall(word)),
    letter,
  )
  const bounds = rows.map(boundsOf)
  const alone = words.filter(isSmall).filter((word) => {
    const at = bounds.findIndex(({ x0, y0, x1, y1 }) => hasMiddle({ x0: x0 - usual, y0, x1: x1 + usual, y1 }, word))
    rows[at]?.push(word)
    return at < 0
  })
  const top = (row: readonly Placed[]) => row[0]!.y0 + row[0]!.y1
  const all = [...rows, ...rowsOf(alone, letter)].sort((one, other) => top(one) - top(other))
  return all.map((row) => row.sort((one, other) => one.x0 - other.x0))
}

/** The bounding boxes of phrases. */
function phrasesOf(words: readonly Placed[]): Mark[] {
  const phrases = new Map<number, Mark>()
  for (const { text, phrase, ...word } of words) {
    const before = phrases.get(phrase)
    if (text !== '') phrases.set(phrase, { ...(before ? union(before, word) : areaOf(word)), isPhrase: true })
  }
  return [...phrases.values()]
}

/** Lines of words that run from left to right, block by block. */
function blocksOf(words: readonly Placed[], rightToLeft: boolean): Line[][] {
  const letter = CAPITAL * median(words.map(({ size }) => size))
  return findColumns(phrasesOf(words), letter, { rightToLeft }).map((block) => {
    // Inclusive, so that no word without a width is lost at the edge of its block.
    const own = words.filter(({ x0, y0, x1, y1 }) => {
      const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
      return x >= block.x0 && x <= block.x1 && y >= block.y0 && y <= block.y1
    })
    const rows = linesOf(own, letter).map((row) => lineOf(rightToLeft ? row.toReversed() : row))
    const lines = rows.filter((row) => row.length > 0)
    if (block.table) return tableLines(lines.flat(), block.table, { rightToLeft, isOwnText: true })
    const asRead = lines.map((line) => ({
      words: line,
      box: boundsOf(line.map(({ box }) => box)),
      startsParagraph: false,
    }))
    return withParagraphs(asRead, { rightToLeft })
  })
}

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
    const rightToLeft = isRightToLeft(own.map((piece) => piece.text).join(''))
    const place = ({ x, y }: { x: number; y: number }) => ({
      x: (x * cos - y * sin) / width,
      y: (x * sin + y * cos) / height,
    })
    return blocksOf(once(wordsOf(own, angle)), rightToLeft).map((lines) => placeLines(lines, place))
  })
  return { blocks, vertical: ordered[0]?.[1][0]?.isVertical ?? false }
}
