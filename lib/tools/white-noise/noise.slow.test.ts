import { octaveSlopes, powerShareAbove } from '@/e2e/tools/white-noise/spectrum'
import type { Random } from '@/lib/core/random'
import { createNoise } from './noise'
import { NOISE_TYPES, type NoiseType } from './noise-types'

/** George Marsaglia's xorshift (2003): reproducible, and fast in Jest, where access to Math is slow. */
function xorshift(seed: number): Random {
  let state = seed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4294967296
  }
}

const SPECTRUM_SECONDS = 45
const LEVEL_SECONDS = 40
const LAG_SECONDS = [1, 2, 8, 20, 30]

function render(type: NoiseType, seconds: number, { sampleRate = 48_000, seed = 2026 } = {}) {
  const left = new Float32Array(seconds * sampleRate)
  const right = new Float32Array(seconds * sampleRate)
  createNoise(type, sampleRate, xorshift(seed))(left, right)
  return { left, right }
}

function slopes(type: NoiseType, sampleRate = 48_000): number[] {
  const { left, right } = render(type, SPECTRUM_SECONDS, { sampleRate })
  const both = new Float32Array(left.length * 2)
  both.set(left)
  both.set(right, left.length)
  return octaveSlopes(both, sampleRate).map(({ decibels }) => decibels)
}

function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
}

type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]

/** The two filters of K-weighting at 48 kHz, tables 1 and 2 of ITU-R BS.1770-5. */
const K_WEIGHTING: readonly Coefficients[] = [
  [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585],
  [1, -2, 1, -1.99004745483398, 0.99007225036621],
]

function filter(samples: Float32Array, [b0, b1, b2, a1, a2]: Coefficients): Float32Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return samples.map((x0) => {
    const y0 = b0 * x0 + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x0
    y2 = y1
    y1 = y0
    return y0
  })
}

test('white noise is flat within 1 dB per octave from 50 Hz to 10 kHz', () => {
  for (const slope of slopes('white')) expect(Math.abs(slope)).toBeLessThan(1)
})

test.each([
  ['pink', -3.01, 48_000],
  ['brown', -6.02, 48_000],
  ['brown', -6.02, 44_100],
  ['pink', -3.01, 96_000],
] as const)('%s noise falls by %d dB per octave within 0.5 dB at %d Hz', (type, expected, sampleRate) => {
  for (const slope of slopes(type, sampleRate)) expect(Math.abs(slope - expected)).toBeLessThan(0.5)
})

/**
 * What a sound is made of: shares of its power above frequencies, in percent, and by how many dB the loudest in twenty of
 * its hundredths of a second stand out of the median.
 */
const CHARACTER: Readonly<
  Partial<Record<NoiseType, { above: [hertz: number, min: number, max: number][]; lively: [number, number] }>>
> = {
  // Long-term average speech has most of its power from 100 to 800 Hz, and little above 2 kHz.
  cafe: {
    above: [
      [100, 90, 100],
      [800, 10, 30],
      [2000, 1, 8],
    ],
    lively: [2, 5],
  },
  // Crackling stands out of a low roar.
  fire: {
    above: [
      [500, 5, 60],
      [1000, 2, 40],
    ],
    lively: [3, 12],
  },
  fan: {
    above: [
      [100, 70, 99],
      [500, 15, 45],
      [2000, 0, 8],
    ],
    lively: [0, 4],
  },
  // The beat of the joints stands out of a low rolling.
  train: {
    above: [
      [100, 25, 80],
      [500, 5, 30],
      [2000, 0, 8],
    ],
    lively: [3, 10],
  },
}

/**
 * The sums of both channels of the first six seconds with random signs: whoever changes a sound on purpose listens to it and
 * writes the new ones here.
 */
const SUMS: Readonly<Record<NoiseType, readonly [left: number, right: number]>> = {
  white: [-36.207033, 4.117099],
  pink: [-23.924701, -44.706259],
  brown: [132.514366, 11.6862],
  rain: [5.566748, 63.717087],
  ocean: [76.742321, -40.852962],
  forest: [40.147107, 29.287056],
  cafe: [-25.135686, 57.133764],
  fire: [2.293665, -15.973145],
  fan: [-29.102011, -28.038189],
  train: [-91.43156, -49.258428],
}

function signedSum(samples: Float32Array): number {
  const random = xorshift(77)
  let sum = 0
  for (let index = 0; index < 6 * 48_000; index++) sum += random() < 0.5 ? samples[index]! : -samples[index]!
  return sum
}

function liveliness(samples: Float32Array): number {
  const levels = Array.from({ length: samples.length / 480 }, (_, part) =>
    rms(samples.subarray(part * 480, (part + 1) * 480)),
  )
  levels.sort((a, b) => a - b)
  return 20 * Math.log10((levels[Math.floor(levels.length * 0.95)] ?? 0) / (levels[levels.length >> 1] ?? 1))
}

describe.each(NOISE_TYPES)('%s', (type) => {
  const { left, right } = render(type, LEVEL_SECONDS)

  test('is as loud as the others and does not clip', () => {
    const loudness = [left, right].map((samples) => rms(K_WEIGHTING.reduce(filter, samples)))
    const decibels = 20 * Math.log10(Math.hypot(...loudness) / Math.SQRT2 / 0.1)
    expect(Math.abs(decibels)).toBeLessThan(1)
    expect(left.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)).toBeLessThan(1)
  })

  test('is correlated neither with itself later nor between the channels', () => {
    const power = rms(left)
    const alike = (lag: number, other: Float32Array) => {
      const length = left.length - lag
      let sum = 0
      for (let index = 0; index < length; index++) sum += (left[index] ?? 0) * (other[index + lag] ?? 0)
      return sum / length / (power * (other === left ? power : rms(other)))
    }
    for (const seconds of LAG_SECONDS) expect(Math.abs(alike(seconds * 48_000, left))).toBeLessThan(0.1)
    expect(Math.abs(alike(0, right))).toBeLessThan(0.25)
  })

  const character = CHARACTER[type]
  if (character)
    test('is made of what it is called', () => {
      for (const [hertz, min, max] of character.above) {
        const share = 100 * powerShareAbove(hertz, left, 48_000)
        expect(share).toBeGreaterThan(min)
        expect(share).toBeLessThan(max)
      }
      expect(liveliness(left)).toBeGreaterThan(character.lively[0])
      expect(liveliness(left)).toBeLessThan(character.lively[1])
    })

  test('is the sound that it was', () => {
    const [first, second] = SUMS[type]
    expect(signedSum(left)).toBeCloseTo(first, 3)
    expect(signedSum(right)).toBeCloseTo(second, 3)
  })

  test('is the same for the same seed and different for another', () => {
    // Jest compares arrays element by element, in half a second for each second of sound.
    const bytes = (samples: Float32Array) => Buffer.from(samples.slice().buffer)
    const again = bytes(render(type, 1).left)
    expect(again.equals(bytes(left).subarray(0, again.length))).toBe(true)
    expect(again.equals(bytes(render(type, 1, { seed: 1 }).left))).toBe(false)
  })
})
