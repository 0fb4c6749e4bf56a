/** Fast Fourier transform of one size, a power of two (iterative, radix 2); gives the power of bins 0 to half of it. */
function powerTransform(size: number): (block: Float64Array) => Float64Array {
  const bits = Math.log2(size)
  const reversed = Uint32Array.from({ length: size }, (_, index) => {
    let mirror = 0
    for (let bit = 0; bit < bits; bit++) mirror |= ((index >> bit) & 1) << (bits - 1 - bit)
    return mirror
  })
  const cosines = Float64Array.from({ length: size / 2 }, (_, index) => Math.cos((2 * Math.PI * index) / size))
  const sines = Float64Array.from({ length: size / 2 }, (_, index) => -Math.sin((2 * Math.PI * index) / size))
  const real = new Float64Array(size)
  const imaginary = new Float64Array(size)

  const butterfly = (low: number, high: number, turn: number) => {
    const turnedReal = real[high]! * cosines[turn]! - imaginary[high]! * sines[turn]!
    const turnedImaginary = real[high]! * sines[turn]! + imaginary[high]! * cosines[turn]!
    real[high] = real[low]! - turnedReal
    imaginary[high] = imaginary[low]! - turnedImaginary
    real[low]! += turnedReal
    imaginary[low]! += turnedImaginary
  }

  return (block) => {
    for (let index = 0; index < size; index++) real[index] = block[reversed[index] ?? 0] ?? 0
    imaginary.fill(0)
    for (let half = 1; half < size; half *= 2) {
      const stride = size / (2 * half)
      for (let start = 0; start < size; start += 2 * half) {
        for (let offset = 0; offset < half; offset++) {
          butterfly(start + offset, start + offset + half, offset * stride)
        }
      }
    }
    return real.slice(0, size / 2).map((value, bin) => value * value + (imaginary[bin] ?? 0) ** 2)
  }
}

/** Power per bin averaged over Hann-windowed, half-overlapping blocks (P. D. Welch, 1967). */
function welch(samples: Float32Array, size: number): Float64Array {
  const window = Float64Array.from({ length: size }, (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size))
  const powers = powerTransform(size)
  const sum = new Float64Array(size / 2)
  for (let start = 0; start + size <= samples.length; start += size / 2) {
    powers(window.map((weight, index) => weight * (samples[start + index] ?? 0))).forEach((power, bin) => {
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

/** The part, 0 to 1, of a sound's power that lies above a frequency. */
export function powerShareAbove(frequency: number, samples: Float32Array, sampleRate: number): number {
  const spectrum = welch(samples, BLOCK)
  const power = (bins: Float64Array) => bins.reduce((sum, bin) => sum + bin, 0)
  return power(spectrum.slice(Math.round((frequency * BLOCK) / sampleRate))) / power(spectrum)
}
