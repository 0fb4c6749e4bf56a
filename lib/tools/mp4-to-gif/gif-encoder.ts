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

/**
 * Encodes frames of the same size as a GIF, one by one. After the first frame, only the changed rectangle is stored, in
 * which unchanged pixels are transparent where that is shorter. The displayed picture is always opaque.
 */
export class GifEncoder implements FrameEncoder {
  private readonly parts: Uint8Array<ArrayBuffer>[] = []
  private readonly mapper: ColorMapper
  private shown: MappedFrame | undefined
  /** The better preference at the last trial, and the number of frames since then. */
  private preference: Preference | undefined
  private since = 0

  constructor(
    private readonly palette: Uint8Array,
    /** How often it plays; 0 means forever. */
    private readonly plays: number,
  ) {
    this.mapper = new ColorMapper(palette)
  }

  /** Adds a frame, shown for `delay` hundredths of a second; returns its encoded size in bytes. */
  add(frame: RgbFrame, delay: number): number {
    const { width, height } = frame
    const { shown, palette } = this
    const indices = this.mapper.map(frame, shown)
    this.shown = { frame, indices }
    if (!shown) {
      this.parts.push(gifHeader(frame, palette, this.plays))
      return this.push(gifFrame({ indices }, { x: 0, y: 0, width, height }, delay, palette).part)
    }
    const area = changedArea(indices, shown.indices, width, height) ?? UNCHANGED
    const pixels = { ...changes(indices, shown.indices, width, area), transparent: transparentIndex(palette) }
    const trial = this.preference === undefined || ++this.since % TRIAL_INTERVAL === 0
    const { part, preference } = gifFrame(pixels, area, delay, palette, trial ? undefined : [this.preference!])
    this.preference = preference
    return this.push(part)
  }

  /** The parts of the file, in order. */
  finish(): Uint8Array<ArrayBuffer>[] {
    return [...this.parts, GIF_TRAILER]
  }

  private push(part: Uint8Array<ArrayBuffer>): number {
    this.parts.push(part)
    return part.length
  }
}
