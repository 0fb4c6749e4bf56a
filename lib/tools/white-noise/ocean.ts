import type { Random } from '@/lib/core/random'
import { pink, white } from './colours'
import { drift } from './drift'
import { highPass, lowPass } from './filters'
import type { StereoSignal } from './stereo'

/** Seconds from one wave of a train to the next; wind waves on a beach come every 6 to 12. */
const PERIOD = { shortest: 7, longest: 12 }
/** Part of a wave's time in which it rises and breaks. */
const BREAKS_AT = 0.38

interface Wave {
  position: number
  readonly step: number
  readonly height: number
  readonly place: number
}

function newWave(random: Random, sampleRate: number, position = 0): Wave {
  const seconds = PERIOD.shortest + random() * (PERIOD.longest - PERIOD.shortest)
  return { position, step: 1 / (seconds * sampleRate), height: 0.65 + 0.35 * random(), place: 0.3 + 0.4 * random() }
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share)
}

/** Loudness of the swell, 0 to 1: it rises, breaks and runs out. */
function swell(position: number): number {
  if (position < BREAKS_AT) return smooth(position / BREAKS_AT) ** 2
  return (1 - smooth((position - BREAKS_AT) / (1 - BREAKS_AT))) ** 1.5
}

/** Loudness of the foam, 0 to 1: nothing before the wave breaks, then a long hiss up the beach. */
function foam(position: number): number {
  const start = BREAKS_AT * 0.75
  const peak = 0.5
  if (position < start) return 0
  if (position < peak) return smooth((position - start) / (peak - start))
  return (1 - smooth((position - peak) / (1 - peak))) ** 2
}

/** One ear's raw sounds of the sea: far surf, the body of a wave, its foam. */
function water(random: Random, sampleRate: number) {
  const deep = pink(random)
  const deepLow = highPass(70, sampleRate)
  const surf = lowPass(420, sampleRate)
  const body = lowPass(1300, sampleRate)
  const spray = white(random, sampleRate)
  const sprayLow = highPass(1100, sampleRate)
  const sprayHigh = lowPass(5500, sampleRate)
  return (bodyLevel: number, foamLevel: number) => {
    const source = deepLow(deep())
    return 0.22 * surf(source) + 0.6 * bodyLevel * body(source) + 0.42 * foamLevel * sprayHigh(sprayLow(spray()))
  }
}

/** Waves on a beach: two trains that never keep step, over far surf. */
export function ocean(random: Random, sampleRate: number): StereoSignal {
  const left = water(random, sampleRate)
  const right = water(random, sampleRate)
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
        firstBody * (1 - first.place) + secondBody * (1 - second.place),
        firstFoam * (1 - first.place) + secondFoam * (1 - second.place),
      )
    out.right =
      strength *
      right(firstBody * first.place + secondBody * second.place, firstFoam * first.place + secondFoam * second.place)
  }
}
