import { blendOver, fromRgba, mirror, onWhite, rotate, toRgba, withAlpha, type RgbFrame } from './rgb-frame'

/** Pixels numbered from the top left, row by row; green is 10 more and blue 20. */
const frame: RgbFrame = {
  width: 3,
  height: 2,
  data: Uint8Array.from([1, 2, 3, 4, 5, 6].flatMap((n) => [n, n + 10, n + 20])),
}

function numbers({ data }: RgbFrame): number[] {
  const reds = [...data].filter((_, at) => at % 3 === 0)
  expect([...data]).toEqual(reds.flatMap((red) => [red, red + 10, red + 20]))
  return reds
}

it('rotates clockwise', () => {
  expect(rotate(frame, 0)).toBe(frame)
  const quarter = rotate(frame, 90)
  expect([quarter.width, quarter.height]).toEqual([2, 3])
  expect(numbers(quarter)).toEqual([4, 1, 5, 2, 6, 3])
  expect(numbers(rotate(frame, 180))).toEqual([6, 5, 4, 3, 2, 1])
  expect(numbers(rotate(frame, 270))).toEqual([3, 6, 2, 5, 1, 4])
})

it('mirrors left to right', () => {
  expect(numbers(mirror(frame))).toEqual([3, 2, 1, 6, 5, 4])
})

it('drops alpha', () => {
  expect([...fromRgba(Uint8Array.of(1, 2, 3, 255, 4, 5, 6, 255), 2, 1).data]).toEqual([1, 2, 3, 4, 5, 6])
})

it('gives pixels full alpha', () => {
  expect([...toRgba({ width: 2, height: 1, data: Uint8Array.of(1, 2, 3, 4, 5, 6) })]).toEqual([
    1, 2, 3, 255, 4, 5, 6, 255,
  ])
})

test('pixels over a frame cover it by their alpha', () => {
  const frame = { width: 3, height: 1, data: Uint8Array.of(10, 20, 30, 10, 20, 30, 100, 0, 200) }
  const over = Uint8ClampedArray.of(255, 0, 0, 255, 255, 0, 0, 0, 200, 100, 0, 51)
  expect([...blendOver(frame, over).data]).toEqual([255, 0, 0, 10, 20, 30, 120, 20, 160])
})

describe('transparency', () => {
  const half = fromRgba(Uint8Array.of(10, 20, 30, 255, 200, 100, 0, 128), 2, 1)

  it('is kept from RGBA and back, and is none where all pixels are opaque', () => {
    expect([...half.alpha!]).toEqual([255, 128])
    expect([...toRgba(half)]).toEqual([10, 20, 30, 255, 200, 100, 0, 128])
    expect(fromRgba(Uint8Array.of(1, 2, 3, 255), 1, 1).alpha).toBeUndefined()
  })

  it('comes from a second frame in shades of gray', () => {
    const frame = { width: 2, height: 1, data: Uint8Array.of(1, 2, 3, 4, 5, 6) }
    const gray = { width: 2, height: 1, data: Uint8Array.of(0, 0, 0, 200, 200, 200) }
    expect([...withAlpha(frame, gray).alpha!]).toEqual([0, 200])
  })

  it('is filled with white', () => {
    expect([...onWhite(half).data]).toEqual([10, 20, 30, 227, 177, 127])
    expect(onWhite(half).alpha).toBeUndefined()
  })

  it('lets letters over it be seen in full', () => {
    const clear = fromRgba(Uint8Array.of(9, 9, 9, 0), 1, 1)
    const blended = blendOver(clear, Uint8ClampedArray.of(255, 128, 0, 255))
    expect([...blended.data, ...blended.alpha!]).toEqual([255, 128, 0, 255])
    const faint = blendOver(clear, Uint8ClampedArray.of(255, 128, 0, 51))
    expect([...faint.data, ...faint.alpha!]).toEqual([255, 128, 0, 51])
  })
})
