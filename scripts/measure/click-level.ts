const LISTENED_ABOVE_HERTZ = 1000

/** The loudest of a sound above 1 kHz, where a click is heard, in dB of full scale (second-order Butterworth high-pass). */
export function clickDecibels(samples: Iterable<number>, sampleRate: number): number {
  const k = Math.tan((Math.PI * LISTENED_ABOVE_HERTZ) / sampleRate)
  const scale = 1 / (1 + Math.SQRT2 * k + k * k)
  const [a1, a2] = [2 * (k * k - 1) * scale, (1 - Math.SQRT2 * k + k * k) * scale]
  let [x1, x2, y1, y2, peak] = [0, 0, 0, 0, 0]
  for (const x of samples) {
    const y = scale * (x - 2 * x1 + x2) - a1 * y1 - a2 * y2
    peak = Math.max(peak, Math.abs(y))
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
  }
  return 20 * Math.log10(peak)
}
