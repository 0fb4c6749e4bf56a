import { createGray } from './gray'
import { withNarrowGaps } from './narrow-gaps'

const LETTER = 20
const AREA = { x0: 20, y0: 10, x1: 380, y1: 90 }

/** A page with letters of 12 × 20 at these places. */
function page(...places: (readonly [x: number, y: number])[]) {
  const gray = createGray(400, 100)
  for (const [x, y] of places)
    for (let row = y; row < y + LETTER; row++) gray.data.fill(0, row * gray.width + x, row * gray.width + x + 12)
  return gray
}

test('wide white through all rows is narrowed, and places are told both ways', () => {
  const gray = page([30, 20], [320, 20], [40, 60], [340, 60])
  const { gray: narrowed, area, narrow, widen } = withNarrowGaps(gray, AREA, LETTER, 1)
  const gone = gray.width - narrowed.width
  // From the end of a letter at 52 to the next at 320.
  expect(320 - 52 - gone).toBe(54)
  expect(withNarrowGaps(gray, AREA, LETTER, 2).gray.width - narrowed.width).toBe(100 - 54)
  expect(area).toEqual({ ...AREA, x1: 380 - gone })
  for (const x of [0, 30, 52, 320, 352, 400]) expect(widen(narrow(x))).toBe(x)
  expect([narrow(30), narrow(320)]).toEqual([30, 320 - gone])
  const at = (x: number, y: number) => narrowed.data[y * narrowed.width + x]
  expect([at(30, 25), at(319 - gone, 25), at(320 - gone, 25), at(340 - gone, 65)]).toEqual([0, 255, 0, 0])
})

test('white that a row crosses stays, and so does white above the area and that of two letters', () => {
  expect(withNarrowGaps(page([30, 20], [180, 60], [320, 20]), AREA, 60, 1).gray.width).toBe(400)
  expect(withNarrowGaps(page([40, 20], [90, 20], [140, 20], [190, 20], [240, 20], [290, 20], [340, 20]), AREA, LETTER, 1).gray.width).toBe(400) // prettier-ignore
  const gray = page([30, 40], [320, 40])
  gray.data.fill(0, 0, gray.width)
  expect(withNarrowGaps(gray, AREA, LETTER, 1).gray.width).toBeLessThan(400)
})
