import { withOverlay, fromRgba, onWhite, toRgba, withAlpha } from './rgb-frame'

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
  expect([...withOverlay(frame, over).data]).toEqual([255, 0, 0, 10, 20, 30, 120, 20, 160])
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
    const blended = withOverlay(clear, Uint8ClampedArray.of(255, 128, 0, 255))
    expect([...blended.data, ...blended.alpha!]).toEqual([255, 128, 0, 255])
    const faint = withOverlay(clear, Uint8ClampedArray.of(255, 128, 0, 51))
    expect([...faint.data, ...faint.alpha!]).toEqual([255, 128, 0, 51])
  })
})
