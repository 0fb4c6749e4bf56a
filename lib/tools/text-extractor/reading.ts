import type { Rectangle } from './gray'

/** A stretch of letters without a space inside, as it was read. */
export interface Word {
  readonly text: string
  /** 0 to 100. */
  readonly confidence: number
  readonly box: Rectangle
  /** No space before it. */
  readonly glued: boolean
}

export interface Line {
  readonly words: readonly Word[]
  readonly box: Rectangle
  /** First line of a paragraph or block. */
  readonly opens: boolean
}

/** The parts of Tesseract's JSON that are used here. */
interface TesseractBox {
  readonly text: string
  readonly confidence: number
  readonly bbox: Rectangle
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

const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/
const IDEOGRAPHIC =
  /[\u2e80-\u30ff\u31f0-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uff65]|[\ud840-\ud87f][\udc00-\udfff]/u

export function isHangul(text: string): boolean {
  return HANGUL.test(text)
}

/** Kana, Han characters and their punctuation, which take no spaces. */
export function isIdeographic(text: string): boolean {
  return IDEOGRAPHIC.test(text)
}

function union(a: Rectangle, b: Rectangle): Rectangle {
  return { x0: Math.min(a.x0, b.x0), y0: Math.min(a.y0, b.y0), x1: Math.max(a.x1, b.x1), y1: Math.max(a.y1, b.y1) }
}

/** Tesseract cuts a Korean word into pieces; here a word ends where a space does. Characters without spaces stay apart. */
function belongsTo(last: Word | undefined, next: Word): last is Word {
  return last !== undefined && next.glued && !(isIdeographic(next.text) || isIdeographic(last.text))
}

function withWord(words: readonly Word[], next: Word): Word[] {
  const last = words.at(-1)
  if (!belongsTo(last, next)) return [...words, next]
  const confidence = Math.min(last.confidence, next.confidence)
  return [...words.slice(0, -1), { ...last, text: last.text + next.text, confidence, box: union(last.box, next.box) }]
}

/**
 * Tesseract's page as lines of words. `text` is the same page as its plain text, which alone says where spaces are: words
 * are looked up in it one after the other.
 */
export function readLines(page: TesseractPage, text: string): Line[] {
  let at = 0
  const lines: Line[] = []
  for (const { paragraphs } of page.blocks ?? []) {
    for (const { lines: read } of paragraphs ?? []) {
      for (const [index, { words, bbox }] of (read ?? []).entries()) {
        let taken: Word[] = []
        for (const { text: raw, confidence, bbox: box } of words) {
          const found = text.indexOf(raw, at)
          const glued = taken.length > 0 && found === at
          if (found >= 0) at = found + raw.length
          if (raw.trim() !== '') taken = withWord(taken, { text: raw.trim(), confidence, box, glued })
        }
        if (taken.length > 0) lines.push({ words: taken, box: bbox, opens: index === 0 })
      }
    }
  }
  return lines
}

/** Every place of some lines by what `place` makes of a point; boxes stay upright. */
export function placeLines(
  lines: readonly Line[],
  place: (point: { x: number; y: number }) => { x: number; y: number },
): Line[] {
  const moved = ({ x0, y0, x1, y1 }: Rectangle): Rectangle => {
    const corners = [place({ x: x0, y: y0 }), place({ x: x1, y: y0 }), place({ x: x0, y: y1 }), place({ x: x1, y: y1 })]
    const xs = corners.map(({ x }) => x)
    const ys = corners.map(({ y }) => y)
    return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) }
  }
  return lines.map((line) => ({
    ...line,
    box: moved(line.box),
    words: line.words.map((word) => ({ ...word, box: moved(word.box) })),
  }))
}
