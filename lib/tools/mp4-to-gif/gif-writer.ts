import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { compressLzw, type Compressed, type Indices, type Preference } from './lzw'
import type { Rectangle, Size } from '@/lib/image/pixels/geometry'

const EXTENSION = 0x21
const GRAPHIC_CONTROL = 0xf9
const APPLICATION = 0xff
const IMAGE = 0x2c
const TRAILER = 0x3b
const MAX_LOOPS = 0xffff
/** Disposal methods: what a frame showed stays, or its area becomes transparent. */
const DISPOSALS = { keep: 1 << 2, clear: 2 << 2 } as const

function uint16(value: number): [number, number] {
  return [value & 255, (value >> 8) & 255]
}

/** Bits of an index into the palette and the transparent color. */
function depthOf(palette: Uint8Array): number {
  return Math.max(1, Math.ceil(Math.log2(palette.length / 3 + 1)))
}

/** Index of transparent pixels: the one after the last color of the palette. */
export function transparentIndex(palette: Uint8Array): number {
  return palette.length / 3
}

/**
 * Writes everything before the first frame: size, palette (at most 255 colors) and how often it plays, 0 being forever
 * (GIF89a specification; Netscape's extension counts repetitions, so playing once needs none).
 */
export function gifHeader({ width, height }: Size, palette: Uint8Array, plays: number): Uint8Array<ArrayBuffer> {
  const depth = depthOf(palette)
  const table = new Uint8Array(3 << depth)
  table.set(palette)
  const screen = [...uint16(width), ...uint16(height), 0x80 | (7 << 4) | (depth - 1), 0, 0]
  const parts = [latin1('GIF89a'), Uint8Array.from(screen), table]
  if (plays !== 1) {
    const repetitions = plays === 0 ? 0 : Math.min(plays - 1, MAX_LOOPS)
    parts.push(
      Uint8Array.of(EXTENSION, APPLICATION, 11),
      latin1('NETSCAPE2.0'),
      Uint8Array.of(3, 1, ...uint16(repetitions), 0),
    )
  }
  return concatBytes(parts)
}

/**
 * Writes a frame: the indices of `area`, shown for `delay` hundredths of a second, and what becomes of the area after it. Also
 * returns which of the `preferences` for free pixels (by default, all) was shortest.
 */
export function gifFrame(
  pixels: Indices,
  area: Rectangle,
  delay: number,
  palette: Uint8Array,
  { preferences, after = 'keep' }: { preferences?: readonly Preference[]; after?: keyof typeof DISPOSALS } = {},
): { readonly part: Uint8Array<ArrayBuffer>; readonly preference: Compressed['preference'] } {
  const transparent = pixels.transparent === undefined ? 0 : 1
  const control = [EXTENSION, GRAPHIC_CONTROL, 4, DISPOSALS[after] | transparent, ...uint16(delay)]
  const place = [IMAGE, ...uint16(area.x), ...uint16(area.y), ...uint16(area.width), ...uint16(area.height), 0]
  const head = Uint8Array.of(...control, transparent ? transparentIndex(palette) : 0, 0, ...place)
  const { data, preference } = compressLzw(pixels, depthOf(palette), preferences)
  return { part: concatBytes([head, data]), preference }
}

/** The end of the file. */
export const GIF_TRAILER = Uint8Array.of(TRAILER)
