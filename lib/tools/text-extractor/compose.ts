import { boundsOf, type Box } from './gray'
import { isHangul, isIdeographic, isRow, type Line, type Word } from './reading'

/** A word with its position in the text and in the picture of its page. */
export interface PlacedWord {
  readonly start: number
  readonly end: number
  readonly confidence: number
  readonly box: Box
  readonly page: number
}

export interface Composition {
  readonly text: string
  readonly words: readonly PlacedWord[]
  /** Where the text of each page starts. */
  readonly starts: readonly number[]
}

interface Options {
  /** Join the lines of East Asian paragraphs. */
  readonly joinLines: boolean
}

/** A line is full if its end is this close to the edge of the column, in line heights. */
const EDGE = 1.6
/** Syllables that usually end a Korean word: particles and endings. */
const KOREAN_CLOSING = /[은는이가을를의에도와과로고며서게지니면자다요죠까랑만]$/
const SENTENCE_END = /[.!?…。！？」』”"')\]]$/
const BULLET = /^([-•·・*※○●□■▪▶►]|\(?\d{1,2}[.)]|[①-⑳])/

function spaceBetween(before: Word, after: Word): string {
  if (after.separator !== undefined) return after.separator
  if (after.noSpaceBefore) return ''
  // Scripts without spaces: a gap between the characters is not a space.
  return isIdeographic(lastLetter(before)) && isIdeographic(firstLetter(after)) ? '' : ' '
}

const lastLetter = ({ text }: Word): string => Array.from(text).at(-1)!
const firstLetter = ({ text }: Word): string => Array.from(text)[0]!
const lastWord = ({ words }: Line): Word => words.at(-1)!
const firstWord = ({ words }: Line): Word => words[0]!

/** True when a paragraph continues on the next line: the line is full, in an East Asian script, and no list. */
function continuesOn(line: Line, next: Line, block: Box): boolean {
  const height = line.box.y1 - line.box.y0
  const full = line.box.x1 >= block.x1 - EDGE * height
  const isJustified = next.box.x0 <= block.x0 + height / 2
  const near = next.box.y0 - line.box.y1 <= height * 1.2
  const eastAsian = [lastLetter(lastWord(line)), firstLetter(firstWord(next))].some(
    (letter) => isIdeographic(letter) || isHangul(letter),
  )
  return full && isJustified && near && eastAsian && !BULLET.test(firstWord(next).text)
}

/** True for a justified column, in which Korean words may be broken anywhere and not only at spaces. */
function isJustifiedColumn(lines: readonly Line[], { x1 }: Box): boolean {
  const inner = lines.slice(0, -1)
  const isJustified = inner.filter(({ box }) => x1 - box.x1 <= (box.y1 - box.y0) * 0.6)
  return inner.length > 1 && isJustified.length >= inner.length * 0.7
}

function separatorBetween(line: Line, next: Line, isJustified: boolean): string {
  if (isIdeographic(lastLetter(lastWord(line))) || isIdeographic(firstLetter(firstWord(next)))) return ''
  const word = lastWord(line).text
  return !isJustified ||
    firstWord(next).separator === ' ' ||
    SENTENCE_END.test(word) ||
    /,$/.test(word) ||
    KOREAN_CLOSING.test(word)
    ? ' '
    : ''
}

/** The separator before each line of a block. */
function breaksOf(lines: readonly Line[], { joinLines }: Options): string[] {
  const block = boundsOf(lines.map(({ box }) => box))
  const isJustified = isJustifiedColumn(lines, block)
  return lines.map((line, index) => {
    const above = lines[index - 1]
    if (!above) return ''
    if (joinLines && !line.startsParagraph && ![above, line].some(isRow) && continuesOn(above, line, block))
      return separatorBetween(above, line, isJustified)
    return line.startsParagraph ? '\n\n' : '\n'
  })
}

const PAGE_BREAK = '\n\n'

const shifted = (word: PlacedWord, by: number, page: number): PlacedWord => ({
  ...word,
  start: word.start + by,
  end: word.end + by,
  page,
})

/** The pages of a text one by one, as if each were the only one. */
export function splitPages({ text, words, starts }: Composition): Composition[] {
  return starts.map((start, page) => {
    const end = starts[page + 1] ?? text.length
    const own = text.slice(start, end)
    return {
      text: page + 1 < starts.length && own.endsWith(PAGE_BREAK) ? own.slice(0, -PAGE_BREAK.length) : own,
      words: words.filter((word) => word.page === page).map((word) => shifted(word, -start, 0)),
      starts: [0],
    }
  })
}

/** One text of pages; an empty line separates those that have text. */
export function joinPages(pages: readonly Composition[]): Composition {
  let text = ''
  const words: PlacedWord[] = []
  const starts: number[] = []
  for (const [index, page] of pages.entries()) {
    if (text !== '' && page.text !== '') text += PAGE_BREAK
    const start = text.length
    starts.push(start)
    words.push(...page.words.map((word) => shifted(word, start, index)))
    text += page.text
  }
  return { text, words, starts }
}

/**
 * Composes the text of a page, a list of blocks of lines; an empty line separates paragraphs and blocks. Also returns the
 * position of each word in the text, which links text and picture.
 */
export function composePage(blocks: readonly (readonly Line[])[], options: Options): Composition {
  let text = ''
  const words: PlacedWord[] = []
  for (const lines of blocks) {
    const breaks = breaksOf(lines, options)
    for (const [index, line] of lines.entries()) {
      text += index === 0 && text !== '' ? '\n\n' : breaks[index]!
      for (const [position, word] of line.words.entries()) {
        const before = line.words[position - 1]
        if (before) text += spaceBetween(before, word)
        const { confidence, box } = word
        if (word.text !== '')
          words.push({ start: text.length, end: text.length + word.text.length, confidence, box, page: 0 })
        text += word.text
      }
    }
  }
  return { text, words, starts: [0] }
}
