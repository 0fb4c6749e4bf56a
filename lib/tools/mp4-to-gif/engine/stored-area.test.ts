import type { Rotation } from 'mediabunny'
import { storedArea } from './stored-area'

const stored = { x: 0, y: 0, width: 320, height: 180 }
const upright = { width: 320, height: 180 }
const turnedSize = { width: 180, height: 320 }

/** The top left quarter of the displayed picture. */
function quarter(rotation: Rotation, flip = false) {
  const shown = rotation % 180 === 0 ? upright : turnedSize
  const part = { x: 0, y: 0, width: shown.width / 2, height: shown.height / 2 }
  return storedArea(part, { shown, stored, rotation, flip })
}

describe('the top left quarter of the displayed picture', () => {
  it.each([
    [0, { x: 0, y: 0 }],
    // Rotated clockwise, the top left comes from the bottom left …
    [90, { x: 0, y: 90 }],
    [180, { x: 160, y: 90 }],
    // … and rotated counterclockwise, from the top right.
    [270, { x: 160, y: 0 }],
  ] as const)('is in another corner of a picture rotated by %i degrees', (rotation, corner) => {
    expect(quarter(rotation)).toEqual({ ...corner, width: 160, height: 90 })
  })

  it('is on the right of a mirrored picture', () => {
    expect(quarter(0, true)).toEqual({ x: 160, y: 0, width: 160, height: 90 })
  })
})

it.each([
  [0, false, { x: 20, y: 40, width: 60, height: 90 }],
  [0, true, { x: 240, y: 40, width: 60, height: 90 }],
  [90, false, { x: 40, y: 100, width: 90, height: 60 }],
  [90, true, { x: 40, y: 20, width: 90, height: 60 }],
  [180, false, { x: 240, y: 50, width: 60, height: 90 }],
  [270, false, { x: 190, y: 20, width: 90, height: 60 }],
] as const)(
  'rotated by %i degrees, mirrored: %s, an area apart from all edges is found',
  (rotation, flip, expected) => {
    const shown = rotation % 180 === 0 ? upright : turnedSize
    const part = { x: 20, y: 40, width: 60, height: 90 }
    expect(storedArea(part, { shown, stored, rotation, flip })).toEqual(expected)
  },
)

it('non-square pixels are counted as stored', () => {
  const shown = { width: 1024, height: 576 }
  const pal = { x: 0, y: 0, width: 720, height: 576 }
  const area = storedArea({ x: 512, y: 0, width: 512, height: 576 }, { shown, stored: pal, rotation: 0, flip: false })
  expect(area).toEqual({ x: 360, y: 0, width: 360, height: 576 })
})

it.each([
  [
    { x: 14, y: 16, width: 24, height: 26 },
    { x: 1, y: 2, width: 2, height: 3 },
  ],
  [
    { x: 16, y: 14, width: 26, height: 24 },
    { x: 2, y: 1, width: 3, height: 2 },
  ],
])('a tenth of %j is rounded to the nearest pixels', (part, expected) => {
  const [shown, tenth] = [
    { width: 1000, height: 1000 },
    { x: 0, y: 0, width: 100, height: 100 },
  ]
  expect(storedArea(part, { shown, stored: tenth, rotation: 0, flip: false })).toEqual(expected)
})

it('the area is within the picture and has at least one pixel', () => {
  const part = { x: 319.6, y: 179.9, width: 5, height: 0.1 }
  expect(storedArea(part, { shown: upright, stored, rotation: 0, flip: false })).toEqual({
    x: 319,
    y: 179,
    width: 1,
    height: 1,
  })
})
