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

  it('gives a slow encoder more of the bar', () => {
    const work = { sourcePixels: 12e6, targetPixels: 2.7e6 }
    expect(phaseEnds({ ...work, format: 'avif' }).resampled).toBeLessThan(
      phaseEnds({ ...work, format: 'png' }).resampled,
    )
  })
})
