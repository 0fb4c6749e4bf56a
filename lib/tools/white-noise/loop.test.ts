import { evenGain, joinEnds } from './loop'

const RATE = 8000

/** Ten seconds of a slide from 200 to 400 Hz, which ends nowhere near where it began. */
function slide(): Float32Array {
  let angle = 0
  return Float32Array.from({ length: 10 * RATE }, (_, index) => {
    angle += (2 * Math.PI * (200 + (20 * index) / RATE)) / RATE
    return 0.5 * Math.sin(angle)
  })
}

const step = (samples: Float32Array, from: number, to: number) => Math.abs((samples[to] ?? 0) - (samples[from] ?? 0))

test('the loop goes over its seam without a jump, and its ends are as loud as the rest', () => {
  const original = slide()
  const samples = slide()
  const length = joinEnds([samples], RATE)
  expect(length).toBe(8 * RATE)
  // What follows the last sample of the loop is what followed it in the sound.
  expect(step(samples, length - 1, 0)).toBeCloseTo(step(original, length - 1, length), 2)
  expect(step(original, original.length - 1, 0)).toBeGreaterThan(0.01)
  expect(samples.subarray(2 * RATE, length)).toEqual(original.subarray(2 * RATE, length))
  const power = (part: Float32Array) => part.reduce((sum, sample) => sum + sample * sample, 0) / part.length
  expect(power(samples.subarray(0, 2 * RATE)) / power(original)).toBeCloseTo(1, 1)
})

test('a short sound fades over a quarter of its length', () => {
  expect(joinEnds([new Float32Array(400), new Float32Array(400)], RATE)).toBe(300)
  expect(joinEnds([new Float32Array(0)], RATE)).toBe(0)
})

test('a quiet sound is made louder, one with a high peak only as far as the peak allows', () => {
  expect(evenGain([slide().map((sample) => sample / 100)])).toBeCloseTo((0.1 / 0.5) * Math.SQRT2 * 100, 0)
  const knock = new Float32Array(8000)
  knock[0] = 1
  expect(evenGain([knock])).toBe(0.8)
  expect(evenGain([new Float32Array(100)])).toBe(0)
})
