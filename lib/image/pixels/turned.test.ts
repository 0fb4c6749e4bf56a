import type { Pixels } from './pixels'
import { quarterTurned, turned } from './turned'

/** A picture of rows of digits, which are the red of its pixels, and the rows of one. */
function pixelsOf(shown: string): Pixels {
  const rows = shown.split(' ')
  const data = Uint8ClampedArray.from([...rows.join('')].flatMap((digit) => [Number(digit), 0, 0, 255]))
  return { width: rows[0]!.length, height: rows.length, data }
}
function rowsOf({ width, height, data }: Pixels): string {
  const reds = [...data].filter((_, at) => at % 4 === 0)
  return Array.from({ length: height }, (_, y) => reds.slice(y * width, (y + 1) * width).join('')).join(' ')
}

const STORED = pixelsOf('123 456')

// TIFF 6.0, section 8: where the first row and the first column of the stored picture lie when it is shown.
test.each([
  [1, '123 456'],
  [2, '321 654'],
  [3, '654 321'],
  [4, '456 123'],
  [5, '14 25 36'],
  [6, '41 52 63'],
  [7, '63 52 41'],
  [8, '36 25 14'],
])('123 456 of orientation %i is shown as %s', (orientation, shown) => {
  const upright = turned(STORED, orientation)
  expect(rowsOf(upright)).toBe(shown)
  expect([...upright.data].filter((_, at) => at % 4 === 3)).toEqual(new Array(6).fill(255))
})

test.each([
  [0, false, '123 456'],
  [1, false, '41 52 63'],
  [2, false, '654 321'],
  [3, false, '36 25 14'],
  [4, false, '123 456'],
  [0, true, '321 654'],
  [1, true, '63 52 41'],
  [2, true, '456 123'],
  [3, true, '14 25 36'],
])('123 456 after %i quarters clockwise, mirrored first: %s, is %s', (turns, isMirrored, shown) => {
  expect(rowsOf(quarterTurned(STORED, turns, isMirrored))).toBe(shown)
})

test.each([1, 2, 3])('a picture one pixel wide or high is turned by %i quarters', (turns) => {
  const [row, column] = [pixelsOf('123'), pixelsOf('1 2 3')]
  expect(rowsOf(quarterTurned(row, turns))).toBe(['1 2 3', '321', '3 2 1'][turns - 1])
  expect(rowsOf(quarterTurned(column, turns))).toBe(['321', '3 2 1', '123'][turns - 1])
})
