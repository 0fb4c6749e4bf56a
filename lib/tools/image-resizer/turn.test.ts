import { turnedRectangle, turnPixels, untouchedRectangle } from './turn'

/** Pixels whose red is 1, 2, 3 … in reading order. */
function numbered(width: number, height: number) {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let index = 0; index < width * height; index++) data[index * 4] = index + 1
  return { width, height, data }
}

function reds({ width, height, data }: ReturnType<typeof turnPixels>): number[][] {
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => data[(y * width + x) * 4] ?? 0),
  )
}

describe('turning a picture of 1 2 3 over 4 5 6', () => {
  it.each([
    [
      0,
      false,
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
    [
      1,
      false,
      [
        [4, 1],
        [5, 2],
        [6, 3],
      ],
    ],
    [
      2,
      false,
      [
        [6, 5, 4],
        [3, 2, 1],
      ],
    ],
    [
      3,
      false,
      [
        [3, 6],
        [2, 5],
        [1, 4],
      ],
    ],
    [
      0,
      true,
      [
        [3, 2, 1],
        [6, 5, 4],
      ],
    ],
    [
      1,
      true,
      [
        [6, 3],
        [5, 2],
        [4, 1],
      ],
    ],
    [
      2,
      true,
      [
        [4, 5, 6],
        [1, 2, 3],
      ],
    ],
    [
      3,
      true,
      [
        [1, 4],
        [2, 5],
        [3, 6],
      ],
    ],
  ])('%i quarters clockwise, mirrored %s', (turns, mirrored, rows) => {
    expect(reds(turnPixels(numbered(3, 2), { turns, mirrored }))).toEqual(rows)
  })
})

it('finds the part of the original that a part of the turned picture shows, and back', () => {
  const size = { width: 400, height: 300 }
  const part = { x: 10, y: 20, width: 30, height: 40 }
  expect(turnedRectangle(part, size, 1)).toEqual({ x: 240, y: 10, width: 40, height: 30 })
  for (const turns of [0, 1, 2, 3]) {
    expect(untouchedRectangle(turnedRectangle(part, size, turns), size, { turns, mirrored: false })).toEqual(part)
  }
  expect(untouchedRectangle(part, size, { turns: 0, mirrored: true })).toEqual({ ...part, x: 360 })
})
