/** Power spectrum of one block whose length is a power of two, bins 0 to half of it (iterative radix-2 FFT). */
function powerSpectrum(block: Float64Array): Float64Array {
  const size = block.length
  const real = new Float64Array(size)
  const imaginary = new Float64Array(size)
  const bits = Math.log2(size)
  for (let index = 0; index < size; index++) {
    let reversed = 0
    for (let bit = 0; bit < bits; bit++) reversed |= ((index >> bit) & 1) << (bits - 1 - bit)
    real[reversed] = block[index] ?? 0
  }
  for (let half = 1; half < size; half *= 2) {
    for (let start = 0; start < size; start += 2 * half) {
      for (let offset = 0; offset < half; offset++) {
        const [cos, sin] = [Math.cos((Math.PI * offset) / half), -Math.sin((Math.PI * offset) / half)]
        const [low, high] = [start + offset, start + offset + half]
        const [a, b] = [real[high] ?? 0, imaginary[high] ?? 0]
        const [turnedReal, turnedImaginary] = [a * cos - b * sin, a * sin + b * cos]
        const [c, d] = [real[low] ?? 0, imaginary[low] ?? 0]
        real[high] = c - turnedReal
        imaginary[high] = d - turnedImaginary
        real[low] = c + turnedReal
        imaginary[low] = d + turnedImaginary
      }
    }
  }
  return Float64Array.from({ length: size / 2 }, (_, bin) => (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2)
}

/** Power per bin averaged over Hann-windowed, half-overlapping blocks (P. D. Welch, 1967). */
function welch(samples: Float32Array, size: number): Float64Array {
  const window = Float64Array.from({ length: size }, (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size))
  const sum = new Float64Array(size / 2)
  for (let start = 0; start + size <= samples.length; start += size / 2) {
    powerSpectrum(window.map((weight, index) => weight * (samples[start + index] ?? 0))).forEach((power, bin) => {
      sum[bin] = (sum[bin] ?? 0) + power
    })
  }
  return sum
}

export interface Slope {
  readonly from: number
  /** Change of power per hertz against the octave below, in dB. */
  readonly decibels: number
}

const BLOCK = 32_768

/** How a noise's power per hertz changes from each half octave to the one an octave above, from 50 Hz to 10 kHz. */
export function octaveSlopes(samples: Float32Array, sampleRate: number): Slope[] {
  const spectrum = welch(samples, BLOCK)
  const density = (from: number, to: number) => {
    const bins = spectrum.slice(Math.ceil((from * BLOCK) / sampleRate), Math.ceil((to * BLOCK) / sampleRate))
    return 10 * Math.log10(bins.reduce((sum, power) => sum + power, 0) / bins.length)
  }
  const slopes: Slope[] = []
  for (let from = 50; from * 2 * Math.SQRT2 <= 10_000 * 1.0001; from *= Math.SQRT2) {
    const top = from * Math.SQRT2
    slopes.push({ from, decibels: density(from * 2, top * 2) - density(from, top) })
  }
  return slopes
}
