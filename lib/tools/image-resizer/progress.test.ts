import { phaseEnds } from './progress'

describe('phaseEnds', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('leaves every phase of %s some room, in order', (format) => {
    for (const [sourcePixels, targetPixels] of [
      [12e6, 2.7e6],
      [1, 67e6],
      [120e6, 1],
    ] as const) {
      const { decoded, resampled } = phaseEnds({ sourcePixels, targetPixels, format })
      expect(decoded > 0 && decoded < resampled && resampled < 1).toBe(true)
    }
  })

  // Milliseconds of 10 megapixels made into 10 as measured: 400 to decode, 300 + 600 to resample, and to encode:
  it.each([
    ['jpeg', 2000],
    ['png', 350],
    ['webp', 1550],
    ['avif', 3700],
  ] as const)('divides the bar by the measured times of %s', (format, encode) => {
    const { decoded, resampled } = phaseEnds({ sourcePixels: 10e6, targetPixels: 10e6, format })
    expect(decoded).toBeCloseTo(400 / (1300 + encode), 12)
    expect(resampled).toBeCloseTo(1300 / (1300 + encode), 12)
  })

  it('needs 40 ms to decode a megapixel, 30 to read and 60 to write one while resampling', () => {
    const { decoded, resampled } = phaseEnds({ sourcePixels: 40e6, targetPixels: 10e6, format: 'png' })
    expect(decoded).toBeCloseTo(1600 / (1600 + 1200 + 600 + 350), 12)
    expect(resampled).toBeCloseTo(3400 / 3750, 12)
  })

  it('gives a slow encoder more of the bar', () => {
    const work = { sourcePixels: 12e6, targetPixels: 2.7e6 }
    expect(phaseEnds({ ...work, format: 'avif' }).resampled).toBeLessThan(
      phaseEnds({ ...work, format: 'png' }).resampled,
    )
  })
})
