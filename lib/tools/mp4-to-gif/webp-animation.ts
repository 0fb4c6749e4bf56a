import { concatBytes, uint32LittleEndian } from '@/lib/core/byte-writer'
import { webpChunk, webpChunks, webpFile } from '@/lib/image/formats/webp/chunks'
import type { Rectangle, Size } from '@/lib/image/pixels/geometry'

const ANIMATION = 0x02
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

/** Wraps the picture of a still WebP without transparency as a frame of an animation (container specification, ANMF). */
export function animationFrame(still: Uint8Array, area: Rectangle, milliseconds: number): Uint8Array<ArrayBuffer> {
  const picture = webpChunks(still).find(({ type }) => type === 'VP8 ' || type === 'VP8L')
  if (!picture) throw new Error('WebP: no picture')
  const place = [area.x / 2, area.y / 2, area.width - 1, area.height - 1, milliseconds].map(uint24)
  const pixels = webpChunk(picture.type, still.subarray(picture.content, picture.end))
  return concatBytes([webpChunk('ANMF', concatBytes([...place, Uint8Array.of(DO_NOT_BLEND), pixels]))])
}

/** A WebP of the frames, which plays `plays` times, 0 being forever. */
export function webpAnimation(
  { width, height }: Size,
  plays: number,
  frames: readonly Uint8Array[],
): Uint8Array<ArrayBuffer> {
  const extended = [uint32LittleEndian(ANIMATION), uint24(width - 1), uint24(height - 1)]
  const white = uint32LittleEndian(0xffffffff)
  return webpFile([
    webpChunk('VP8X', concatBytes(extended)),
    webpChunk('ANIM', concatBytes([white, uint32LittleEndian(plays).subarray(0, 2)])),
    ...frames,
  ])
}
