import type { Random } from '@/lib/core/random'
import { brown, pink, white } from './noise-colors'
import { cafe } from './cafe'
import { fan } from './fan'
import { fire } from './fire'
import { forest } from './forest'
import { ocean } from './ocean'
import { rain } from './rain'
import { train } from './train'
import { stereo, type StereoSignal } from './stereo'

export const NOISE_TYPES = [
  'white',
  'pink',
  'brown',
  'rain',
  'ocean',
  'forest',
  'cafe',
  'fire',
  'fan',
  'train',
] as const
export type NoiseType = (typeof NOISE_TYPES)[number]

type CreateSignal = (random: Random, sampleRate: number) => StereoSignal

const SIGNALS: Readonly<Record<NoiseType, CreateSignal>> = {
  white: (random, sampleRate) => stereo(white(random, sampleRate), white(random, sampleRate)),
  pink: (random) => stereo(pink(random), pink(random)),
  brown: (random, sampleRate) => stereo(brown(random, sampleRate), brown(random, sampleRate)),
  rain,
  ocean,
  forest,
  cafe,
  fire,
  fan,
  train,
}

/**
 * Gains for equal loudness, measured over five minutes: a K-weighted RMS (ITU-R BS.1770-5) of 0.1 of full scale, the
 * highest at which the peaks of brown noise do not clip.
 */
const GAINS: Readonly<Record<NoiseType, number>> = {
  white: 0.1115,
  pink: 0.05462,
  brown: 23.6,
  rain: 0.2965,
  ocean: 0.2666,
  forest: 0.3685,
  cafe: 5.735,
  fire: 0.7045,
  fan: 0.09941,
  train: 0.981,
}

/** Peaks of the equally loud sounds within ten seconds at 48 kHz: the median of thirty stretches, three from each of ten seeds. */
export const NOISE_PEAKS: Readonly<Record<NoiseType, number>> = {
  white: 0.1115,
  pink: 0.432,
  brown: 0.728,
  rain: 0.426,
  ocean: 0.593,
  forest: 0.444,
  cafe: 0.546,
  fire: 0.807,
  fan: 0.457,
  train: 0.755,
}

/** Returns a function that fills two channels of equal length with the next part of an endless sound. */
export function createNoise(
  type: NoiseType,
  sampleRate: number,
  random: Random,
): (left: Float32Array, right: Float32Array) => void {
  const next = SIGNALS[type](random, sampleRate)
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
