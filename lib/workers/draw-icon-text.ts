import type { Rgb } from '@/lib/core/blend'
import { ToolError } from '@/lib/core/errors'
import { hexColor } from '@/lib/core/hex-color'
import type { Pixels } from '@/lib/core/pixels'
import { readBitmap } from '@/lib/engines/read-bitmap'
import { placeText } from '@/lib/tools/favicon-generator/place-text'
import { REFERENCE_SIDE } from '@/lib/tools/favicon-generator/svg'

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
  const wanted = (fontSize / REFERENCE_SIDE) * side * share
  const { baseline } = placeText(context, text, wanted, side, side * share)
  context.fillStyle = hexColor(background)
  context.fillRect(0, 0, side, side)
  context.fillStyle = hexColor(color)
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillText(text, side / 2, baseline)
  return readBitmap(canvas.transferToImageBitmap())
}
