import { changedArea } from './changed-area'

const WIDTH = 5
const HEIGHT = 4

/** The area in which pictures of five columns and four rows differ at these places. */
function areaOf(...places: readonly (readonly [x: number, y: number])[]) {
  const shown = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => at)
  const indices = shown.slice()
  for (const [x, y] of places) indices[y * WIDTH + x] = 99
  return changedArea(indices, shown, WIDTH, HEIGHT)
}

test.each([
  ['one pixel', [[2, 1]], { x: 2, y: 1, width: 1, height: 1 }],
  ['the first pixel', [[0, 0]], { x: 0, y: 0, width: 1, height: 1 }],
  ['the last pixel', [[4, 3]], { x: 4, y: 3, width: 1, height: 1 }],
  [
    'two corners',
    [
      [0, 0],
      [4, 3],
    ],
    { x: 0, y: 0, width: 5, height: 4 },
  ],
  [
    'the other corners',
    [
      [4, 0],
      [0, 3],
    ],
    { x: 0, y: 0, width: 5, height: 4 },
  ],
  [
    'a row',
    [
      [1, 2],
      [3, 2],
    ],
    { x: 1, y: 2, width: 3, height: 1 },
  ],
  [
    'rows whose ends lie between',
    [
      [2, 0],
      [1, 1],
      [4, 2],
      [3, 3],
    ],
    { x: 1, y: 0, width: 4, height: 4 },
  ],
] satisfies [string, [number, number][], object][])('%s', (_, places, area) => {
  expect(areaOf(...places)).toEqual(area)
})

test('nothing where the pictures are alike', () => {
  expect(areaOf()).toBeUndefined()
})
