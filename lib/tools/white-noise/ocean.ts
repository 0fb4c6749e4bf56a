import type { Random } from '@/lib/core/random'
import { band, drift, highPass, lowPass, pink, white, type StereoSignal } from './signals'

/** Seconds between waves; wind waves arrive at a beach every 6 to 12 seconds. */
const PERIOD = { shortest: 7, longest: 12 }
/** Fraction of a wave's period at which it breaks. */
const BREAKS_AT = 0.38

function newWave(random: Random, sampleRate: number, position = 0) {
  const seconds = PERIOD.shortest + random() * (PERIOD.longest - PERIOD.shortest)
  return { position, step: 1 / (seconds * sampleRate), height: 0.65 + 0.35 * random(), pan: 0.3 + 0.4 * random() }
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share)
}

/** Loudness of a wave, 0 to 1, at a position in its period. */
function swell(position: number): number {
  if (position < BREAKS_AT) return smooth(position / BREAKS_AT) ** 2
  return (1 - smooth((position - BREAKS_AT) / (1 - BREAKS_AT))) ** 1.5
}

/** Loudness of the foam, 0 to 1: none before the wave breaks, then a long hiss. */
function foam(position: number): number {
  const start = BREAKS_AT * 0.75
  const peak = 0.5
  if (position < start) return 0
  if (position < peak) return smooth((position - start) / (peak - start))
  return (1 - smooth((position - peak) / (1 - peak))) ** 2
}

/** Sounds of the sea for one channel: distant surf, the body of a wave and its foam. */
function createWater(random: Random, sampleRate: number) {
  const deep = pink(random)
  const deepLow = highPass(70, sampleRate)
  const surf = lowPass(420, sampleRate)
  const body = lowPass(1300, sampleRate)
  const spray = band(white(random, sampleRate), 1100, 5500, sampleRate)
  return (bodyLevel: number, foamLevel: number) => {
    const source = deepLow(deep())
    return 0.22 * surf(source) + 0.6 * bodyLevel * body(source) + 0.42 * foamLevel * spray()
  }
}

/** Ocean: two unsynchronized series of waves over distant surf. */
export function ocean(random: Random, sampleRate: number): StereoSignal {
  const left = createWater(random, sampleRate)
  const right = createWater(random, sampleRate)
  const wind = drift(random, sampleRate, 0.15)
  let first = newWave(random, sampleRate, 0.1)
  let second = newWave(random, sampleRate, 0.6)
  return (out) => {
    first = first.position < 1 ? first : newWave(random, sampleRate)
    second = second.position < 1 ? second : newWave(random, sampleRate)
    first.position += first.step
    second.position += second.step
    const firstBody = first.height * swell(first.position)
    const firstFoam = first.height * foam(first.position)
    const secondBody = second.height * swell(second.position)
    const secondFoam = second.height * foam(second.position)
    const strength = 0.85 + 0.3 * wind()
    out.left =
      strength *
      left(
        firstBody * (1 - first.pan) + secondBody * (1 - second.pan),
        firstFoam * (1 - first.pan) + secondFoam * (1 - second.pan),
      )
    out.right =
      strength * right(firstBody * first.pan + secondBody * second.pan, firstFoam * first.pan + secondFoam * second.pan)
  }
}
