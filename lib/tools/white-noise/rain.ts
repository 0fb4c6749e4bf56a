import type { Random } from '@/lib/core/random'
import { pink, white } from './noise-colors'
import { drift, poissonProcess } from './drift'
import { highPass, lowPass } from './filters'
import type { StereoSignal } from './stereo'

const DROPS_PER_SECOND = 42
/** A drop on water sounds like its air bubble (M. Minnaert, 1933): a few thousand hertz for bubbles of millimeters. */
const RING_HERTZ = { from: 900, to: 4200 }
const RING_SECONDS = { from: 0.003, to: 0.014 }
const SILENT = 1e-4

interface Drop {
  /** A decaying complex rotation, whose imaginary part is a damped sine that starts at 0. */
  real: number
  imaginary: number
  readonly turnReal: number
  readonly turnImaginary: number
  readonly left: number
  readonly right: number
}

function logUniform(random: Random, { from, to }: { from: number; to: number }): number {
  return from * (to / from) ** random()
}

function newDrop(random: Random, sampleRate: number): Drop {
  const pan = random()
  // Many distant drops, few close ones.
  const loudness = random() ** 5
  const turn = (2 * Math.PI * logUniform(random, RING_HERTZ)) / sampleRate
  const decay = Math.exp(-1 / (logUniform(random, RING_SECONDS) * sampleRate))
  return {
    real: loudness,
    imaginary: 0,
    turnReal: decay * Math.cos(turn),
    turnImaginary: decay * Math.sin(turn),
    left: Math.sqrt(1 - pan),
    right: Math.sqrt(pan),
  }
}

function advance(drop: Drop): void {
  const { real, imaginary, turnReal, turnImaginary } = drop
  drop.real = real * turnReal - imaginary * turnImaginary
  drop.imaginary = real * turnImaginary + imaginary * turnReal
}

/** The hiss of many distant drops and their low patter on a roof, for one channel. */
function createShower(random: Random, sampleRate: number) {
  const hissSource = white(random, sampleRate)
  const hissLow = highPass(900, sampleRate)
  const hissHigh = lowPass(7000, sampleRate)
  const roofSource = pink(random)
  const roofLow = highPass(120, sampleRate)
  const roofHigh = lowPass(700, sampleRate)
  return () => 0.5 * hissHigh(hissLow(hissSource())) + 0.22 * roofHigh(roofLow(roofSource()))
}

/** Rain: a steady shower of slightly varying strength, with single drops close by. */
export function rain(random: Random, sampleRate: number): StereoSignal {
  const left = createShower(random, sampleRate)
  const right = createShower(random, sampleRate)
  const swell = drift(random, sampleRate, 0.25)
  const dropFalls = poissonProcess(random, sampleRate, DROPS_PER_SECOND)
  let drops: Drop[] = []
  return (out) => {
    if (dropFalls()) {
      drops = drops.filter(({ real, imaginary }) => Math.hypot(real, imaginary) > SILENT)
      drops.push(newDrop(random, sampleRate))
    }
    const strength = 0.85 + 0.3 * swell()
    out.left = strength * left()
    out.right = strength * right()
    for (const drop of drops) {
      advance(drop)
      out.left += drop.imaginary * drop.left
      out.right += drop.imaginary * drop.right
    }
  }
}
