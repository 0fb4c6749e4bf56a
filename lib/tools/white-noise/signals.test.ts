import { band } from './signals'

const RATE = 48_000

/** How much of a tone at `hertz` a band of 200 to 2000 Hz lets through, in decibels. */
function gain(hertz: number): number {
  let at = 0
  const filtered = band(() => Math.SQRT2 * Math.sin((2 * Math.PI * hertz * at++) / RATE), 200, 2000, RATE)
  for (let settling = 0; settling < RATE / 4; settling++) filtered()
  let power = 0
  for (let count = 0; count < RATE; count++) power += filtered() ** 2 / RATE
  return 10 * Math.log10(power)
}

test('a band keeps what is between its edges, half the power at them, and less the farther away a tone is', () => {
  expect(gain(630)).toBeCloseTo(-0.4, 0)
  for (const edge of [200, 2000]) expect(Math.abs(gain(edge) + 3)).toBeLessThan(0.5)
  // 12 dB an octave below (second order), 6 dB above (first order).
  expect(Math.abs(gain(50) + 24)).toBeLessThan(0.5)
  expect(gain(8000)).toBeLessThan(-11)
  expect(gain(8000)).toBeGreaterThan(-13)
})
