import type { Box, Gray } from './gray'
import type { Interval } from './intervals'
import { darkTest } from './rules'

/**
 * Maximum width of a gap, in letter heights: in wider ones the engine sees letters that are not there, and misreads lone ones. With data
 * of several languages it needs more to read each cell in its own (USD became 450).
 */
const WIDEST = { one: 2.7, several: 5 }

export interface Narrowed {
  readonly gray: Gray
  readonly area: Box
  /** Map the x coordinate of a point of the page to the narrowed picture, and back. */
  readonly narrow: (x: number) => number
  readonly widen: (x: number) => number
}

/** The intervals to cut out of the gaps that extend over the full height of an area. */
function cutsOf(gray: Gray, { x0, y0, x1, y1 }: Box, widest: number): Interval[] {
  const isDark = darkTest(gray)
  const most = Math.round(widest)
  const cuts: Interval[] = []
  let start = x0
  for (let x = x0; x <= x1; x++) {
    if (x < x1 && !isDark({ x0: x, y0, x1: x + 1, y1 })) continue
    if (x - start > most) cuts.push({ start: start + (most >> 1), end: x - ((most + 1) >> 1) })
    start = x + 1
  }
  return cuts
}

/**
 * Narrows the gaps that extend over the full height of an area, in whole pixels. `letter` is the height of letters, `languages` the number
 * of those it is read in.
 */
export function withNarrowGaps(gray: Gray, area: Box, letter: number, languages: number): Narrowed {
  const cuts = cutsOf(gray, area, letter * (languages > 1 ? WIDEST.several : WIDEST.one))
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
