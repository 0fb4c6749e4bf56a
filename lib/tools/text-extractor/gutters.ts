import type { Box } from './gray'
import { gapsBetween, mergeIntervals, type Interval } from './intervals'
import { across } from './pieces'

/** Least width of the gutter between two columns, in letter heights. */
export const MIN_GUTTER = 0.6
/** Rows that may run across a gutter, such as titles: their share, one at least. */
export const ACROSS = 0.2

export const widthOf = ({ start, end }: Interval) => end - start
export const middleOfGap = ({ start, end }: Interval) => (start + end) / 2

/** Gaps that all rows leave free and that separate pieces in at least two of them: a gap in one line alone is a word space. */
export function guttersOf(rows: readonly (readonly Box[])[], letter: number): Interval[] {
  return gapsBetween(mergeIntervals(rows.flat().map(across))).filter(({ start, end }) => {
    if (end - start < MIN_GUTTER * letter) return false
    return rows.filter((row) => row.some(({ x1 }) => x1 <= start) && row.some(({ x0 }) => x0 >= end)).length > 1
  })
}

/** Gutters of rows, of which a few, titles for example, may run across. */
export function sharedGutters(rows: readonly (readonly Box[])[], letter: number, share = ACROSS): Interval[] {
  let kept = [...rows]
  let gutters = guttersOf(kept, letter)
  const least = rows.length - Math.max(1, Math.floor(rows.length * share))
  while (kept.length > Math.max(3, least)) {
    const without = kept.map((_, index) => {
      const others = kept.toSpliced(index, 1)
      return { others, gutters: guttersOf(others, letter) }
    })
    const best = without.reduce((a, b) => (b.gutters.length > a.gutters.length ? b : a))
    if (best.gutters.length <= gutters.length) break
    kept = best.others
    gutters = best.gutters
  }
  return gutters
}

/** The gutters that a piece of a row runs across. */
export const crossedBy = (row: readonly Box[], gutters: readonly Interval[]) =>
  gutters.filter(({ start, end }) => row.some(({ x0, x1 }) => x0 < start && x1 > end))
