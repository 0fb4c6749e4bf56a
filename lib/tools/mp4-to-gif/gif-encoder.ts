import type { RgbFrame } from './rgb-frame'
import { ColorMapper, type MappedFrame } from './color-mapper'
import { GIF_TRAILER, gifFrame, gifHeader, transparentIndex } from './gif-writer'
import type { Indices, Preference } from './lzw'
import type { Rectangle } from '@/lib/image/pixels/geometry'

function rowChanges(indices: Uint8Array, shown: Uint8Array, from: number, width: number): boolean {
  for (let at = from; at < from + width; at++) if (indices[at] !== shown[at]) return true
  return false
}

/** Bounding box of the changed pixels; undefined if there are none. */
function changedArea(indices: Uint8Array, shown: Uint8Array, width: number, height: number): Rectangle | undefined {
  let top = 0
  while (top < height && !rowChanges(indices, shown, top * width, width)) top++
  if (top === height) return undefined
  let bottom = height - 1
  while (!rowChanges(indices, shown, bottom * width, width)) bottom--
  let [left, right] = [width, -1]
  for (let y = top; y <= bottom; y++) {
    const row = y * width
    let x = 0
    while (x < left && indices[row + x] === shown[row + x]) x++
    left = x
    x = width - 1
    while (x > right && indices[row + x] === shown[row + x]) x--
    right = x
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

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
export class GifEncoder {
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
