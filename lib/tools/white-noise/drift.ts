import type { Random } from '@/lib/core/random'

/**
 * A value between 0 and 1 that wanders smoothly, aiming at a new random one `hertz` times a second (value
 * noise with smoothstep interpolation). One call per sample.
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

/** True at random moments, `perSecond` of them on average (a Poisson process). One call per sample. */
export function occasions(random: Random, sampleRate: number, perSecond: number): () => boolean {
  const wait = () => Math.max(1, Math.round((-Math.log(1 - random()) * sampleRate) / perSecond))
  let left = wait()
  return () => {
    left--
    if (left > 0) return false
    left = wait()
    return true
  }
}
