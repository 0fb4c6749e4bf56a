import { bandsOf, joinBands } from './bands'
import type { Box } from './gray'
import type { Line } from './reading'

const LETTER = 20

/** Lines of ten letters of 16 × 20 at the given heights. */
const linesAt = (...tops: readonly number[]): Box[] =>
  tops.flatMap((y0) =>
    Array.from({ length: 10 }, (_, index) => ({ x0: 50 + index * 18, y0, x1: 66 + index * 18, y1: y0 + LETTER })),
  )
/** Lines at a distance of 34, so 14 apart. */
const lines = (count: number, top: number) => linesAt(...Array.from({ length: count }, (_, line) => top + line * 34))
const AREA: Box = { x0: 0, y0: 0, x1: 500, y1: 1000 }
const cut = (marks: readonly Box[], { count = 2, leastMarks = 30, area = AREA } = {}) =>
  bandsOf(area, marks, { letter: LETTER, count, leastMarks })
const bands = (...args: Parameters<typeof cut>) => cut(...args).map(({ y0, y1 }) => [y0, y1])
const WHOLE = [{ ...AREA, isCut: false }]

test('a page is cut between the paragraphs nearest to its middle', () => {
  // Ends at 156, 356 and 546; the next ones begin at 200, 400 and 580.
  const marks = [...lines(4, 34), ...lines(5, 200), ...lines(5, 400), ...lines(4, 580)]
  expect(cut(marks)).toEqual([
    { ...AREA, y1: 378, isCut: false },
    { ...AREA, y0: 378, isCut: false },
  ])
})

test('for more engines there are more bands', () => {
  const marks = [...lines(4, 34), ...lines(4, 200), ...lines(4, 366), ...lines(4, 532)]
  expect(bands(marks, { count: 4 })).toEqual([
    [0, 178],
    [178, 344],
    [344, 510],
    [510, 1000],
  ])
  const halves = [...lines(9, 34), ...lines(9, 370)]
  expect(cut(halves, { count: 3 })).toMatchObject([{ isCut: false }, { isCut: true }, { isCut: true }])
})

test('one that has too few letters for each stays whole', () => {
  const marks = [...lines(4, 34), ...lines(4, 200)]
  expect(cut(marks, { leastMarks: 40 })).toHaveLength(2)
  expect(cut(marks, { leastMarks: 41 })).toEqual(WHOLE)
  expect(cut(marks, { count: 1 })).toEqual(WHOLE)
  expect(cut([])).toEqual(WHOLE)
})

test.each([
  // The usual gap is 14, and 8 more is one between paragraphs.
  [22, false],
  [21, true],
])('after a gap of %d pixels a paragraph goes on: %s', (gap, isCut) => {
  const marks = [...lines(5, 34), ...lines(5, 34 + 4 * 34 + LETTER + gap)]
  expect(cut(marks)).toEqual([
    { ...AREA, y1: 190 + Math.round(gap / 2), isCut: false },
    { ...AREA, y0: 190 + Math.round(gap / 2), isCut },
  ])
})

test.each([
  // With lines 40 pixels apart it is 1.4 times as much.
  [56, false],
  [55, true],
])('after a gap of %d pixels between wide lines a paragraph goes on: %s', (gap, isCut) => {
  const wide = (count: number, top: number) => linesAt(...Array.from({ length: count }, (_, line) => top + line * 60))
  const marks = [...wide(5, 0), ...wide(5, 4 * 60 + LETTER + gap)]
  expect(cut(marks)[1]).toMatchObject({ isCut })
})

test.each([
  // 15 of 40 lines are an eighth of all from the middle; then it is cut at the middle.
  [15, 34 + 15 * 34 + 3, false],
  [14, 34 + 20 * 34 + 13, true],
])('with %d of 40 lines above the end of a paragraph, the cut is at %d, and in a paragraph: %s', (above, y, isCut) => {
  const marks = [...lines(above, 34), ...lines(40 - above, 34 + above * 34 + 20)]
  expect(cut(marks, { area: { ...AREA, y1: 2000 } })[1]).toEqual({ ...AREA, y1: 2000, y0: y, isCut })
})

test('lines that touch are not cut apart', () => {
  const touching = (pitch: number) => linesAt(...Array.from({ length: 10 }, (_, line) => line * pitch))
  expect(cut(touching(22))).toEqual(WHOLE)
  expect(cut(touching(23))).toHaveLength(2)
})

test('letters beside the area do not count', () => {
  const marks = [...lines(4, 34), ...lines(4, 200)]
  const beside = lines(20, 34).map((box) => ({ ...box, x0: box.x0 + 500, x1: box.x1 + 500 }))
  expect(cut([...marks, ...beside])).toEqual(cut(marks))
  expect(cut(marks, { area: { ...AREA, y0: 190 } })).toEqual([{ ...AREA, y0: 190, isCut: false }])
})

describe('the lines of bands', () => {
  const line = (x0: number, x1: number, y0: number, startsParagraph = false): Line => ({
    words: [],
    box: { x0, y0, x1, y1: y0 + 20 },
    startsParagraph,
  })
  const [above, below] = [
    [line(10, 210, 0, true), line(10, 210, 30)],
    [line(10, 210, 60, true), line(10, 150, 90), line(10, 210, 120, true)],
  ]
  const joined = (isCut: boolean, last = above[1]!, first = below[0]!, rightToLeft = false) =>
    joinBands(
      [0, 50].map((y0, index) => ({ ...AREA, y0, isCut: isCut && index === 1 })),
      [
        [above[0]!, last],
        [first, ...below.slice(1)],
      ],
      { rightToLeft },
    ).map(({ startsParagraph }) => startsParagraph)

  test('go on where a paragraph was cut', () => {
    expect(joined(false)).toEqual([true, false, true, false, true])
    expect(joined(true)).toEqual([true, false, false, false, true])
  })

  test.each([
    // 14 pixels are 0.7 of a line's height.
    [24, false],
    [25, true],
  ])('a first line that begins at %d is a new paragraph: %s', (x0, starts) => {
    expect(joined(true, above[1], line(x0, 210, 60, true))[2]).toBe(starts)
  })

  test.each([
    // A fifth of 200 pixels.
    [170, false],
    [169, true],
  ])('one behind a line that ends at %d is a new paragraph: %s', (x1, starts) => {
    expect(joined(true, line(10, x1, 30))[2]).toBe(starts)
  })

  test.each([
    // Lines of Arabic begin at 210: an indented one, one behind a short one, and one that only ends early itself.
    [line(10, 210, 30), line(10, 195, 60, true), true],
    [line(51, 210, 30), line(10, 210, 60, true), true],
    [line(50, 210, 30), line(90, 196, 60, true), false],
  ])('from right to left, behind %j and with %j a paragraph begins: %s', (last, first, starts) => {
    expect(joined(true, last, first, true)[2]).toBe(starts)
  })

  test('a band without lines joins none', () => {
    const cutBand = { ...AREA, isCut: true }
    expect(
      joinBands(
        [AREA, cutBand].map((band) => ({ isCut: false, ...band })),
        [[], below],
      ),
    ).toEqual(below)
    expect(joinBands([{ ...AREA, isCut: false }, cutBand], [above, []])).toEqual(above)
    expect(joinBands([{ ...AREA, isCut: false }], [[]])).toEqual([])
  })
})
