import { createGray } from './gray'
import { beforeStraightening, measureSkew, straighten } from './skew'

/** Lines of letters that fall to the right by so many degrees, as a skewed scan has them. */
function page(degrees: number) {
  const gray = createGray(800, 600)
  const slope = Math.tan((degrees * Math.PI) / 180)
  for (let line = 80; line < 520; line += 36) {
    for (let x = 80; x < 720; x++) {
      // Letters of 8 pixels with gaps of 4, and a gap between words.
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

test.each([0, 0.1, -0.2])('a page as straight as %d degrees is left alone', (degrees) => {
  expect(measureSkew(page(degrees))).toBe(0)
})

test('an empty page has no skew', () => {
  expect(measureSkew(createGray(300, 300))).toBe(0)
})

test('a straightened page measures straight, and its points lead back', () => {
  expect(measureSkew(straighten(page(3), 3))).toBe(0)
  const size = { width: 800, height: 600 }
  expect(beforeStraightening(size, 3, { x: 400, y: 300 })).toEqual({ x: 400, y: 300 })
  const { x, y } = beforeStraightening(size, 90, { x: 500, y: 300 })
  expect([Math.round(x), Math.round(y)]).toEqual([400, 400])
})
