import { seededRandom } from '@/lib/core/random'
import { createGray, shrink, type Box, type Gray } from './gray'
import { lightenBackgrounds, partsOf } from './backgrounds'

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

test('white letters on a colored bar become black on white, and black ones elsewhere stay as they are', () => {
  const bar = { x0: 20, y0: 60, x1: 380, y1: 130, shade: 90 }
  const light = lightenBackgrounds(drawn(bar, ...strokes(85, 255), ...strokes(200, 0)), LETTER)
  expect(at(light, 63, 95)).toBe(0)
  expect(at(light, 80, 95)).toBe(255)
  expect(at(light, 63, 210)).toBe(0)
  expect(at(light, 80, 210)).toBe(255)
})

test('the table around a photographed page becomes white', () => {
  const light = lightenBackgrounds(drawn({ x0: 0, y0: 0, x1: 160, y1: 300, shade: 70 }, ...strokes(200, 255)), LETTER)
  expect(at(light, 20, 20)).toBe(255)
})

test('a thick stroke of a headline is no ground', () => {
  const stroke = { x0: 100, y0: 40, x1: 125, y1: 120, shade: 0 }
  const gray = drawn(stroke, ...strokes(200, 0))
  expect(lightenBackgrounds(gray, LETTER)).toBe(gray)
})

test('bold lines close to each other, whose soft edges are as dark as a ground, are none', () => {
  const bold = Array.from({ length: 14 }, (_, index) => 40 + index * 24).flatMap((x0) => [
    { x0, y0: 60, x1: x0 + 8, y1: 104, shade: 0 },
    { x0: x0 + 8, y0: 60, x1: x0 + 16, y1: 104, shade: 120 },
  ])
  const gray = drawn(...bold, ...strokes(200, 0))
  expect(lightenBackgrounds(gray, LETTER)).toBe(gray)
})

test('black letters on a gray box are not inverted', () => {
  const gray = drawn({ x0: 20, y0: 60, x1: 380, y1: 130, shade: 150 }, ...strokes(85, 0))
  expect(lightenBackgrounds(gray, LETTER)).toBe(gray)
})

test.each([
  [
    ['#..#', '##.#', '...#', '.#..'],
    [[0, 4, 5], [3, 7, 11], [13]],
  ],
  [
    ['.#..', '#...', '...#', '..#.'],
    [[1], [4], [11], [14]],
  ],
])('parts of %j are what touches at a side, across no edge of the picture', (rows, expected) => {
  const parts = partsOf(createGray(4, 4), (index) => rows.join('')[index] === '#')
  expect(parts.map((part) => [...part].toSorted((a, b) => a - b))).toEqual(expected)
})

test('nothing is changed where the height of letters is not known', () => {
  const gray = drawn({ x0: 0, y0: 0, x1: 160, y1: 300, shade: 70 }, ...strokes(200, 255))
  expect(lightenBackgrounds(gray, 0)).toBe(gray)
})

test('shades between the ground and white become shades between white and black', () => {
  const bar = { x0: 20, y0: 60, x1: 380, y1: 130, shade: 95 }
  const light = lightenBackgrounds(drawn(bar, ...strokes(85, 175)), LETTER)
  // Half the way from 95 to 255.
  expect(at(light, 63, 95)).toBe(127)
})

describe('pixel by pixel', () => {
  /** The median of the eleven by eleven pixels around each, fewer at an edge, by sorting them. */
  function medians({ width, height, data }: Gray): number[] {
    return Array.from(data, (_, index) => {
      const [x, y] = [index % width, Math.floor(index / width)]
      const around: number[] = []
      for (let row = Math.max(0, y - 5); row <= Math.min(height - 1, y + 5); row++)
        for (let column = Math.max(0, x - 5); column <= Math.min(width - 1, x + 5); column++)
          around.push(data[row * width + column]!)
      return around.sort((a, b) => a - b)[Math.floor(around.length / 2)]!
    })
  }

  // One bar of light letters reaches the right edge, one in the corner is dark without any; the sides are no multiples of 4.
  test.each([
    [20, 4],
    [10, 2],
    [2, 1],
  ])('with letters of %d pixels, dark parts become what is lighter than the median around it', (letter, factor) => {
    const random = seededRandom(3)
    const gray = createGray(61 * factor + 1, 47 * factor + 2)
    gray.data.forEach((_, index) => {
      const [x, y] = [Math.floor((index % gray.width) / factor), Math.floor(index / gray.width / factor)]
      const isBar = (x >= 16 && y >= 2 && y < 11) || (x < 33 && y >= 15)
      const isLetter = x >= 20 && x % 6 < 2 && y >= 4 && y < 8
      gray.data[index] = (isBar ? (isLetter ? 200 : 80) : 235) + 12 * random()
    })
    const small = shrink(gray, factor)
    const around = medians(small)
    const paper = around.toSorted((a, b) => a - b)[Math.floor(around.length * 0.95)]!
    const expected = gray.data.map((shade, index) => {
      const [x, y] = [index % gray.width, Math.floor(index / gray.width)]
      const cell =
        Math.min(small.height - 1, Math.floor(y / factor)) * small.width +
        Math.min(small.width - 1, Math.floor(x / factor))
      const behind = around[cell]!
      return behind < paper * 0.72 ? 255 - (Math.max(0, shade - behind) * 255) / (255 - behind) : shade
    })
    expect(Buffer.from(lightenBackgrounds(gray, letter).data).equals(Buffer.from(expected))).toBe(true)
  })
})

describe('a dark box with strokes of letters of 20 pixels, measured in squares of 4', () => {
  /** A box in whole squares, with a share of its squares light and one dark. */
  const isLightened = (width: number, height: number, light: number, dark = 0) => {
    const gray = createGray(400, 300)
    for (let y = 0; y < height * 4; y++) gray.data.fill(100, (40 + y) * 400 + 40, (40 + y) * 400 + 40 + width * 4)
    const square = (index: number, shade: number) => {
      // Apart from each other and from the corners, so that no median is theirs.
      const [x, y] = [40 + (6 + 3 * (index % 9)) * 4, 40 + (6 + 3 * Math.floor(index / 9)) * 4]
      for (let row = 0; row < 4; row++) gray.data.fill(shade, (y + row) * 400 + x, (y + row) * 400 + x + 4)
    }
    for (let index = 0; index < light; index++) square(index, 250)
    for (let index = light; index < light + dark; index++) square(index, 0)
    return lightenBackgrounds(gray, LETTER) !== gray
  }

  test.each([
    ['with enough light strokes', 40, 26, 30, 0, true],
    ['with one fewer', 40, 26, 29, 0, false],
    ['with as many dark ones', 40, 26, 31, 31, true],
    ['with more dark ones', 40, 26, 31, 32, false],
    ['six letters long', 40, 40, 0, 0, true],
    ['shorter and without strokes', 40, 24, 0, 0, false],
  ] as const)('%s', (_, width, height, light, dark, expected) => {
    expect(isLightened(width, height, light, dark)).toBe(expected)
  })
})
