import { union, type Box } from './gray'

/** Recognized letters without a space between them. */
export interface Word {
  readonly text: string
  /** 0 to 100. */
  readonly confidence: number
  readonly box: Box
  /** True if there is no space before it. */
  readonly noSpaceBefore: boolean
  /** What is before it in its line, where that is known: a tab before the first word of a cell. Of the first word, a space above. */
  readonly separator?: string
}

/** A line, or the row of a table, whose empty cells are words without letters. */
export interface Line {
  readonly words: readonly Word[]
  readonly box: Box
  /** True for the first line of a paragraph or block. */
  readonly startsParagraph: boolean
}

/** The part of Tesseract's JSON that is used here. */
interface TesseractBox {
  readonly text: string
  readonly confidence: number
  readonly bbox: Box
}
export interface TesseractPage {
  readonly blocks:
    | readonly {
        readonly paragraphs:
          | readonly {
              readonly lines: readonly (TesseractBox & { readonly words: readonly TesseractBox[] })[] | null
            }[]
          | null
      }[]
    | null
}

export const CELL = '\t'

/** True for a row of a table. */
export function isRow({ words }: Pick<Line, 'words'>): boolean {
  return words.some(({ separator }) => separator === CELL)
}

const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/
const IDEOGRAPHIC = /[\u2e80-\u30ff\u31f0-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uff65\u{20000}-\u{3fffd}]/u

/** True for a text with a Korean letter, be it a syllable or a part of one. */
export function isHangul(text: string): boolean {
  return HANGUL.test(text)
}

/** True for kana, Han characters and their punctuation, which are written without spaces. */
export function isIdeographic(text: string): boolean {
  return IDEOGRAPHIC.test(text)
}

/**
 * True if a fragment belongs to the last word: Tesseract splits Korean words, which end only at spaces. Characters of
 * scripts without spaces remain separate words.
 */
function belongsTo(last: Word | undefined, next: Word): last is Word {
  return last !== undefined && next.noSpaceBefore && !(isIdeographic(next.text) || isIdeographic(last.text))
}

function withWord(words: readonly Word[], next: Word): Word[] {
  const last = words.at(-1)
  if (!belongsTo(last, next)) return [...words, next]
  const confidence = Math.min(last.confidence, next.confidence)
  return [...words.slice(0, -1), { ...last, text: last.text + next.text, confidence, box: union(last.box, next.box) }]
}

/**
 * Converts Tesseract's page to lines of words. `text` is its plain text, in which the words are searched in order,
 * because only the plain text has reliable spaces.
 */
export function readLines(page: TesseractPage, text: string): Line[] {
  let at = 0
  const lines: Line[] = []
  for (const { paragraphs } of page.blocks ?? []) {
    for (const { lines: read } of paragraphs ?? []) {
      for (const [index, { words, bbox }] of (read ?? []).entries()) {
        let lineWords: Word[] = []
        for (const { text: raw, confidence, bbox: box } of words) {
          const found = text.indexOf(raw, at)
          const noSpaceBefore = lineWords.length > 0 && found === at
          if (found >= 0) at = found + raw.length
          if (raw.trim() !== '') lineWords = withWord(lineWords, { text: raw.trim(), confidence, box, noSpaceBefore })
        }
        if (lineWords.length > 0) lines.push({ words: lineWords, box: bbox, startsParagraph: index === 0 })
      }
    }
  }
  return lines
}

/** The words of a recognized crop as the engine divides them, placed where the crop, which has a margin, was. */
export function fragmentsOf({ blocks }: TesseractPage, { x0, y0 }: Box, margin: number) {
  const lines = (blocks ?? []).flatMap(({ paragraphs }) => (paragraphs ?? []).flatMap((each) => each.lines ?? []))
  const place: Place = ({ x, y }) => ({ x: x - margin + x0, y: y - margin + y0 })
  return lines.flatMap(({ words }) =>
    words.map(({ text, confidence, bbox }) => ({ text: text.trim(), confidence, box: placeBox(bbox, place) })),
  )
}

/** Width of a gap within a line, in its heights, that no justified text has, and how many lines of columns have one. */
const GUTTER = 2.2
const MIN_GUTTERS = 4
const GUTTER_SHARE = 0.3

/** A message with its time at the end of the last line. */
export function withTime(lines: readonly Line[], time: readonly Line[]): Line[] {
  const last = lines.at(-1)
  return last
    ? [...lines.slice(0, -1), { ...last, words: [...last.words, ...time.flatMap(({ words }) => words)] }]
    : [...time]
}

/** A word of a table, or a line, that is nothing but what is left of a rule or an edge. */
const RULE = /^[|¦]+$/
export const isNoRule = ({ text }: Word) => !RULE.test(text)

const lettersIn = (words: readonly Word[]) => words.reduce((sum, { text }) => sum + text.length, 0)

/**
 * True for lines that were read across columns, of which each side has at least `letters`. `aspect` is the width of the page by
 * its height where boxes are in fractions of them.
 */
export function crossesColumns(lines: readonly Line[], { letters = 1, aspect = 1 } = {}): boolean {
  const crossing = lines.filter(({ words, box }) => {
    if (isRow({ words })) return false
    const gutter = (GUTTER * (box.y1 - box.y0)) / aspect
    return words.some((word, index) => {
      if (word.box.x0 - (words[index - 1]?.box.x1 ?? Infinity) <= gutter) return false
      return Math.min(lettersIn(words.slice(0, index)), lettersIn(words.slice(index))) >= letters
    })
  })
  return crossing.length >= Math.max(MIN_GUTTERS, lines.length * GUTTER_SHARE)
}

/** Least letters of a line of text, which a column of a table does not have. */
const LINE_LETTERS = 12

/** True for lines of a text that were not read across columns. */
export function areText(lines: readonly Line[]): boolean {
  return lettersIn(lines.flatMap(({ words }) => words)) >= LINE_LETTERS * lines.length && !crossesColumns(lines)
}

type Place = (point: { x: number; y: number }) => { x: number; y: number }

/** Transforms a box by mapping its corners with `place`; it remains upright. */
export function placeBox({ x0, y0, x1, y1 }: Box, place: Place): Box {
  const corners = [place({ x: x0, y: y0 }), place({ x: x1, y: y0 }), place({ x: x0, y: y1 }), place({ x: x1, y: y1 })]
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) }
}

/** Transforms the boxes of lines and of their words. */
export function placeLines(lines: readonly Line[], place: Place): Line[] {
  return lines.map((line) => ({
    ...line,
    box: placeBox(line.box, place),
    words: line.words.map((word) => ({ ...word, box: placeBox(word.box, place) })),
  }))
}
