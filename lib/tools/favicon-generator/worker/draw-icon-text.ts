import { ToolError } from '@/lib/core/errors'
import { hexColor } from '@/lib/image/pixels/hex-color'
import type { Pixels } from '@/lib/image/pixels/pixels'
import { readBitmap } from '@/lib/image/codecs/read-bitmap'
import { placeText } from '@/lib/tools/favicon-generator/place-text'
import { REFERENCE_SIDE } from '@/lib/tools/favicon-generator/svg'
import type { FaviconArgs, FaviconSource } from './make-favicons'

type IconLetters = Omit<Extract<FaviconSource, { kind: 'text' }>, 'kind'> & Pick<FaviconArgs, 'background'>

/**
 * Draws text in the system's font in the center of an opaque square, reduced if it would not fit. `share` scales the
 * font and the maximum width, 0 to 1. Runs in a worker.
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
