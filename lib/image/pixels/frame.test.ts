import { readFileSync } from 'node:fs'
import { CORNERS, dragged, moved, scaled } from './frame'

const SIZE = { width: 100, height: 60 }
const FRAME = { x: 20, y: 10, width: 40, height: 30 }
const drag = (corner: Parameters<typeof dragged>[1], byX: number, byY: number, ratio: number | null = null) =>
  Object.values(dragged(FRAME, corner, byX, byY, { ratio, size: SIZE }))

it.each([
  [5, -3, 25, 7],
  [-50, -50, 0, 0],
  [500, 500, 60, 30],
])('moved by %d, %d a frame stays in the picture', (byX, byY, x, y) => {
  expect(moved(FRAME, byX, byY, SIZE)).toEqual({ ...FRAME, x, y })
})

it('every corner has its public name', () => {
  const documented = /corner \(([^)]+)\)/.exec(readFileSync('docs/names.md', 'utf8'))?.[1]
  expect(CORNERS.join(' ')).toBe(documented)
})

// x, y, width, height
it.each([
  ['se', 5, 6, [20, 10, 45, 36]],
  ['se', 500, 500, [20, 10, 80, 50]],
  ['se', -500, -500, [20, 10, 1, 1]],
  ['nw', 5, 6, [25, 16, 35, 24]],
  ['nw', -500, -500, [0, 0, 60, 40]],
  ['nw', 500, 500, [59, 39, 1, 1]],
  ['ne', 5, 6, [20, 16, 45, 24]],
  ['ne', 500, -500, [20, 0, 80, 40]],
  ['sw', 5, 6, [25, 10, 35, 36]],
  ['sw', -500, 500, [0, 10, 60, 50]],
] as const)('the corner %s dragged by %d, %d leaves the opposite one', (corner, byX, byY, expected) => {
  expect(drag(corner, byX, byY)).toEqual(expected)
})

it.each([
  // The side that is dragged further, measured in its own ratio, says how large.
  ['se', 20, 0, 2, [20, 10, 60, 30]],
  ['se', 0, 10, 2, [20, 10, 80, 40]],
  ['se', 20, 10, 2, [20, 10, 60, 30]],
  ['se', 10, 8, 2, [20, 10, 76, 38]],
  ['se', 500, 500, 2, [20, 10, 80, 40]],
  ['se', -500, -500, 2, [20, 10, 2, 1]],
  ['se', -500, -500, 0.5, [20, 10, 1, 2]],
  ['nw', -20, 0, 2, [0, 10, 60, 30]],
  ['nw', 0, -10, 1, [20, 0, 40, 40]],
  ['ne', 500, -500, 1, [20, 0, 40, 40]],
] as const)('the corner %s dragged by %d, %d keeps the ratio %d', (corner, byX, byY, ratio, expected) => {
  expect(drag(corner, byX, byY, ratio)).toEqual(expected)
})

it.each([
  [1.5, [10, 2.5, 60, 45]],
  [100, [0, 0, 80, 60]],
  [0.5, [30, 17.5, 20, 15]],
  [0, [40 - 1 / 1.5, 24.5, 4 / 3, 1]],
])('scaled by %d a frame keeps its middle as far as the picture goes', (factor, expected) => {
  const frame = Object.values(scaled(FRAME, factor, SIZE))
  for (const [index, value] of expected.entries()) expect(frame[index]).toBeCloseTo(value, 9)
})
