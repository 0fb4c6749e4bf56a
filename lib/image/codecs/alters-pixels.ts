const SIDE = 32

function hasExactCanvas(): boolean {
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true, colorSpace: 'srgb' })
  if (!context) return true
  const levels = (at: number) => [(at * 7) % 256, (at * 29) % 256, (at * 53) % 256] as const
  for (let at = 0; at < SIDE * SIDE; at++) {
    context.fillStyle = `rgb(${levels(at).join(' ')})`
    context.fillRect(at % SIDE, Math.floor(at / SIDE), 1, 1)
  }
  const { data } = context.getImageData(0, 0, SIDE, SIDE)
  return data.every((value, at) => value === (levels(at >> 2)[at % 4] ?? 255))
}

let isExact: boolean | undefined

/** True when the browser alters what is read from a canvas: Brave does, and Firefox with `resistFingerprinting`. */
export function altersPixels(): boolean {
  isExact ??= typeof OffscreenCanvas === 'undefined' || hasExactCanvas()
  return !isExact
}
