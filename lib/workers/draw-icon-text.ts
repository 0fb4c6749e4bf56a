import type { Rgb } from '@/lib/core/blend'
import { ToolError } from '@/lib/core/errors'
import { hexColor } from '@/lib/core/hex-color'
import type { Pixels } from '@/lib/core/pixels'
import { readBitmap } from '@/lib/engines/read-bitmap'
import { ICON_FONT, REFERENCE_SIDE } from '@/lib/tools/favicon-generator/svg'

interface IconLetters {
  readonly text: string
  readonly color: Rgb
  readonly background: Rgb
  /** Of an icon of 64 pixels. */
  readonly fontSize: number
}

/**
 * Letters drawn by the system's fonts in the middle of an opaque square, smaller than asked for where they would not fit.
 * `share` is the part of the side that they may take and by which the font shrinks, 0 to 1. For a worker.
 */
export function drawIconText({ text, color, background, fontSize }: IconLetters, side: number, share = 1): Pixels {
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new ToolError('outOfMemory')
  const font = (size: number) => `700 ${size}px ${ICON_FONT}`
  const wanted = (fontSize / REFERENCE_SIDE) * side * share
  context.font = font(wanted)
  const { width } = context.measureText(text)
  context.font = font(wanted * Math.min(1, (side * share) / width))
  context.fillStyle = hexColor(background)
  context.fillRect(0, 0, side, side)
  context.fillStyle = hexColor(color)
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = context.measureText(text)
  context.fillText(text, side / 2, (side + above - below) / 2)
  return readBitmap(canvas.transferToImageBitmap())
}
