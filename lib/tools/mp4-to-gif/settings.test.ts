import {
  cropArea,
  fitToBounds,
  heightFor,
  heightsInRatio,
  exceedsEnd,
  defaultDuration,
  widthFor,
  widthsInRatio,
} from './settings'
import { moved, withEnd, withStart } from './trim'

const HD = { width: 1920, height: 1080 }
const PHONE = { width: 1080, height: 1920 }

describe('width and height', () => {
  it('preserve the aspect ratio, out of the documented bounds where a side does not fit', () => {
    expect(heightFor(480, HD)).toBe(270)
    expect(widthFor(270, HD)).toBe(480)
    expect(heightFor(720, PHONE)).toBe(1280)
    expect(widthFor(1080, { width: 3840, height: 1600 })).toBe(2592)
    expect(heightFor(100, { width: 3000, height: 500 })).toBe(17)
  })

  it('do not leave the bounds by rounding', () => {
    // 607.5 is the exact width of 1,080 rows, and 608 that of 1,080.9.
    expect(widthFor(1080, PHONE)).toBe(608)
    expect(heightFor(608, PHONE)).toBe(1080)
    expect(heightFor(609, PHONE)).toBe(1083)
  })

  it('have the bounds of a side that suit the other', () => {
    expect(widthsInRatio(HD)).toEqual({ min: 178, max: 1920 })
    expect(widthsInRatio(PHONE)).toEqual({ min: 100, max: 608 })
    expect(heightsInRatio(PHONE)).toEqual({ min: 178, max: 1080 })
    expect(heightsInRatio({ width: 3840, height: 1600 })).toEqual({ min: 100, max: 800 })
    for (const picture of [HD, PHONE, { width: 1279, height: 717 }, { width: 333, height: 1000 }]) {
      const { min, max } = widthsInRatio(picture)!
      expect(heightFor(min, picture)).toBeGreaterThanOrEqual(100)
      expect(heightFor(max, picture)).toBeLessThanOrEqual(1080)
    }
    expect(widthsInRatio({ width: 4000, height: 200 })).toBeUndefined()
    expect(heightsInRatio({ width: 100, height: 2000 })).toBeUndefined()
  })

  it('are within both bounds without changing the aspect ratio', () => {
    expect(fitToBounds(480, PHONE)).toEqual({ width: 480, height: 853 })
    expect(fitToBounds(1080, PHONE)).toEqual({ width: 608, height: 1080 })
    expect(fitToBounds(160, HD)).toEqual({ width: 178, height: 100 })
    // No size of this ratio is within both bounds.
    expect(fitToBounds(480, { width: 4000, height: 200 })).toEqual({ width: 1920, height: 100 })
  })
})

describe('the crop', () => {
  it('is as large as possible, at the given position', () => {
    expect(cropArea(HD, 'whole', 0, 0)).toEqual({ x: 0, y: 0, ...HD })
    expect(cropArea(HD, 'square', 50, 50)).toEqual({ x: 420, y: 0, width: 1080, height: 1080 })
    expect(cropArea(HD, 'square', 100, 0)).toEqual({ x: 840, y: 0, width: 1080, height: 1080 })
    expect(cropArea(PHONE, 'wide', 0, 100)).toEqual({ x: 0, y: 1312, width: 1080, height: 608 })
    // 16:9 of a side of 1001 is 563.06.
    expect(cropArea({ width: 1001, height: 2000 }, 'wide', 0, 0)).toMatchObject({ width: 1001, height: 563 })
    expect(cropArea({ width: 2000, height: 1001 }, 'tall', 0, 0)).toMatchObject({ width: 563, height: 1001 })
    expect(cropArea(HD, 'tall', 500, -3)).toMatchObject({ x: 1312, y: 0 })
  })
})

describe('the end of the video', () => {
  it('is exceeded if start and duration together are longer', () => {
    expect(exceedsEnd(1, 3, 4)).toBe(false)
    expect(exceedsEnd(1, 3, 3.98)).toBe(false)
    expect(exceedsEnd(1.1, 3, 4)).toBe(true)
    expect(exceedsEnd(5, 0.5, 4)).toBe(true)
  })

  it('is ignored for a video of less than half a second', () => {
    expect(exceedsEnd(0, 0.5, 0.3)).toBe(false)
    expect(exceedsEnd(0.1, 0.5, 0.3)).toBe(true)
  })

  it('limits the documented three seconds', () => {
    expect(defaultDuration(60)).toBe(3)
    expect(defaultDuration(2.97)).toBe(2.9)
    expect(defaultDuration(1.7000001)).toBe(1.7)
    expect(defaultDuration(0.2)).toBe(0.5)
  })
})

describe('the handles of the clip', () => {
  const cut = { start: 1, duration: 3 }
  it('move one end without the other', () => {
    expect(withStart(cut, 1.54, 20, 10)).toEqual({ start: 1.5, duration: 2.5 })
    expect(withEnd(cut, 6.02, 20, 10)).toEqual({ start: 1, duration: 5 })
  })

  it('limit the clip to half a second to ten seconds', () => {
    expect(withStart(cut, 3.9, 20, 10)).toEqual({ start: 3.9, duration: 0.5 })
    expect(withStart({ start: 12, duration: 3 }, 0, 20, 10)).toEqual({ start: 0, duration: 10 })
    expect(withEnd(cut, 15, 20, 10)).toEqual({ start: 5, duration: 10 })
    expect(withEnd(cut, 0.2, 20, 10)).toEqual({ start: 0, duration: 0.5 })
  })

  it('are limited to the video', () => {
    expect(withStart(cut, 9, 4, 10)).toEqual({ start: 3.5, duration: 0.5 })
    expect(withEnd(cut, 9, 4.37, 10)).toEqual({ start: 1, duration: 3.3 })
    expect(moved(cut, 9, 4.5)).toEqual({ start: 1.5, duration: 3 })
    expect(moved(cut, -2, 4.5)).toEqual({ start: 0, duration: 3 })
  })
})
