import type { Pixels } from '@/lib/image/pixels/pixels'
import type { Recognition } from '@/lib/tools/text-extractor/engine/tesseract'

/** Letters of the drawn pages: boxes of 20 × 30 pixels, each line 60 pixels below the last. */
export const LETTER = { width: 20, height: 30, pitch: 24, line: 60 }

/** A white page with lines of black letters; `columns` are the left edges and numbers of letters of each line. */
export function drawPage(width: number, lines: number, columns: readonly { x: number; letters: number }[]): Pixels {
  const height = lines * LETTER.line + 60
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  const colors = new Uint32Array(data.buffer)
  for (let line = 0; line < lines; line++)
    for (const { x, letters } of columns)
      for (let letter = 0; letter < letters; letter++)
        for (let row = 0; row < LETTER.height; row++) {
          const start = (45 + line * LETTER.line + row) * width + x + letter * LETTER.pitch
          colors.fill(0xff000000, start, start + LETTER.width)
        }
  return { width, height, data }
}

/** What an engine says of a page. */
export interface Answer {
  readonly confidence: number
  /** Words of each line, as x and width in the picture that the engine gets; a line is 30 pixels high. */
  readonly lines?: readonly (readonly { text: string; x: number; width: number }[])[]
  /** Where the first line begins, and how far each is below the last. */
  readonly top?: number
  readonly step?: number
}

const ONE_WORD = [[{ text: 'word', x: 140, width: 60 }]]

/** The same as Tesseract says it. */
export function recognition({ confidence, lines = ONE_WORD, top = 100, step = 60 }: Answer): Recognition {
  const read = lines.map((words, index) => {
    const y = top + index * step
    const boxes = words.map(({ text, x, width }) => ({
      text,
      confidence,
      bbox: { x0: x, y0: y, x1: x + width, y1: y + 30 },
    }))
    const bbox = { x0: boxes[0]!.bbox.x0, y0: y, x1: boxes.at(-1)!.bbox.x1, y1: y + 30 }
    return { text: words.map(({ text }) => text).join(' '), confidence, bbox, words: boxes }
  })
  const text = read.map((line) => line.text).join('\n')
  return { text, blocks: [{ paragraphs: [{ lines: read }] }] } as unknown as Recognition
}
