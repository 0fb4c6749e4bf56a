import type { Random } from '@/lib/core/random'
import { band, drift, logUniform, pink, poissonProcess, white, type StereoSignal } from './signals'
import { createRings, type Ring } from './rings'

const DROPS_PER_SECOND = 42
/** A drop on water sounds like its air bubble (M. Minnaert, 1933): a few thousand hertz for bubbles of millimeters. */
const RING_HERTZ = { from: 900, to: 4200 }
const RING_SECONDS = { from: 0.003, to: 0.014 }
function newDrop(random: Random): Ring {
  const pan = random()
  // Many distant drops, few close ones.
  const loudness = random() ** 5
  return { pan, loudness, hertz: logUniform(random, RING_HERTZ), seconds: logUniform(random, RING_SECONDS) }
}

/** The hiss of many distant drops and their low patter on a roof, for one channel. */
function createShower(random: Random, sampleRate: number) {
  const hiss = band(white(random, sampleRate), 900, 7000, sampleRate)
  const roof = band(pink(random), 120, 700, sampleRate)
  return () => 0.5 * hiss() + 0.22 * roof()
}

/** Rain: a steady shower of slightly varying strength, with single drops close by. */
export function rain(random: Random, sampleRate: number): StereoSignal {
  const left = createShower(random, sampleRate)
  const right = createShower(random, sampleRate)
  const swell = drift(random, sampleRate, 0.25)
  const dropFalls = poissonProcess(random, sampleRate, DROPS_PER_SECOND)
  const drops = createRings(sampleRate)
  return (out) => {
    if (dropFalls()) drops.strike(newDrop(random))
    const strength = 0.85 + 0.3 * swell()
    out.left = strength * left()
    out.right = strength * right()
    drops.addTo(out)
  }
}
