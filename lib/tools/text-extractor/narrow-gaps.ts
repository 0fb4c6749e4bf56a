import type { Box, Gray } from './gray'
import type { Interval } from './intervals'
import { darkTest } from './rules'

/** White across a table that is wider than this, in letters, is narrowed to it: in wide white the engine sees letters, and lone ones worse. */
const WIDEST = 2.7

export interface Narrowed {
  readonly gray: Gray
  readonly area: Box
  /** Where a place of the page is in the narrowed picture, and the other way. */
  readonly narrow: (x: number) => number
  readonly widen: (x: number) => number
}

/** The middles of wide white from the top to the bottom of an area. */
function cutsOf(gray: Gray, { x0, y0, x1, y1 }: Box, letter: number): Interval[] {
  const isDark = darkTest(gray)
  const most = Math.round(WIDEST * letter)
  const cuts: Interval[] = []
  let start = x0
  for (let x = x0; x <= x1; x++) {
    if (x < x1 && !isDark({ x0: x, y0, x1: x + 1, y1 })) continue
    if (x - start > most) cuts.push({ start: start + (most >> 1), end: x - ((most + 1) >> 1) })
    start = x + 1
  }
  return cuts
}

/** A picture in which white from the top to the bottom of an area of whole pixels is at most two letters wide. */
export function withNarrowGaps(gray: Gray, area: Box, letter: number): Narrowed {
  const cuts = cutsOf(gray, area, letter)
  const widthOf = (some: readonly Interval[]) => some.reduce((sum, { start, end }) => sum + end - start, 0)
  const width = gray.width - widthOf(cuts)
  const data = new Uint8Array(width * gray.height)
  const kept = [0, ...cuts.map(({ end }) => end)].map((from, index) => ({ from, to: cuts[index]?.start ?? gray.width }))
  for (let y = 0, at = 0; y < gray.height; y++)
    for (const { from, to } of kept) {
      data.set(gray.data.subarray(y * gray.width + from, y * gray.width + to), at)
      at += to - from
    }
  const narrow = (x: number) => x - cuts.reduce((sum, { start, end }) => sum + Math.max(0, Math.min(x, end) - start), 0)
  const widen = (x: number) => cuts.reduce((wide, { start, end }) => (wide > start ? wide + end - start : wide), x)
  return { gray: { ...gray, width, data }, area: { ...area, x1: narrow(area.x1) }, narrow, widen }
}
