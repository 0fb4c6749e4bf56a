import type { Rectangle } from './gray'
import { coverage, mergeIntervals } from './intervals'
import { letterHeight } from './marks'

/** Share of a side that the gaps between lines take at least. */
const LINE_GAPS = 0.15
/** Letters in the height of a page below which it is one line, whose gaps are those between its letters. */
const ONE_LINE = 2

/**
 * True when gaps run from top to bottom rather than from side to side: East Asian text in vertical lines, or a page that
 * lies on its side. Marks are those of letters.
 */
export function runsVertically(marks: readonly Rectangle[]): boolean {
  const top = marks.reduce((least, { y0 }) => Math.min(least, y0), Infinity)
  const bottom = marks.reduce((most, { y1 }) => Math.max(most, y1), -Infinity)
  if (bottom - top < ONE_LINE * letterHeight(marks)) return false
  const gapsAcross = 1 - coverage(mergeIntervals(marks.map(({ x0, x1 }) => ({ start: x0, end: x1 }))))
  const gapsDown = 1 - coverage(mergeIntervals(marks.map(({ y0, y1 }) => ({ start: y0, end: y1 }))))
  return gapsAcross >= LINE_GAPS && gapsDown < gapsAcross / 2
}
