import type { Random } from '@/lib/core/random'

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
