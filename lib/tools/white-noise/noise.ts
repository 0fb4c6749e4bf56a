import type { Random } from '@/lib/core/random'
import { brown, pink, white } from './colours'
import { forest } from './forest'
import { ocean } from './ocean'
import { rain } from './rain'
import { pair, type StereoSignal } from './stereo'

export const NOISE_TYPES = ['white', 'pink', 'brown', 'rain', 'ocean', 'forest'] as const
export type NoiseType = (typeof NOISE_TYPES)[number]

type Maker = (random: Random, sampleRate: number) => StereoSignal

const MAKERS: Readonly<Record<NoiseType, Maker>> = {
  white: (random, sampleRate) => pair(white(random, sampleRate), white(random, sampleRate)),
  pink: (random) => pair(pink(random), pink(random)),
  brown: (random, sampleRate) => pair(brown(random, sampleRate), brown(random, sampleRate)),
  rain,
  ocean,
  forest,
}

/**
 * Gains that make all types equally loud, measured over five minutes: a K-weighted RMS (ITU-R BS.1770-5) of 0.1 of full
 * scale, at which the highest peaks, brown's, just stay below it.
 */
const GAINS: Readonly<Record<NoiseType, number>> = {
  white: 0.1115,
  pink: 0.05462,
  brown: 23.6,
  rain: 0.2965,
  ocean: 0.2666,
  forest: 0.3685,
}

/** Endless sound of a type: fills the two channels, which are equally long, and goes on from there at the next call. */
export function createNoise(
  type: NoiseType,
  sampleRate: number,
  random: Random,
): (left: Float32Array, right: Float32Array) => void {
  const next = MAKERS[type](random, sampleRate)
  const gain = GAINS[type]
  const frame = { left: 0, right: 0 }
  return (left, right) => {
    for (let index = 0; index < left.length; index++) {
      next(frame)
      left[index] = gain * frame.left
      right[index] = gain * frame.right
    }
  }
}
