import { createGray } from './gray'
import { undoStraightening, measureSkew, straighten } from './skew'

/** A skewed scan: lines of letters that slope down to the right by `degrees`. */
function page(degrees: number) {
  const gray = createGray(800, 600)
  const slope = Math.tan((degrees * Math.PI) / 180)
  for (let line = 80; line < 520; line += 36) {
    for (let x = 80; x < 720; x++) {
      // Letters of 8 pixels with gaps of 4, and spaces between words.
      if (x % 12 >= 8 || x % 96 >= 84) continue
      const top = Math.round(line + (x - 400) * slope)
      for (let y = top; y < top + 14; y++) gray.data[y * 800 + x] = 0
    }
  }
  return gray
}

test.each([
  [-7.3, -7.25],
  [-2, -2],
  [-0.6, -0.55],
  [0.5, 0.45],
  [1.2, 1.15],
  [4, 4],
  [9.5, 9.5],
  [11.9, 11.85],
])('a skew of %d degrees is measured in steps of a twentieth as %d', (degrees, measured) => {
  expect(measureSkew(page(degrees))).toBeCloseTo(measured, 9)
})

test.each([0, 0.1, -0.2])('a skew of only %d degrees is ignored', (degrees) => {
  expect(measureSkew(page(degrees))).toBe(0)
})

test('a skew is that of the lines, not that of the dark desk around the page', () => {
  const desk = page(1.2)
  for (const [from, to] of [
    [0, 50],
    [550, 600],
  ] as const)
    desk.data.fill(0, from * 800, to * 800)
  expect(measureSkew(desk)).toBeCloseTo(1.15, 9)
})

test('an empty page has no skew', () => {
  expect(measureSkew(createGray(300, 300))).toBe(0)
})

test('specks that lie in no lines have no skew', () => {
  const specks = createGray(400, 300)
  for (let speck = 1; speck < 4000; speck++) specks.data[speck ** 3 % (400 * 300 - 7)] = 0
  expect(measureSkew(specks)).toBe(0)
})

test('a straightened page has no skew, and its points map back to the original', () => {
  expect(measureSkew(straighten(page(3), 3))).toBe(0)
  const size = { width: 800, height: 600 }
  expect(undoStraightening(size, 3, { x: 400, y: 300 })).toEqual({ x: 400, y: 300 })
  const { x, y } = undoStraightening(size, 90, { x: 500, y: 300 })
  expect([Math.round(x), Math.round(y)]).toEqual([400, 400])
})

describe('straightening', () => {
  /** A linear gradient of whole numbers, whose values between the pixels are known. */
  const sheet = createGray(80, 60)
  sheet.data.forEach((_, index) => (sheet.data[index] = 2 * (index % 80) + Math.floor(index / 80)))

  it.each([7, -4.5, 30, 45])('by %d degrees samples each pixel at its original position, white outside', (degrees) => {
    const turned = straighten(sheet, degrees)
    expect([turned.width, turned.height]).toEqual([80, 60])
    const wrong = [...turned.data].filter((shade, index) => {
      const from = undoStraightening(sheet, degrees, { x: index % 80, y: Math.floor(index / 80) })
      const isInside = from.x >= 0 && from.y >= 0 && Math.floor(from.x) < 79 && Math.floor(from.y) < 59
      const exact = isInside ? 2 * from.x + from.y : 255
      return shade !== Math.floor(exact + 1e-9) && shade !== Math.floor(exact - 1e-9)
    })
    expect(wrong).toEqual([])
  })

  it('by 0 degrees changes only the last row and column', () => {
    const same = straighten(sheet, 0)
    for (let y = 0; y < 59; y++)
      expect([...same.data.subarray(y * 80, y * 80 + 79)]).toEqual([...sheet.data.subarray(y * 80, y * 80 + 79)])
    expect([same.data[79], same.data[59 * 80]]).toEqual([255, 255])
  })

  it('is undone around the middle, clockwise', () => {
    const size = { width: 100, height: 60 }
    const { x, y } = undoStraightening(size, 30, { x: 70, y: 40 })
    expect(x).toBeCloseTo(50 + 20 * Math.cos(Math.PI / 6) - 10 / 2, 9)
    expect(y).toBeCloseTo(30 + 20 / 2 + 10 * Math.cos(Math.PI / 6), 9)
  })
})
