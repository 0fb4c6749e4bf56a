import { createGray, type Gray } from './gray'
import { findMarks, letterHeight } from './marks'
import { pictureTest, whiten } from './pictures'

const LETTER = 20

function ink(fill: (x: number, y: number) => boolean): Gray {
  const gray = createGray(600, 600)
  gray.data.forEach((_, at) => (gray.data[at] = fill(at % 600, Math.floor(at / 600)) ? 1 : 0))
  return gray
}

const isLetter = (x: number, y: number) => y % 40 < LETTER && x % 24 < 16 && (x % 24 < 4 || y % 40 < 4)
const isDot = (x: number, y: number) => x % 6 < 4 && y % 6 < 4
/** Print around a photograph of dots, 240 pixels wide. */
const page = ink((x, y) => (x >= 200 && x < 440 && y >= 200 && y < 400 ? isDot(x, y) : isLetter(x, y)))

test('a printed photograph is found, the print around it and a page of print alone are not', () => {
  const isPicture = pictureTest(page, findMarks(page), LETTER)
  expect([isPicture?.(320, 300), isPicture?.(40, 40), isPicture?.(540, 300)]).toEqual([true, false, false])
  const print = ink(isLetter)
  expect(pictureTest(print, findMarks(print), LETTER)).toBeNull()
})

test('a line of text right above a photograph is not part of it', () => {
  const near = ink((x, y) => (x >= 200 && x < 440 && y >= 186 && y < 400 ? isDot(x, y) : isLetter(x, y)))
  const isPicture = pictureTest(near, findMarks(near), LETTER)
  expect([isPicture?.(320, 165), isPicture?.(320, 190)]).toEqual([false, true])
})

test('a title between dark parts of a desk is not part of it', () => {
  // A bold T is nearly a square of ink.
  const isBold = (x: number, y: number) => y >= 160 && y < 184 && x % 28 < 24 && (x % 140 < 28 || x % 28 < 5 || y < 165)
  const desk = ink((x, y) => y < 140 || ((x < 180 || x >= 420) && y < 240) || (y >= 160 && x < 420 && isBold(x, y)))
  const isPicture = pictureTest(desk, findMarks(desk), LETTER)
  expect([isPicture?.(300, 60), isPicture?.(80, 200), isPicture?.(290, 175)]).toEqual([true, true, false])
})

/** A square of a letter's height after the other, # where a photograph is. */
function squaresOf(given: Gray): string[] {
  const isPicture = pictureTest(given, findMarks(given), LETTER)
  return Array.from({ length: 30 }, (_, row) =>
    Array.from({ length: 30 }, (_, column) => (isPicture?.(column * 20 + 10, row * 20 + 10) ? '#' : '.')).join(''),
  )
}
const squares = (...parts: readonly (readonly [square: string, count: number])[]) =>
  parts.map(([square, count]) => square.repeat(count)).join('')

test('a photograph is whole squares and one more around it, but for those of a line beside it', () => {
  const none = squares(['.', 30])
  const narrow = squares(['.', 10], ['#', 12], ['.', 8])
  const wide = squares(['.', 9], ['#', 14], ['.', 7])
  expect(squaresOf(page)).toEqual([
    ...Array(9).fill(none),
    ...[wide, narrow, wide, narrow, narrow, narrow, narrow, narrow, wide, narrow, narrow],
    ...Array(10).fill(none),
  ])
})

test('photographs in two corners reach the edges, and ink near one of them is part of it', () => {
  const corners = ink((x, y) =>
    (x < 130 && y < 210) || (x >= 480 && y >= 400) ? isDot(x, y) : x > 200 && x < 300 && y < 99,
  )
  expect(squaresOf(corners)).toEqual([
    ...Array(6).fill(squares(['#', 16], ['.', 14])),
    ...Array(5).fill(squares(['#', 8], ['.', 22])),
    squares(['#', 7], ['.', 23]),
    ...Array(7).fill(squares(['.', 30])),
    ...Array(11).fill(squares(['.', 23], ['#', 7])),
  ])
})

test('solid ink is a picture too', () => {
  const solid = ink((x, y) => x > 300 && y > 300 && x < 500 && y < 500)
  expect(pictureTest(solid, findMarks(solid), LETTER)?.(400, 400)).toBe(true)
})

test('letters are as high as the print, however many dots there are', () => {
  const mostly = ink((x, y) => (y < 220 ? isDot(x, y) : isLetter(x, y)))
  const heights = findMarks(mostly)
  expect(heights.filter(({ y0, y1 }) => y1 - y0 === 4).length).toBeGreaterThan(heights.length * 0.9)
  expect(letterHeight(heights)).toBe(LETTER)
})

test('a picture is whitened where it is asked to be', () => {
  expect(
    Array.from(whiten({ width: 2, height: 2, data: new Uint8Array([1, 2, 3, 4]) }, (x, y) => x === y).data),
  ).toEqual([255, 2, 3, 255])
})

test('dotted rules between the rows of a table are no photograph', () => {
  const isRule = (x: number, y: number) => x % 4 < 2 && y % 80 >= 60 && y % 80 < 62
  const isDownRule = (x: number, y: number) => y % 4 < 2 && x % 200 >= 2 && x % 200 < 4
  const table = ink((x, y) => (y % 80 < 40 && isLetter(x, y)) || isRule(x, y) || isDownRule(x, y))
  expect(pictureTest(table, findMarks(table), LETTER)).toBeNull()
})
