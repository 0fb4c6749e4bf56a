import type { Signal } from './noise-colors'

/** A stateful filter: takes the next input sample and returns the next output sample. */
type Filter = (sample: number) => number

/** First-order low-pass at `hertz`, unity gain at 0 Hz. */
export function lowPass(hertz: number, sampleRate: number): Filter {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / sampleRate)
  let level = 0
  return (sample) => (level += share * (sample - level))
}

/** Second-order Butterworth high-pass at `hertz` (Robert Bristow-Johnson, Audio EQ Cookbook). */
export function highPass(hertz: number, sampleRate: number): Filter {
  const turn = (2 * Math.PI * hertz) / sampleRate
  const alpha = Math.sin(turn) * Math.SQRT1_2
  const scale = 1 / (1 + alpha)
  const b0 = ((1 + Math.cos(turn)) / 2) * scale
  const a1 = -2 * Math.cos(turn) * scale
  const a2 = (1 - alpha) * scale
  let x1 = 0
  let x2 = 0
  let y1 = 0
  let y2 = 0
  return (x0) => {
    const y0 = b0 * (x0 - 2 * x1 + x2) - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x0
    y2 = y1
    y1 = y0
    return y0
  }
}

/** What a signal has between two frequencies. */
export function band(signal: Signal, from: number, to: number, sampleRate: number): Signal {
  const low = highPass(from, sampleRate)
  const high = lowPass(to, sampleRate)
  return () => high(low(signal()))
}

/** Width of the moving band. */
const Q = 0.7

/**
 * Band-pass whose center may change with every sample, with unity gain at the center (state variable filter in Andrew
 * Simper's trapezoidal form, "Linear Trapezoidal Integrated SVF", 2013).
 */
export function movingBandPass(sampleRate: number): (sample: number, hertz: number) => number {
  let first = 0
  let second = 0
  return (sample, hertz) => {
    const g = Math.tan((Math.PI * hertz) / sampleRate)
    const a1 = 1 / (1 + g * (g + 1 / Q))
    const band = a1 * (first + g * (sample - second))
    const low = second + g * band
    first = 2 * band - first
    second = 2 * low - second
    return band / Q
  }
}
