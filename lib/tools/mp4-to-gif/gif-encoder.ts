import { changedArea } from './changed-area'
import type { FrameEncoder } from './frame-encoder'
import type { RgbFrame } from './rgb-frame'
import { ColorMapper, type MappedFrame } from './color-mapper'
import { compressLzw, type Compressed, type Indices, type Preference } from './lzw'
import type { Rectangle, Size } from '@/lib/image/pixels/geometry'
import { concatBytes, latin1 } from '@/lib/core/byte-writer'

/** The indices of an area, and which of its pixels are unchanged. */
function changes(indices: Uint8Array, shown: Uint8Array, width: number, area: Rectangle) {
  const part = new Uint8Array(area.width * area.height)
  const free = new Uint8Array(part.length)
  for (let y = 0, to = 0; y < area.height; y++) {
    const from = (area.y + y) * width + area.x
    for (let x = 0; x < area.width; x++, to++) {
      const index = indices[from + x]!
      part[to] = index
      free[to] = index === shown[from + x] ? 1 : 0
    }
  }
  return { indices: part, free }
}

const UNCHANGED: Rectangle = { x: 0, y: 0, width: 1, height: 1 }

/** The better preference rarely changes between frames, so both are tried only every few frames. */
const TRIAL_INTERVAL = 6

/** True when a pixel that was shown is transparent now, which no frame of a GIF can draw. */
function vanishes(indices: Uint8Array, shown: Uint8Array, transparent: number): boolean {
  for (let at = 0; at < indices.length; at++) if (indices[at] === transparent && shown[at] !== transparent) return true
  return false
}

/**
 * Encodes frames of the same size as a GIF, one by one. After the first frame, only the changed rectangle is stored, in
 * which unchanged pixels are transparent where that is shorter. Before a frame in which pixels become transparent, the one
 * before it is stored again as a whole that is cleared after it.
 */
export class GifEncoder implements FrameEncoder {
  private readonly parts: Uint8Array<ArrayBuffer>[] = []
  private readonly mapper: ColorMapper
  private readonly transparent: number
  private shown: (MappedFrame & { readonly delay: number }) | undefined
  /** The better preference at the last trial, and the number of frames since then. */
  private preference: Preference | undefined
  private since = 0

  constructor(
    private readonly palette: Uint8Array,
    /** How often it plays; 0 means forever. */
    private readonly plays: number,
  ) {
    this.mapper = new ColorMapper(palette)
    this.transparent = transparentIndex(palette)
  }

  /** Adds a frame, shown for `delay` hundredths of a second; returns by how many bytes the file has grown. */
  add(frame: RgbFrame, delay: number): number {
    const { width } = frame
    const { shown, palette, transparent } = this
    const indices = this.mapper.map(frame, shown)
    this.shown = { frame, indices, delay }
    if (!shown) {
      this.parts.push(gifHeader(frame, palette, this.plays))
      return this.push(this.whole(this.shown, 'keep'))
    }
    let grown = 0
    let base = shown.indices
    if (vanishes(indices, base, transparent)) {
      grown -= this.parts.pop()?.length ?? 0
      grown += this.push(this.whole(shown, 'clear'))
      base = new Uint8Array(base.length).fill(transparent)
    }
    const area = changedArea(indices, base, width, frame.height) ?? UNCHANGED
    const pixels = { ...changes(indices, base, width, area), transparent }
    const trial = this.preference === undefined || ++this.since % TRIAL_INTERVAL === 0
    const preferences = trial ? undefined : [this.preference!]
    const { part, preference } = gifFrame(pixels, area, delay, palette, preferences && { preferences })
    this.preference = preference
    return grown + this.push(part)
  }

  /** The parts of the file, in order. */
  finish(): Uint8Array<ArrayBuffer>[] {
    return [...this.parts, GIF_TRAILER]
  }

  private whole({ frame, indices, delay }: NonNullable<typeof this.shown>, after: 'keep' | 'clear') {
    const { width, height, alpha } = frame
    const pixels = { indices, ...(alpha && { transparent: this.transparent }) }
    return gifFrame(pixels, { x: 0, y: 0, width, height }, delay, this.palette, { after }).part
  }

  private push(part: Uint8Array<ArrayBuffer>): number {
    this.parts.push(part)
    return part.length
  }
}

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
