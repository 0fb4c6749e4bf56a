import { hasMiddle, type Box } from './gray'
import { gapsBetween, median, mergeIntervals, type Interval } from './intervals'

/**
 * How far the end of a band may be from an even share of the letters, in such shares: between paragraphs, and between lines.
 */
const UNEVENNESS = { paragraphs: 0.25, lines: 0.2 }
/** A gap between paragraphs is wider than one between their lines, by this factor and this part of a letter's height. */
const PARAGRAPH_GAP = 1.4
const WIDER_BY = 0.4
/** In letters: white between lines where no line touches the next one. */
const LINE_GAP = 0.15

const lengthOf = ({ start, end }: Interval) => end - start

/**
 * Cuts an area into at most `count` full-width bands with similar numbers of letters, at least `leastMarks` each: between
 * paragraphs if possible, else between lines. `letter` is the height of letters, `marks` are their boxes.
 */
export function textBands(
  area: Box,
  marks: readonly Box[],
  { letter, count, leastMarks }: { letter: number; count: number; leastMarks: number },
): Box[] {
  const inside = marks.filter((mark) => hasMiddle(area, mark))
  const most = Math.min(count, Math.floor(inside.length / leastMarks))
  if (most < 2) return [area]
  const gaps = gapsBetween(mergeIntervals(inside.map(({ y0, y1 }) => ({ start: y0, end: y1 }))))
  const usual = median(gaps.map(lengthOf))
  const wide = Math.max(usual * PARAGRAPH_GAP, usual + letter * WIDER_BY)
  const bottoms = inside.map(({ y1 }) => y1).sort((a, b) => a - b)
  const cuts = gaps.flatMap((gap) => {
    if (lengthOf(gap) < letter * LINE_GAP) return []
    const y = Math.round((gap.start + gap.end) / 2)
    return { y, above: bottoms.findIndex((y1) => y1 > y) / inside.length, isWide: lengthOf(gap) >= wide }
  })
  const nearest = (share: number, isWide: boolean) => {
    const near = (isWide ? UNEVENNESS.paragraphs : UNEVENNESS.lines) / most
    return cuts
      .filter((cut) => cut.isWide === isWide && Math.abs(cut.above - share) <= near)
      .sort((a, b) => Math.abs(a.above - share) - Math.abs(b.above - share))[0]
  }
  const starts = Array.from({ length: most - 1 }, (_, index) => (index + 1) / most).flatMap(
    (share) => nearest(share, true)?.y ?? nearest(share, false)?.y ?? [],
  )
  return [area.y0, ...starts].map((y0, index) => ({ ...area, y0, y1: starts[index] ?? area.y1 }))
}
