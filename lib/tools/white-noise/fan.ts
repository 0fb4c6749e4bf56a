import type { Random } from '@/lib/core/random'
import { band, drift, pink, type StereoSignal } from './signals'

/** Five blades at 20 turns a second; the pitch wanders by a few percent. */
const BLADE_HERTZ = 100
const WANDER = 0.04
/** Loudness of the blade tone and of its first overtones. */
const PARTIALS = [0.35, 0.16, 0.07]

/** Rushing air, for one channel. `gust` is 0 to 1. */
function createAir(random: Random, sampleRate: number) {
  const air = band(pink(random), 70, 1100, sampleRate)
  return (gust: number) => (0.9 + 0.2 * gust) * air()
}

const { PI, sin } = Math

/** The tone at a position in the passing of a blade, 0 to 1. */
function hum(turn: number): number {
  let sum = 0
  for (let partial = 0; partial < PARTIALS.length; partial++)
    sum += PARTIALS[partial]! * sin(2 * PI * (partial + 1) * turn)
  return sum
}

/** Fan: steady air with the tone of the blades. */
export function fan(random: Random, sampleRate: number): StereoSignal {
  const left = createAir(random, sampleRate)
  const right = createAir(random, sampleRate)
  const gust = drift(random, sampleRate, 0.5)
  const wander = drift(random, sampleRate, 0.8)
  let turn = 0
  return (out) => {
    turn = (turn + (BLADE_HERTZ * (1 + WANDER * (wander() - 0.5))) / sampleRate) % 1
    const strength = gust()
    out.left = left(strength) + hum(turn)
    // The blades pass one ear after the other.
    out.right = right(strength) + hum(turn - 0.25)
  }
}
