import { boundsOf, type Box } from './gray'
import { coverage, mergeIntervals } from './intervals'
import { letterHeight } from './marks'

/** Minimum fraction of a side that the gaps between lines occupy. */
const LINE_GAPS = 0.15
/** Height of a page in letters below which it is a single line, whose vertical gaps are those between letters. */
const ONE_LINE = 2

/**
 * True when the gaps between lines are vertical: East Asian text in vertical lines, or a page rotated by 90°. `marks`
 * are the boxes of letters.
 */
export function runsVertically(marks: readonly Box[]): boolean {
  const { y0: top, y1: bottom } = boundsOf(marks)
  if (bottom - top < ONE_LINE * letterHeight(marks)) return false
  const gapsAcross = 1 - coverage(mergeIntervals(marks.map(({ x0, x1 }) => ({ start: x0, end: x1 }))))
  const gapsDown = 1 - coverage(mergeIntervals(marks.map(({ y0, y1 }) => ({ start: y0, end: y1 }))))
  return gapsAcross >= LINE_GAPS && gapsDown < gapsAcross / 2
}
