import { createPixels, type Pixels } from '@/lib/image/pixels/pixels'
import { findSheet, flattenPage } from './flatten'

type Place = readonly [number, number]

interface Sheet {
  readonly corners: readonly Place[]
  /** Shade at a place of the sheet, from its first corner. */
  readonly shade: (x: number, y: number) => number
  /** Of green, where it is another one. */
  readonly green?: (x: number, y: number) => number
}

const [WIDTH, HEIGHT] = [600, 800]
const PAPER = () => 230

/** Convex sheets, their corners clockwise, on a brown table. */
function photo(...sheets: readonly Sheet[]): Pixels {
  const pixels = createPixels(WIDTH, HEIGHT)
  const packed = new Uint32Array(pixels.data.buffer)
  const color = (red: number, green: number, blue: number) => 0xff000000 | (blue << 16) | (green << 8) | red
  packed.fill(color(90, 70, 50))
  for (const { corners, shade, green } of sheets) {
    const sides = corners.map(([x, y], at) => {
      const [toX, toY] = corners[(at + 1) % corners.length]!
      return { x, y, width: toX - x, height: toY - y }
    })
    for (let at = 0; at < packed.length; at++) {
      const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
      if (sides.some((side) => side.width * (y - side.y) < side.height * (x - side.x))) continue
      const red = shade(x, y)
      packed[at] = color(Math.round(red), Math.round(green?.(x, y) ?? red), Math.round(red - 10))
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

test.each(['red', 'green', 'blue'])('a sheet is found on a table that is as light as it in all but %s', (name) => {
  const pixels = photo({ corners: CORNERS, shade: PAPER })
  for (let at = 0; at < pixels.data.length; at += 4) {
    if (pixels.data[at] !== 90) continue
    pixels.data.fill(230, at, at + 3)
    pixels.data[at + ['red', 'green', 'blue'].indexOf(name)] = 60
  }
  const found = findSheet(pixels)?.map(({ x, y }) => [Math.round((x * WIDTH) / 10), Math.round((y * HEIGHT) / 10)])
  expect(found).toEqual(CORNERS.map((corner) => corner.map((value) => value / 10)))
})

test('a sheet is found on a table half of which lies in the light', () => {
  const lit = [
    [300, 0],
    [600, 0],
    [600, 800],
    [300, 800],
  ] as const
  expect(findSheet(photo({ corners: lit, shade: () => 110 }, { corners: CORNERS, shade: PAPER }))).not.toBeNull()
})

test.each([
  [100, true],
  [200, false],
])('with %d of 600 pixels of a side covered, the sheet is found: %s', (length, isFound) => {
  const [top, bottom] = [300, 300 + length]
  const cover = [
    [40, top],
    [200, top],
    [200, bottom],
    [40, bottom],
  ] as const
  const found = findSheet(photo({ corners: CORNERS, shade: PAPER }, { corners: cover, shade: () => 60 }))
  expect(found !== null).toBe(isFound)
})

test('a flattened sheet fills the picture at its own size, without the table', () => {
  const flat = flattenPage(photo({ corners: ROTATED, shade: PAPER }))!
  expect([flat.width, flat.height].map((side) => Math.round(side / 10))).toEqual([40, 55])
  const middle = (275 * flat.width + 200) * 4
  expect([...flat.data.subarray(middle, middle + 4)]).toEqual([230, 230, 220, 255])
  const reds = flat.data.filter((_, at) => at % 4 === 0)
  expect(reds.filter((red) => red > 180).length / reds.length).toBeGreaterThan(0.98)
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

describe('every place of a flattened sheet', () => {
  /** Area of a triangle, negative where its corners run the other way. */
  const areaOf = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
  type Point = { readonly x: number; readonly y: number }

  /** Where the projection of a square to four corners puts a place: their mean, weighted as their areas are to each other. */
  function projected([a, b, c, d]: readonly Point[], u: number, v: number): Point {
    const whole = areaOf(b!, c!, d!)
    const weights = [
      (1 - u) * (1 - v),
      (u * (1 - v) * areaOf(a!, c!, d!)) / whole,
      (-u * v * areaOf(b!, a!, d!)) / whole,
      ((1 - u) * v * areaOf(b!, c!, a!)) / whole,
    ]
    const sum = weights.reduce((total, weight) => total + weight)
    const mean = (axis: 'x' | 'y') =>
      [a!, b!, c!, d!].reduce((total, corner, at) => total + corner[axis] * weights[at]!, 0) / sum
    return { x: mean('x'), y: mean('y') }
  }

  it('is sampled between the four pixels where its corners put it', () => {
    // Red rises by four a pixel from left to right, green from top to bottom, again and again.
    const rising = (place: number) => 120 + (place % 32) * 4
    const picture = photo({ corners: CORNERS, shade: rising, green: (_, y) => rising(y) })
    const found = findSheet(picture)!.map(({ x, y }) => ({ x: x * WIDTH, y: y * HEIGHT }))
    const flat = flattenPage(picture)!
    const long = (from: number, to: number) => Math.hypot(found[to]!.x - found[from]!.x, found[to]!.y - found[from]!.y)
    expect([flat.width, flat.height]).toEqual([
      Math.round(Math.max(long(0, 1), long(2, 3))),
      Math.round(Math.max(long(1, 2), long(3, 0))),
    ])
    const differences: number[] = []
    for (let index = 0; index < flat.width * flat.height; index += 37) {
      const [column, row] = [index % flat.width, Math.floor(index / flat.width)]
      if (Math.min(column, row, flat.width - column, flat.height - row) < 8) continue
      // A strip of 0.6 % at each side is left out.
      const share = (place: number, side: number) => 0.006 + (0.988 * (place + 0.5)) / side
      const { x, y } = projected(found, share(column, flat.width), share(row, flat.height))
      for (const [channel, place] of [x - 0.5, y - 0.5].entries())
        if (place % 32 < 31) differences.push(flat.data[index * 4 + channel]! - rising(place))
    }
    expect(differences.length).toBeGreaterThan(10_000)
    // Rounded down twice, by at most one each.
    expect(Math.max(...differences)).toBeLessThan(0.6)
    expect(Math.min(...differences)).toBeGreaterThan(-2.6)
  })
})
