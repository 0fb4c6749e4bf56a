import type { Random } from '@/lib/core/random'
import { birds } from './birds'
import { band, drift, highPass, movingBandPass, pink, white, type StereoSignal } from './signals'

/** Wind in treetops and rustling leaves, for one channel. `gust` is 0 to 1. */
function createTrees(random: Random, sampleRate: number) {
  const wind = pink(random)
  const crown = movingBandPass(sampleRate)
  const windLow = highPass(80, sampleRate)
  const leaves = band(white(random, sampleRate), 2200, 7500, sampleRate)
  const flutter = drift(random, sampleRate, 9)
  return (gust: number) => {
    const breeze = crown(windLow(wind()), 260 + 520 * gust) * (0.35 + 0.65 * gust)
    const rustle = leaves() * (0.05 + 0.4 * gust * gust) * (0.5 + 0.5 * flutter())
    return 0.5 * breeze + 0.3 * rustle
  }
}

/** Forest: gusts of wind, rustling leaves and occasional birds. */
export function forest(random: Random, sampleRate: number): StereoSignal {
  const left = createTrees(random, sampleRate)
  const right = createTrees(random, sampleRate)
  const gusts = drift(random, sampleRate, 0.3)
  const slowGusts = drift(random, sampleRate, 0.07)
  const singing = birds(random, sampleRate)
  return (out) => {
    const gust = 0.25 + 0.75 * gusts() * (0.5 + 0.5 * slowGusts())
    out.left = left(gust)
    out.right = right(gust)
    singing(out)
  }
}
