import type { Random } from '@/lib/core/random'
import type { NoiseType } from './noise-types'
import { brown, pink, stereo, white, type StereoSignal } from './signals'
import { cafe } from './cafe'
import { fan } from './fan'
import { fire } from './fire'
import { forest } from './forest'
import { ocean } from './ocean'
import { rain } from './rain'
import { train } from './train'

type CreateSignal = (random: Random, sampleRate: number) => StereoSignal

/**
 * Each sound and its gain for equal loudness, measured over five minutes: a K-weighted RMS (ITU-R BS.1770-5) of 0.1 of full
 * scale, the highest at which the peaks of brown noise do not clip.
 */
const SOUNDS: Readonly<Record<NoiseType, readonly [CreateSignal, gain: number]>> = {
  white: [(random, sampleRate) => stereo(white(random, sampleRate), white(random, sampleRate)), 0.1115],
  pink: [(random) => stereo(pink(random), pink(random)), 0.05462],
  brown: [(random, sampleRate) => stereo(brown(random, sampleRate), brown(random, sampleRate)), 23.6],
  rain: [rain, 0.2965],
  ocean: [ocean, 0.2666],
  forest: [forest, 0.3685],
  cafe: [cafe, 5.735],
  fire: [fire, 0.7045],
  fan: [fan, 0.09941],
  train: [train, 0.981],
}

/** Returns a function that fills two channels of equal length with the next part of an endless sound. */
export function createNoise(
  type: NoiseType,
  sampleRate: number,
  random: Random,
): (left: Float32Array, right: Float32Array) => void {
  const [create, gain] = SOUNDS[type]
  const next = create(random, sampleRate)
  const frame = { left: 0, right: 0 }
  return (left, right) => {
    for (let index = 0; index < left.length; index++) {
      next(frame)
      left[index] = gain * frame.left
      right[index] = gain * frame.right
    }
  }
}
