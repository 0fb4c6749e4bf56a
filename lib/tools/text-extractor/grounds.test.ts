import { createGray, type Box, type Gray } from './gray'
import { lightenGrounds, partsOf } from './grounds'

const LETTER = 20

/** White paper with boxes filled with shades, the last on top. */
function drawn(...boxes: readonly (Box & { readonly shade: number })[]): Gray {
  const gray = createGray(400, 300)
  for (const { x0, y0, x1, y1, shade } of boxes)
    for (let y = y0; y < y1; y++) gray.data.fill(shade, y * gray.width + x0, y * gray.width + x1)
  return gray
}

/** Strokes of letters on a line. */
const strokes = (y0: number, shade: number) =>
  Array.from({ length: 9 }, (_, index) => ({ x0: 60 + index * 30, y0, x1: 66 + index * 30, y1: y0 + LETTER, shade }))

const at = ({ width, data }: Gray, x: number, y: number) => data[y * width + x]

test('white letters on a coloured bar become black on white, and black ones elsewhere stay as they are', () => {
  const bar = { x0: 20, y0: 60, x1: 380, y1: 130, shade: 90 }
  const light = lightenGrounds(drawn(bar, ...strokes(85, 255), ...strokes(200, 0)), LETTER)
  expect(at(light, 63, 95)).toBe(0)
  expect(at(light, 80, 95)).toBe(255)
  expect(at(light, 63, 210)).toBe(0)
  expect(at(light, 80, 210)).toBe(255)
})

test('the table around a photographed page becomes white', () => {
  const light = lightenGrounds(drawn({ x0: 0, y0: 0, x1: 160, y1: 300, shade: 70 }, ...strokes(200, 255)), LETTER)
  expect(at(light, 20, 20)).toBe(255)
})

test('a thick stroke of a headline is no ground', () => {
  const stroke = { x0: 100, y0: 40, x1: 125, y1: 120, shade: 0 }
  const gray = drawn(stroke, ...strokes(200, 0))
  expect(lightenGrounds(gray, LETTER)).toBe(gray)
})

test('black letters on a grey box are not inverted', () => {
  const gray = drawn({ x0: 20, y0: 60, x1: 380, y1: 130, shade: 150 }, ...strokes(85, 0))
  expect(lightenGrounds(gray, LETTER)).toBe(gray)
})

test('parts are what touches at a side, across no edge of the picture', () => {
  const rows = ['#..#', '##.#', '...#', '.#..']
  const gray = createGray(4, 4)
  const parts = partsOf(gray, (index) => rows.join('')[index] === '#')
  expect(parts.map((part) => [...part].toSorted((a, b) => a - b))).toEqual([[0, 4, 5], [3, 7, 11], [13]])
})

test('nothing is changed where the height of letters is not known', () => {
  const gray = drawn({ x0: 0, y0: 0, x1: 160, y1: 300, shade: 70 }, ...strokes(200, 255))
  expect(lightenGrounds(gray, 0)).toBe(gray)
})

test('shades between the ground and white become shades between white and black', () => {
  const bar = { x0: 20, y0: 60, x1: 380, y1: 130, shade: 95 }
  const light = lightenGrounds(drawn(bar, ...strokes(85, 175)), LETTER)
  // Half the way from 95 to 255.
  expect(at(light, 63, 95)).toBe(127)
})
