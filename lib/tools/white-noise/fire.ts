import type { Random } from '@/lib/core/random'
import { band, drift, logUniform, pink, poissonProcess, white, type StereoSignal } from './signals'
import { createRings } from './rings'

const CRACKLES_PER_SECOND = 7
/** A pocket of steam that bursts; splinters follow it within a tenth of a second. */
const POPS_PER_SECOND = 0.5
const SPLINTERS_PER_SECOND = 90
const SPLINTER_SECONDS = 0.05
const CRACKLE_HERTZ = { from: 700, to: 5500 }
const CRACKLE_SECONDS = { from: 0.0005, to: 0.005 }

/** The low roar of the flames and their hiss, for one channel. `heat` is 0 to 1. */
function createFlames(random: Random, sampleRate: number) {
  const roar = band(pink(random), 45, 260, sampleRate)
  const flicker = drift(random, sampleRate, 5)
  const hiss = band(white(random, sampleRate), 1200, 6000, sampleRate)
  return (heat: number) => 0.25 * heat * (0.5 + flicker()) * roar() + 0.05 * heat * hiss()
}

/** Fire: flames that flicker, and wood that crackles and pops. */
export function fire(random: Random, sampleRate: number): StereoSignal {
  const left = createFlames(random, sampleRate)
  const right = createFlames(random, sampleRate)
  const heat = drift(random, sampleRate, 0.4)
  const pops = poissonProcess(random, sampleRate, POPS_PER_SECOND)
  const rings = createRings(sampleRate)
  const cooling = Math.exp(-1 / (SPLINTER_SECONDS * sampleRate))
  let splinters = 0
  const crackle = (loudness: number) =>
    rings.strike({
      hertz: logUniform(random, CRACKLE_HERTZ),
      seconds: logUniform(random, CRACKLE_SECONDS),
      loudness,
      // At one side or the other: what both ears hear alike sounds inside the head.
      pan: random() < 0.5 ? 0.03 : 0.97,
    })
  return (out) => {
    const isPop = pops()
    splinters = isPop ? 1 : splinters * cooling
    if (isPop) crackle(0.5 + 0.5 * random())
    else if (random() * sampleRate < CRACKLES_PER_SECOND + SPLINTERS_PER_SECOND * splinters) crackle(random() ** 4)
    const strength = 0.6 + 0.4 * heat()
    out.left = left(strength)
    out.right = right(strength)
    rings.addTo(out)
  }
}
