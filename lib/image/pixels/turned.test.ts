import { turned } from './turned'

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
  const data = Uint8ClampedArray.from([1, 2, 3, 4, 5, 6].flatMap((number) => [number, 0, 0, 255]))
  const upright = turned({ width: 3, height: 2, data }, orientation)
  const rows = shown.split(' ')
  expect([upright.width, upright.height]).toEqual([rows[0]!.length, rows.length])
  expect([...upright.data].filter((_, at) => at % 4 === 0).join('')).toBe(rows.join(''))
  expect([...upright.data].filter((_, at) => at % 4 === 3)).toEqual(new Array(6).fill(255))
})
