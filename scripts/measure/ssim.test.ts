import { meanAbsoluteDifference, ssim } from './ssim'

type Shade = (x: number, y: number) => number

function picture(shade: Shade, width = 32, height = 24) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let index = 0; index < width * height; index++) {
    data.fill(shade(index % width, Math.floor(index / width)), index * 4, index * 4 + 3)
  }
  return { width, height, data }
}

const texture: Shade = (x, y) => 128 + 60 * Math.sin(x * 0.9) * Math.cos(y * 0.7)

describe('ssim', () => {
  it('is 1 for equal pictures', () => {
    expect(ssim(picture(texture), picture(texture))).toBe(1)
  })

  it('follows the formula on flat pictures, where only luminance differs', () => {
    const c1 = (0.01 * 255) ** 2
    const expected = (2 * 100 * 150 + c1) / (100 ** 2 + 150 ** 2 + c1)
    expect(
      ssim(
        picture(() => 100),
        picture(() => 150),
      ),
    ).toBeCloseTo(expected, 9)
  })

  it('is symmetric, hardly minds a shift in brightness, and minds lost structure', () => {
    const original = picture(texture)
    const brighter = picture((x, y) => texture(x, y) + 5)
    const flat = picture(() => 128)
    expect(ssim(original, brighter)).toBeCloseTo(ssim(brighter, original), 12)
    expect(ssim(original, brighter)).toBeGreaterThan(0.99)
    expect(ssim(original, flat)).toBeLessThan(0.2)
  })

  it('is negative for the negative', () => {
    expect(
      ssim(
        picture(texture),
        picture((x, y) => 255 - texture(x, y)),
      ),
    ).toBeLessThan(-0.5)
  })

  it('refuses pictures of two sizes', () => {
    expect(() => ssim(picture(texture), picture(texture, 31))).toThrow(RangeError)
  })
})

describe('meanAbsoluteDifference', () => {
  it('counts all four channels', () => {
    expect(
      meanAbsoluteDifference(
        picture(() => 100),
        picture(() => 104),
      ),
    ).toBe(3)
  })
})
