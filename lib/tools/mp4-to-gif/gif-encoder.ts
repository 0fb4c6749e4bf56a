import { changedArea } from './changed-area'
import type { FrameEncoder } from './frame-encoder'
import type { RgbFrame } from './rgb-frame'
import { ColorMapper, type MappedFrame } from './color-mapper'
import { GIF_TRAILER, gifFrame, gifHeader, transparentIndex } from './gif-writer'
import type { Indices, Preference } from './lzw'
import type { Rectangle } from '@/lib/image/pixels/geometry'

/** The indices of an area, and which of its pixels are unchanged. */
function changes(
  indices: Uint8Array,
  shown: Uint8Array,
  width: number,
  area: Rectangle,
): Indices & { free: Uint8Array } {
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
