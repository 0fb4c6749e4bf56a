import { createPixels, type Pixels } from '@/lib/image/pixels/pixels'
import { findSheet, flattenPage } from './flatten'

type Place = readonly [number, number]

interface Sheet {
  readonly corners: readonly Place[]
  /** Shade at a place of the sheet, from its first corner. */
  readonly shade: (x: number, y: number) => number
}

const [WIDTH, HEIGHT] = [600, 800]
const PAPER = () => 230

/** Convex sheets, their corners clockwise, on a brown table. */
function photo(...sheets: readonly Sheet[]): Pixels {
  const pixels = createPixels(WIDTH, HEIGHT)
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const sheet = sheets.find(({ corners }) =>
        corners.every(([fromX, fromY], at) => {
          const [toX, toY] = corners[(at + 1) % corners.length]!
          return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX) >= 0
        }),
      )
      const shade = sheet?.shade(x, y)
      const color = shade === undefined ? [90, 70, 50, 255] : [shade, shade, shade - 10, 255]
      pixels.data.set(color, (y * WIDTH + x) * 4)
    }
  }
  return pixels
}

const CORNERS = [
  [120, 90],
  [500, 130],
  [560, 720],
  [60, 690],
] as const

const ROTATED = [
  [150, 80],
  [540, 180],
  [450, 720],
  [60, 620],
] as const

test('the corners of a sheet in perspective are found within four pixels, in even and in uneven light', () => {
  for (const shade of [PAPER, (x: number) => 240 - x / 5]) {
    const found = findSheet(photo({ corners: CORNERS, shade }))
    const apart = CORNERS.map(([x, y], at) =>
      Math.hypot((found?.[at]?.x ?? 0) * WIDTH - x, (found?.[at]?.y ?? 0) * HEIGHT - y),
    )
    expect(Math.max(...apart)).toBeLessThan(4)
  }
})

test('a flattened sheet fills the picture at its own size, without the table', () => {
  const flat = flattenPage(photo({ corners: ROTATED, shade: PAPER }))!
  expect([flat.width, flat.height].map((side) => Math.round(side / 10))).toEqual([40, 55])
  const reds = flat.data.filter((_, at) => at % 4 === 0)
  expect(reds.filter((red) => red > 180).length / reds.length).toBeGreaterThan(0.98)
})

/** Where two lines through two points each cross. */
function crossing([a, b]: readonly Place[], [c, d]: readonly Place[]) {
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [a!, b!, c!, d!]
  const along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / ((bx - ax) * (dy - cy) - (by - ay) * (dx - cx))
  return { x: ax + along * (bx - ax), y: ay + along * (by - ay) }
}

test('what is in the middle of the sheet, where its diagonals cross, is in the middle of the picture', () => {
  const middle = crossing([CORNERS[0], CORNERS[2]], [CORNERS[1], CORNERS[3]])
  const isDot = (x: number, y: number) => Math.hypot(x - middle.x, y - middle.y) < 8
  const flat = flattenPage(photo({ corners: CORNERS, shade: (x, y) => (isDot(x, y) ? 20 : 230) }))!
  const dark = Array.from({ length: flat.width * flat.height }, (_, at) => at).filter((at) => {
    const [x, y] = [at % flat.width, Math.floor(at / flat.width)]
    return flat.data[at * 4]! < 120 && Math.min(x, y, flat.width - x, flat.height - y) > 20
  })
  const mean = (of: (at: number) => number) => dark.reduce((sum, at) => sum + of(at), 0) / dark.length
  expect(Math.abs(mean((at) => at % flat.width) - flat.width / 2)).toBeLessThan(3)
  expect(Math.abs(mean((at) => Math.floor(at / flat.width)) - flat.height / 2)).toBeLessThan(3)
})

test.each<[string, readonly Sheet[]]>([
  ['nothing', []],
  [
    'a sheet that is straight already',
    [
      {
        corners: [
          [60, 70],
          [540, 70],
          [540, 720],
          [60, 720],
        ],
        shade: PAPER,
      },
    ],
  ],
  [
    'a small card',
    [
      {
        corners: [
          [260, 300],
          [380, 330],
          [350, 450],
          [230, 420],
        ],
        shade: PAPER,
      },
    ],
  ],
  [
    'a sheet that the picture cuts off',
    [
      {
        corners: [
          [120, 90],
          [640, 130],
          [640, 720],
          [60, 690],
        ],
        shade: PAPER,
      },
    ],
  ],
  [
    'a torn sheet of five corners',
    [
      {
        corners: [
          [120, 90],
          [400, 100],
          [540, 330],
          [560, 720],
          [60, 690],
        ],
        shade: PAPER,
      },
    ],
  ],
  [
    'two sheets',
    [
      {
        corners: [
          [40, 90],
          [270, 110],
          [290, 720],
          [30, 690],
        ],
        shade: PAPER,
      },
      {
        corners: [
          [330, 90],
          [560, 110],
          [570, 720],
          [320, 690],
        ],
        shade: PAPER,
      },
    ],
  ],
])('%s is left alone', (_, sheets) => {
  expect(flattenPage(photo(...sheets))).toBeNull()
})
