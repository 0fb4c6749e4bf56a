import { createPixels } from '@/lib/image/pixels/pixels'
import { isCovered, leveledPoint, levelPixels, partBefore } from './level'

const size = { width: 200, height: 100 }

test('a point goes clockwise around the middle, and back', () => {
  const right = leveledPoint({ x: 150, y: 50 }, { level: 90, size })
  expect(right.x).toBeCloseTo(100)
  expect(right.y).toBeCloseTo(100)
  const back = leveledPoint(leveledPoint({ x: 7, y: 9 }, { level: 7, size }), { level: -7, size })
  expect(back.x).toBeCloseTo(7)
  expect(back.y).toBeCloseTo(9)
})

test('a part near a corner shows what is beyond the picture, one in the middle does not', () => {
  const leveling = { level: 10, size }
  expect(isCovered({ x: 80, y: 30, width: 40, height: 40 }, leveling)).toBe(true)
  expect(isCovered({ x: 0, y: 0, width: 40, height: 40 }, leveling)).toBe(false)
  expect(isCovered({ x: 0, y: 0, ...size }, { level: 0, size })).toBe(true)
})

test('what a part needs is an upright rectangle around it within the picture', () => {
  const part = { x: 90, y: 45, width: 20, height: 10 }
  // Half of 20 · cos 10° + 10 · sin 10° is 10.7, and 6.7 down.
  expect(partBefore(part, { level: 10, size })).toEqual({ x: 87, y: 41, width: 26, height: 18 })
  expect(partBefore({ x: 0, y: 0, ...size }, { level: 10, size })).toEqual({ x: 0, y: 0, ...size })
})

test('a line that rises to the right is level after turning by its angle', () => {
  const picture = createPixels(size.width, size.height)
  const slope = Math.tan((8 * Math.PI) / 180)
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const light = y - 50 < -(x - 100) * slope ? 255 : 0
      picture.data.set([light, light, light, 255], (y * size.width + x) * 4)
    }
  }
  const whole = { x: 0, y: 0, ...size }
  const part = { x: 50, y: 30, width: 100, height: 40 }
  const { data } = levelPixels(picture, { level: 8, size, part, around: whole, width: 100, height: 40 })
  for (let x = 0; x < 100; x += 9) {
    expect(data[(16 * 100 + x) * 4]).toBeGreaterThan(250)
    expect(data[(23 * 100 + x) * 4]).toBeLessThan(5)
  }
})

test('without an angle the pixels are those of the picture', () => {
  const picture = createPixels(3, 2)
  picture.data.set(Array.from({ length: 24 }, (_, at) => (at % 4 === 3 ? 255 : at * 10)))
  const whole = { x: 0, y: 0, width: 3, height: 2 }
  const same = levelPixels(picture, { level: 0, size: whole, part: whole, around: whole, width: 3, height: 2 })
  expect([...same.data]).toEqual([...picture.data])
})
