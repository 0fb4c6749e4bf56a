import type { Line } from './reading'
import { surerLines } from './second-reading'

/** A line of one word, `height` pixels high. */
function line(text: string, confidence: number, { x0 = 200, x1 = 300, y0 = 0, height = 20 } = {}): Line {
  const box = { x0, y0, x1, y1: y0 + height }
  return { words: [{ text, confidence, box, noSpaceBefore: false }], box, startsParagraph: false }
}

const textsOf = (lines: readonly Line[]) => lines.map(({ words }) => words.map(({ text }) => text).join(' '))

test('of each line the surer reading counts; of equals the first', () => {
  const first = [line('一', 90), line('二', 80, { y0: 40 }), line('三', 70, { y0: 80 })]
  const other = [line('壱', 91), line('弐', 80, { y0: 40 }), line('参', 60, { y0: 80 })]
  expect(textsOf(surerLines(first, other))).toEqual(['壱', '二', '三'])
})

test('a line keeps its place and its paragraph', () => {
  const first = { ...line('一', 50), startsParagraph: true }
  const [read] = surerLines([first], [line('壱', 90, { x0: 204, x1: 298, height: 22 })])
  expect(read).toMatchObject({ box: first.box, startsParagraph: true })
})

test.each([
  ['there is no other', []],
  ['the other is above it', [line('壱', 99, { y0: -12 })]],
  ['the other is below it', [line('壱', 99, { y0: 12 })]],
  ['the other is a part of it', [line('壱', 99, { x1: 279 })]],
  ['it is a part of the other', [line('壱', 99, { x0: 174 })]],
  ['two others are in its place', [line('壱', 99), line('壱', 99, { y0: 2 })]],
])('a line stays where %s', (_why, others) => {
  expect(textsOf(surerLines([line('一', 50)], others))).toEqual(['一'])
})

test('four fifths of the width of both are enough', () => {
  expect(textsOf(surerLines([line('一', 50)], [line('壱', 99, { x1: 280 })]))).toEqual(['壱'])
})
