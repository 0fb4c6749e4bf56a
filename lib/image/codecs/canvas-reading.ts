const SIDE = 32
/** Mean difference, in levels, above which the picture is lost: privacy browsers alter values by one level or return noise. */
const NOISE_LEVELS = 16

type CanvasReading = 'exact' | 'altered' | 'noise'

function tryCanvas(): CanvasReading {
  if (typeof OffscreenCanvas === 'undefined') return 'exact'
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true, colorSpace: 'srgb' })
  if (!context) return 'exact'
  const levels = (at: number) => [(at * 7) % 256, (at * 29) % 256, (at * 53) % 256] as const
  for (let at = 0; at < SIDE * SIDE; at++) {
    context.fillStyle = `rgb(${levels(at).join(' ')})`
    context.fillRect(at % SIDE, Math.floor(at / SIDE), 1, 1)
  }
  const { data } = context.getImageData(0, 0, SIDE, SIDE)
  const difference = data.reduce((sum, value, at) => sum + Math.abs(value - (levels(at >> 2)[at % 4] ?? 255)), 0)
  if (difference === 0) return 'exact'
  return difference / data.length > NOISE_LEVELS ? 'noise' : 'altered'
}

let reading: CanvasReading | undefined

/**
 * How this browser reads a canvas back: Brave alters some pixels slightly, Firefox with `resistFingerprinting` returns noise.
 */
export function canvasReading(): CanvasReading {
  return (reading ??= tryCanvas())
}
