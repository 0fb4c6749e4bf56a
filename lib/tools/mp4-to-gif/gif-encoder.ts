import type { RgbFrame } from '@/lib/core/rgb-frame'
import { ColorMapper, type MappedFrame } from './color-mapper'
import { GIF_TRAILER, gifFrame, gifHeader, transparentIndex } from './gif-writer'
import type { Indices, Preference } from './lzw'
import type { Area } from './settings'

function rowChanges(indices: Uint8Array, shown: Uint8Array, from: number, width: number): boolean {
  for (let at = from; at < from + width; at++) if (indices[at] !== shown[at]) return true
  return false
}

/** The smallest rectangle around the pixels that change; undefined when none does. */
function changedArea(indices: Uint8Array, shown: Uint8Array, width: number, height: number): Area | undefined {
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

/** The pixels of an area, and which of them are right already. */
function changes(indices: Uint8Array, shown: Uint8Array, width: number, area: Area): Indices & { free: Uint8Array } {
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

const UNCHANGED: Area = { x: 0, y: 0, width: 1, height: 1 }

/** What is shorter for one picture is for those after it: every so many pictures all ways are tried. */
const TRIED_EVERY = 6

/**
 * Makes a GIF of frames of one size as they come: each picture after the first holds only the rectangle that changes, and
 * within it pixels that stay are written as transparent where that is shorter. What is shown is opaque throughout.
 */
export class GifEncoder {
  private readonly parts: Uint8Array<ArrayBuffer>[] = []
  private readonly mapper: ColorMapper
  private shown: MappedFrame | undefined
  /** What was shorter when it was last tried, and how many pictures ago. */
  private preference: Preference | undefined
  private since = 0

  constructor(
    private readonly palette: Uint8Array,
    /** How often it plays; 0: for ever. */
    private readonly plays: number,
  ) {
    this.mapper = new ColorMapper(palette)
  }

  /** Adds a picture, shown for `delay` hundredths of a second; returns the bytes that it takes. */
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
    const trial = this.preference === undefined || ++this.since % TRIED_EVERY === 0
    const { part, preference } = gifFrame(pixels, area, delay, palette, trial ? undefined : [this.preference!])
    this.preference = preference
    return this.push(part)
  }

  /** The file in pieces, in order. */
  finish(): Uint8Array<ArrayBuffer>[] {
    return [...this.parts, GIF_TRAILER]
  }

  private push(part: Uint8Array<ArrayBuffer>): number {
    this.parts.push(part)
    return part.length
  }
}
