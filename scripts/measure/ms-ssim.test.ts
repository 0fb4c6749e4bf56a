import { msSsim } from './ms-ssim'
import { ssim } from './ssim'

type Shade = (x: number, y: number) => number

function picture(shade: Shade, width = 200, height = 180) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let index = 0; index < width * height; index++) {
    data.fill(shade(index % width, Math.floor(index / width)), index * 4, index * 4 + 3)
  }
  return { width, height, data }
}

const waves: Shade = (x, y) => 128 + 60 * Math.sin(x * 0.11) * Math.cos(y * 0.09)

describe('msSsim', () => {
  it('is 1 for equal pictures', () => {
    expect(msSsim(picture(waves), picture(waves))).toBeCloseTo(1, 12)
  })

  it('is, on flat pictures, the luminance term to the power of the coarsest scale', () => {
    const c1 = (0.01 * 255) ** 2
    const luminance = (2 * 100 * 150 + c1) / (100 ** 2 + 150 ** 2 + c1)
    const measured = msSsim(
      picture(() => 100),
      picture(() => 150),
    )
    expect(measured).toBeCloseTo(luminance ** 0.1333, 9)
  })

  it('forgives fine noise more than SSIM does, and coarse damage less', () => {
    const original = picture(waves)
    const fine = picture((x, y) => waves(x, y) + ((x + y) % 2 ? 8 : -8))
    const coarse = picture((x, y) => 128 + (waves(x, y) - 128) * (x < 100 ? 0.5 : 1))
    expect(msSsim(original, fine)).toBeGreaterThan(ssim(original, fine))
    expect(msSsim(original, coarse)).toBeLessThan(msSsim(original, fine))
  })

  it('is symmetric', () => {
    const brighter = picture((x, y) => waves(x, y) * 0.9)
    expect(msSsim(picture(waves), brighter)).toBeCloseTo(msSsim(brighter, picture(waves)), 12)
  })

  it('refuses pictures of two sizes and pictures too small for five scales', () => {
    expect(() => msSsim(picture(waves), picture(waves, 199))).toThrow(RangeError)
    expect(() => msSsim(picture(waves, 175), picture(waves, 175))).toThrow(RangeError)
  })
})
