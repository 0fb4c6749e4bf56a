import type { Frame } from './signals'

/** A short damped tone, as of what is struck. */
export interface Ring {
  readonly hertz: number
  /** Time in which it falls to 1/e. */
  readonly seconds: number
  readonly loudness: number
  /** Place between the ears, 0 left to 1 right. */
  readonly pan: number
}

interface Turning {
  /** A decaying complex rotation; its imaginary part is a damped sine that starts at 0. */
  real: number
  imaginary: number
  readonly turnReal: number
  readonly turnImaginary: number
  readonly left: number
  readonly right: number
}

const SILENT = 1e-4

function turning({ hertz, seconds, loudness, pan }: Ring, sampleRate: number): Turning {
  const turn = (2 * Math.PI * hertz) / sampleRate
  const decay = Math.exp(-1 / (seconds * sampleRate))
  return {
    real: loudness,
    imaginary: 0,
    turnReal: decay * Math.cos(turn),
    turnImaginary: decay * Math.sin(turn),
    left: Math.sqrt(1 - pan),
    right: Math.sqrt(pan),
  }
}

/** Rings that sound together: `strike` starts one, `addTo` adds the next sample of all to a frame. */
export function createRings(sampleRate: number): { strike: (ring: Ring) => void; addTo: (out: Frame) => void } {
  let rings: Turning[] = []
  return {
    strike: (ring) => {
      rings = rings.filter(({ real, imaginary }) => Math.hypot(real, imaginary) > SILENT)
      rings.push(turning(ring, sampleRate))
    },
    addTo: (out) => {
      for (const ring of rings) {
        const { real, imaginary, turnReal, turnImaginary } = ring
        ring.real = real * turnReal - imaginary * turnImaginary
        ring.imaginary = real * turnImaginary + imaginary * turnReal
        out.left += ring.imaginary * ring.left
        out.right += ring.imaginary * ring.right
      }
    },
  }
}
