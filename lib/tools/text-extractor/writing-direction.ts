import { boundsOf, type Box } from './gray'
import { coverage, mergeIntervals } from './intervals'
import { letterHeight } from './marks'

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/g
/** Share of letters that makes a text read from the right, among the Latin ones of codes and names. */
const RIGHT_TO_LEFT_SHARE = 0.3

/** Whether a text is read from the right; `otherwise` for one without letters. */
export function isRightToLeft(text: string, otherwise = false): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return otherwise
  return (text.match(RIGHT_TO_LEFT)?.length ?? 0) > RIGHT_TO_LEFT_SHARE * letters
}

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
