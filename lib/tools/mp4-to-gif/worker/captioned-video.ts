import { drawCaption, isShown, type Caption } from '@/lib/tools/mp4-to-gif/caption'
import type { FrameRequest, GifEngine } from '@/lib/tools/mp4-to-gif/engine/gif-engine'
import { withOverlay, type RgbFrame } from '@/lib/tools/mp4-to-gif/rgb-frame'
import type { Size } from '@/lib/image/pixels/geometry'

function overlayOf(captions: readonly Caption[], size: Size): Uint8ClampedArray {
  const context = new OffscreenCanvas(size.width, size.height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new RangeError('no canvas')
  for (const caption of captions) drawCaption(context, caption, size)
  return context.getImageData(0, 0, size.width, size.height).data
}

/** A video whose frames show the captions at their times. */
export function captionedVideo(engine: GifEngine, captions: readonly Caption[]): GifEngine {
  if (captions.length === 0) return engine
  async function* frames(request: FrameRequest): AsyncGenerator<RgbFrame> {
    // Most frames show the same captions as the one before.
    let drawn: { readonly key: string; readonly overlay: Uint8ClampedArray } | undefined
    let index = 0
    for await (const frame of engine.frames(request)) {
      const seconds = request.start + index++ * request.step
      const shown = captions.filter((caption) => isShown(caption, seconds))
      const key = shown.map((caption) => captions.indexOf(caption)).join()
      if (drawn?.key !== key) drawn = { key, overlay: overlayOf(shown, frame) }
      yield shown.length > 0 ? withOverlay(frame, drawn.overlay) : frame
    }
  }
  return { facts: engine.facts, frames, close: () => engine.close() }
}
