import type { Random } from '@/lib/core/random'

/** The next sample of a signal. */
export type Signal = () => number

const REFERENCE_RATE = 48_000

/** White noise: equal power per hertz, the same at every sample rate, with a peak of 1 at 48 kHz. */
export function white(random: Random, sampleRate: number): Signal {
  const peak = Math.sqrt(sampleRate / REFERENCE_RATE)
  return () => (random() * 2 - 1) * peak
}

/**
 * Pink noise: power falls by 3 dB per octave. Paul Kellet's refined filter (music-dsp list, 1999), accurate to 0.05 dB
 * above 9.2 Hz at 44.1 kHz. The loop is unrolled because it runs for every sample.
 */
export function pink(random: Random): Signal {
  let b0 = 0
  let b1 = 0
  let b2 = 0
  let b3 = 0
  let b4 = 0
  let b5 = 0
  let b6 = 0
  return () => {
    const sample = random() * 2 - 1
    b0 = 0.99886 * b0 + 0.0555179 * sample
    b1 = 0.99332 * b1 + 0.0750759 * sample
    b2 = 0.969 * b2 + 0.153852 * sample
    b3 = 0.8665 * b3 + 0.3104856 * sample
    b4 = 0.55 * b4 + 0.5329522 * sample
    b5 = -0.7616 * b5 - 0.016898 * sample
    const sum = b0 + b1 + b2 + b3 + b4 + b5 + b6 + 0.5362 * sample
    b6 = 0.115926 * sample
    return sum
  }
}

/** Frequency below which the integrator leaks, so that it cannot drift away. */
const LEAK_HERTZ = 8
/** Frequencies below are inaudible and would only reduce the headroom. */
const RUMBLE_HERTZ = 18

/**
 * Brown noise: power falls by 6 dB per octave, as in integrated white noise. A leaky integrator, with the second tap of
 * M. A. Al-Alaoui's ("Novel digital integrator and differentiator", Electronics Letters 29, 1993), which maintains the
 * slope up to 10 kHz.
 */
export function brown(random: Random, sampleRate: number): Signal {
  const source = white(random, sampleRate)
  const integrate = lowPass(LEAK_HERTZ, sampleRate)
  const cut = highPass(RUMBLE_HERTZ, sampleRate)
  let before = 0
  return () => {
    const level = integrate(source())
    const smoothed = (7 * level + before) / 8
    before = level
    return cut(smoothed)
  }
}

/** A stateful filter: takes the next input sample and returns the next output sample. */
type Filter = (sample: number) => number

/** First-order low-pass at `hertz`, unity gain at 0 Hz. */
export function lowPass(hertz: number, sampleRate: number): Filter {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / sampleRate)
  let level = 0
  return (sample) => (level += share * (sample - level))
}

/** Second-order Butterworth high-pass at `hertz` (Robert Bristow-Johnson, Audio EQ Cookbook). */
export function highPass(hertz: number, sampleRate: number): Filter {
  const turn = (2 * Math.PI * hertz) / sampleRate
  const alpha = Math.sin(turn) * Math.SQRT1_2
  const scale = 1 / (1 + alpha)
  const b0 = ((1 + Math.cos(turn)) / 2) * scale
  const a1 = -2 * Math.cos(turn) * scale
  const a2 = (1 - alpha) * scale
  let x1 = 0
  let x2 = 0
  let y1 = 0
  let y2 = 0
  return (x0) => {
    const y0 = b0 * (x0 - 2 * x1 + x2) - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x0
    y2 = y1
    y1 = y0
    return y0
  }
}

/** What a signal has between two frequencies. */
export function band(signal: Signal, from: number, to: number, sampleRate: number): Signal {
  const low = highPass(from, sampleRate)
  const high = lowPass(to, sampleRate)
  return () => high(low(signal()))
}

/** Width of the moving band. */
const Q = 0.7

/**
 * Band-pass whose center may change with every sample, with unity gain at the center (state variable filter in Andrew
 * Simper's trapezoidal form, "Linear Trapezoidal Integrated SVF", 2013).
 */
export function movingBandPass(sampleRate: number): (sample: number, hertz: number) => number {
  let first = 0
  let second = 0
  return (sample, hertz) => {
    const g = Math.tan((Math.PI * hertz) / sampleRate)
    const a1 = 1 / (1 + g * (g + 1 / Q))
    const band = a1 * (first + g * (sample - second))
    const low = second + g * band
    first = 2 * band - first
    second = 2 * low - second
    return band / Q
  }
}

/**
 * Returns a function for a smooth random value between 0 and 1 with a new target `hertz` times a second (value noise
 * with smoothstep interpolation). Call it once per sample.
 */
export function drift(random: Random, sampleRate: number, hertz: number): () => number {
  const step = hertz / sampleRate
  let from = random()
  let to = random()
  let position = 0
  return () => {
    position += step
    if (position >= 1) {
      position -= 1
      from = to
      to = random()
    }
    return from + (to - from) * position * position * (3 - 2 * position)
  }
}

/**
 * Returns a function that is true at random times, on average `perSecond` times a second (a Poisson process). Call it
 * once per sample.
 */
export function poissonProcess(random: Random, sampleRate: number, perSecond: number): () => boolean {
  const wait = () => Math.max(1, Math.round((-Math.log(1 - random()) * sampleRate) / perSecond))
  let left = wait()
  return () => {
    left--
    if (left > 0) return false
    left = wait()
    return true
  }
}

/** A random value between two others, as often in each octave. */
export function logUniform(random: Random, { from, to }: { from: number; to: number }): number {
  return from * (to / from) ** random()
}

export interface Frame {
  left: number
  right: number
}

/** Writes the next frame into `out`, which is reused because this runs 48,000 times a second. */
export type StereoSignal = (out: Frame) => void

/** Combines two independent signals of the same kind, which sound as wide as possible. */
export function stereo(left: Signal, right: Signal): StereoSignal {
  return (out) => {
    out.left = left()
    out.right = right()
  }
}
