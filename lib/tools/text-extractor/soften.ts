import { createGray, type Gray } from './gray'

/** Standard deviation of the blur for letters of one pixel. */
const SIGMA_PER_LETTER = 1 / 20
/** A blur this slight changes nothing. */
const LEAST_SIGMA = 0.4

function gaussian(sigma: number): Float64Array {
  const reach = Math.ceil(sigma * 3)
  const weights = Float64Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * sigma ** 2)),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** Adds a row of samples, so much of each, to sums. */
function add(sums: Float64Array, samples: Uint8Array, from: number, weight: number): void {
  for (let x = 0; x < sums.length; x++) sums[x]! += samples[from + x]! * weight
}

function alongRows(from: Gray, to: Gray, weights: Float64Array): void {
  const { width, height } = from
  const reach = (weights.length - 1) / 2
  const sums = new Float64Array(width)
  // The edge pixels stand for what is beyond them.
  const padded = new Uint8Array(width + 2 * reach)
  for (let y = 0; y < height; y++) {
    const row = from.data.subarray(y * width, (y + 1) * width)
    padded.fill(row[0]!, 0, reach).set(row, reach)
    padded.fill(row[width - 1]!, reach + width)
    sums.fill(0.5)
    for (let tap = 0; tap < weights.length; tap++) add(sums, padded, tap, weights[tap]!)
    to.data.set(sums, y * width)
  }
}

function alongColumns(from: Gray, to: Gray, weights: Float64Array): void {
  const { width, height } = from
  const reach = (weights.length - 1) / 2
  const sums = new Float64Array(width)
  for (let y = 0; y < height; y++) {
    sums.fill(0.5)
    for (let tap = 0; tap < weights.length; tap++) {
      const row = Math.min(height - 1, Math.max(0, y + tap - reach))
      add(sums, from.data, row * width, weights[tap]!)
    }
    to.data.set(sums, y * width)
  }
}

/**
 * A picture a little blurred, by a 20th of a letter's height. The engine makes each line 36 pixels tall without smoothing
 * first, which breaks up the thin strokes of East Asian characters. Characters wrong on the pages of scripts/bench: Korean
 * 0.57 % without it and 0.40 with it, Japanese 0.69 % with a 26th, 0.47 with a 20th and 0.84 with a 15th.
 */
export function soften(gray: Gray, letter: number): Gray {
  const sigma = letter * SIGMA_PER_LETTER
  if (sigma < LEAST_SIGMA) return gray
  const weights = gaussian(sigma)
  const half = createGray(gray.width, gray.height)
  const soft = createGray(gray.width, gray.height)
  alongRows(gray, half, weights)
  alongColumns(half, soft, weights)
  return soft
}
