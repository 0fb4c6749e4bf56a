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

test.each([-7.3, -2, -0.6, 0.5, 1.2, 4, 9.5])('a skew of %d degrees is measured to a tenth', (degrees) => {
  expect(Math.abs(measureSkew(page(degrees)) - degrees)).toBeLessThanOrEqual(0.1)
})

test.each([0, 0.1, -0.2])('a skew of only %d degrees is ignored', (degrees) => {
  expect(measureSkew(page(degrees))).toBe(0)
})

test('an empty page has no skew', () => {
  expect(measureSkew(createGray(300, 300))).toBe(0)
})

test('a straightened page has no skew, and its points map back to the original', () => {
  expect(measureSkew(straighten(page(3), 3))).toBe(0)
  const size = { width: 800, height: 600 }
  expect(undoStraightening(size, 3, { x: 400, y: 300 })).toEqual({ x: 400, y: 300 })
  const { x, y } = undoStraightening(size, 90, { x: 500, y: 300 })
  expect([Math.round(x), Math.round(y)]).toEqual([400, 400])
})

describe('straightening', () => {
  /** A linear gradient, whose values between the pixels are known. */
  const slope = (x: number, y: number) => 40 + 1.5 * x + 0.75 * y
  const sheet = createGray(80, 60)
  sheet.data.forEach((_, index) => (sheet.data[index] = slope(index % 80, Math.floor(index / 80))))

  it.each([7, -4.5, 30])('by %d degrees samples each pixel at its original position', (degrees) => {
    const turned = straighten(sheet, degrees)
    for (const [x, y] of [
      [40, 30],
      [20, 30],
      [40, 12],
      [55, 40],
      [30, 20],
    ] as const) {
      const from = undoStraightening(sheet, degrees, { x, y })
      expect(Math.abs((turned.data[y * 80 + x] ?? 0) - slope(from.x, from.y))).toBeLessThan(1.5)
    }
  })

  it('by 0 degrees changes only the last row and column, and is white outside the page', () => {
    const same = straighten(sheet, 0)
    for (let y = 0; y < 59; y++)
      expect([...same.data.subarray(y * 80, y * 80 + 79)]).toEqual([...sheet.data.subarray(y * 80, y * 80 + 79)])
    expect([same.data[79], same.data[59 * 80]]).toEqual([255, 255])
    expect(straighten(sheet, 45).data[0]).toBe(255)
  })
})
