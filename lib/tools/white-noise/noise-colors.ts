import type { Random } from '@/lib/core/random'
import { highPass, lowPass } from './filters'

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
