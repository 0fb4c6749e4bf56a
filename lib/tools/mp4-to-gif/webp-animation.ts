import { concatBytes, uint32LittleEndian } from '@/lib/core/byte-writer'
import { webpChunk, webpChunks, webpFile } from '@/lib/image/formats/webp/chunks'
import type { Rectangle, Size } from '@/lib/image/pixels/geometry'

const ANIMATION = 0x02
const ALPHA = 0x10
/** Replaces what was there instead of blending with it; nothing is removed after the frame. */
const DO_NOT_BLEND = 0x02

function uint24(value: number): Uint8Array {
  return uint32LittleEndian(value).subarray(0, 3)
}

/** The smallest area around `area` whose position WebP can state: it counts in steps of two pixels. */
export function evenArea({ x, y, width, height }: Rectangle): Rectangle {
  const [left, top] = [x & ~1, y & ~1]
  return { x: left, y: top, width: x + width - left, height: y + height - top }
}

/** Chunks of a still WebP that are its picture; the transparency of VP8 comes before it. */
const PICTURE = ['ALPH', 'VP8 ', 'VP8L']

/** Wraps the picture of a still WebP as a frame of an animation (container specification, ANMF). */
export function animationFrame(still: Uint8Array, area: Rectangle, milliseconds: number): Uint8Array<ArrayBuffer> {
  const picture = webpChunks(still).filter(({ type }) => PICTURE.includes(type))
  if (picture.length === 0) throw new Error('WebP: no picture')
  const place = [area.x / 2, area.y / 2, area.width - 1, area.height - 1, milliseconds].map(uint24)
  const pixels = picture.map(({ type, content, end }) => webpChunk(type, still.subarray(content, end)))
  return concatBytes([webpChunk('ANMF', concatBytes([...place, Uint8Array.of(DO_NOT_BLEND), ...pixels]))])
}

/** A WebP of the frames, which plays `plays` times, 0 being forever; `hasAlpha` when one of them has transparency. */
export function webpAnimation(
  { width, height }: Size,
  plays: number,
  frames: readonly Uint8Array[],
  hasAlpha = false,
): Uint8Array<ArrayBuffer> {
  const extended = [uint32LittleEndian(hasAlpha ? ANIMATION | ALPHA : ANIMATION), uint24(width - 1), uint24(height - 1)]
  const background = uint32LittleEndian(hasAlpha ? 0 : 0xffffffff)
  return webpFile([
    webpChunk('VP8X', concatBytes(extended)),
    webpChunk('ANIM', concatBytes([background, uint32LittleEndian(plays).subarray(0, 2)])),
    ...frames,
  ])
}
