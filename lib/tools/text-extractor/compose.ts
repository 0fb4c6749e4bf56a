import type { Rectangle } from './gray'
import { isHangul, isIdeographic, type Line, type Word } from './reading'

/** A word where it stands in the text and in its page's picture. */
export interface PlacedWord {
  readonly start: number
  readonly end: number
  readonly confidence: number
  readonly box: Rectangle
  readonly page: number
}

export interface Composition {
  readonly text: string
  readonly words: readonly PlacedWord[]
}

interface Options {
  /** Lines of East Asian paragraphs become one. */
  readonly joinLines: boolean
}

/** A line ends here when its last letter is this near to the column's edge, in line heights. */
const EDGE = 1.6
/** Syllables that close a Korean word more often than not: particles and endings. */
const KOREAN_CLOSING = /[은는이가을를의에도와과로고며서게지니면자다요죠까랑만]$/
const SENTENCE_END = /[.!?…。！？」』”"')\]]$/
const BULLET = /^([-•·*※○●□■▪▶►]|\(?\d{1,2}[.)]|[①-⑳])/

function spaceBetween(before: Word, after: Word): string {
  if (after.glued) return ''
  // Between characters that take none, a space is a gap in the print.
  return isIdeographic(before.text.slice(-1)) && isIdeographic(after.text.slice(0, 1)) ? '' : ' '
}

function lastLetter(line: Line): string {
  return line.words.at(-1)?.text.slice(-1) ?? ''
}

function firstLetter(line: Line): string {
  return line.words[0]?.text.slice(0, 1) ?? ''
}

interface Edges {
  readonly left: number
  readonly right: number
}

/** Lines whose text runs on beneath: full to the column's edge, in an East Asian script, no list. */
function runsOn(line: Line, next: Line, { left, right }: Edges): boolean {
  const height = line.box.y1 - line.box.y0
  const full = line.box.x1 >= right - EDGE * height
  const flush = next.box.x0 <= left + height / 2
  const near = next.box.y0 - line.box.y1 <= height * 1.2
  const eastAsian = [lastLetter(line), firstLetter(next)].some((letter) => isIdeographic(letter) || isHangul(letter))
  return full && flush && near && eastAsian && !BULLET.test(next.words[0]?.text ?? '')
}

/** A column set flush breaks Korean anywhere; one set ragged breaks it at spaces only. */
function isFlush(lines: readonly Line[], { right }: Edges): boolean {
  const inner = lines.slice(0, -1)
  const flush = inner.filter(({ box }) => right - box.x1 <= (box.y1 - box.y0) * 0.6)
  return inner.length > 1 && flush.length >= inner.length * 0.7
}

function joint(line: Line, next: Line, flush: boolean): string {
  if (isIdeographic(lastLetter(line)) || isIdeographic(firstLetter(next))) return ''
  const word = line.words.at(-1)?.text ?? ''
  return !flush || SENTENCE_END.test(word) || /,$/.test(word) || KOREAN_CLOSING.test(word) ? ' ' : ''
}

/** Lines of one block with what stands between each and the one before it. */
function breaksOf(lines: readonly Line[], { joinLines }: Options): string[] {
  const edges: Edges = {
    left: lines.reduce((least, { box }) => Math.min(least, box.x0), Infinity),
    right: lines.reduce((most, { box }) => Math.max(most, box.x1), 0),
  }
  const flush = isFlush(lines, edges)
  return lines.map((line, index) => {
    const above = lines[index - 1]
    if (!above) return ''
    if (joinLines && !line.opens && runsOn(above, line, edges)) return joint(above, line, flush)
    return line.opens ? '\n\n' : '\n'
  })
}

/**
 * The text of pages, each a list of blocks of lines: paragraphs and blocks are parted by an empty line, pages by one too.
 * With it each word's place in the text, for the link between text and picture.
 */
export function composeText(pages: readonly (readonly (readonly Line[])[])[], options: Options): Composition {
  let text = ''
  const words: PlacedWord[] = []
  for (const [page, blocks] of pages.entries()) {
    for (const lines of blocks) {
      const breaks = breaksOf(lines, options)
      for (const [index, line] of lines.entries()) {
        text += index === 0 && text !== '' ? '\n\n' : (breaks[index] ?? '')
        for (const [position, word] of line.words.entries()) {
          const before = line.words[position - 1]
          if (before) text += spaceBetween(before, word)
          const { confidence, box } = word
          words.push({ start: text.length, end: text.length + word.text.length, confidence, box, page })
          text += word.text
        }
      }
    }
  }
  return { text, words }
}
