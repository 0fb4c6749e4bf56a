import type { Box } from './gray'
import { gapsBetween, mergeIntervals, type Interval } from './intervals'
import type { Line } from './reading'

/** How far from an even share of the letters a band may end, in such shares: between paragraphs, and between any lines. */
const UNEVENNESS = { paragraphs: 0.25, lines: 0.2 }
/** A gap between paragraphs is wider than one between their lines, by this factor and this part of a letter's height. */
const PARAGRAPH_GAP = 1.4
const WIDER_BY = 0.4
/** In letters: white between lines where no line touches the next one. */
const LINE_GAP = 0.15
/** A first line is indented by so much of a line's height, and a last one ends so much of the width before the others. */
const INDENT = 0.7
const SHORT = 0.2

/** A part of an area, of its whole width. */
export interface Band extends Box {
  /** It begins within what may be a paragraph. */
  readonly isCut: boolean
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
}

const centreOf = ({ x0, y0, x1, y1 }: Box) => ({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 })
const lengthOf = ({ start, end }: Interval) => end - start

/**
 * Cuts an area of `letter` high letters, whose boxes are `marks`, to at most `count` bands of about as many letters each and of at
 * least `leastMarks`: between paragraphs, or else between lines.
 */
export function bandsOf(
  area: Box,
  marks: readonly Box[],
  { letter, count, leastMarks }: { letter: number; count: number; leastMarks: number },
): Band[] {
  const inside = marks.filter((mark) => {
    const { x, y } = centreOf(mark)
    return x >= area.x0 && x < area.x1 && y >= area.y0 && y < area.y1
  })
  const most = Math.min(count, Math.floor(inside.length / leastMarks))
  if (most < 2) return [{ ...area, isCut: false }]
  const gaps = gapsBetween(mergeIntervals(inside.map(({ y0, y1 }) => ({ start: y0, end: y1 }))))
  const usual = median(gaps.map(lengthOf))
  const wide = Math.max(usual * PARAGRAPH_GAP, usual + letter * WIDER_BY)
  const bottoms = inside.map(({ y1 }) => y1).sort((a, b) => a - b)
  const cuts = gaps.flatMap((gap) => {
    if (lengthOf(gap) < letter * LINE_GAP) return []
    const y = Math.round((gap.start + gap.end) / 2)
    return { y, above: bottoms.findIndex((y1) => y1 > y) / inside.length, isCut: lengthOf(gap) < wide }
  })
  const nearest = (share: number, isCut: boolean) => {
    const near = (isCut ? UNEVENNESS.lines : UNEVENNESS.paragraphs) / most
    return cuts
      .filter((cut) => cut.isCut === isCut && Math.abs(cut.above - share) <= near)
      .sort((a, b) => Math.abs(a.above - share) - Math.abs(b.above - share))[0]
  }
  const starts = Array.from({ length: most - 1 }, (_, index) => (index + 1) / most).flatMap(
    (share) => nearest(share, false) ?? nearest(share, true) ?? [],
  )
  return [{ y: area.y0, isCut: false }, ...starts].map(({ y, isCut }, index) => ({
    ...area,
    y0: y,
    y1: starts[index]?.y ?? area.y1,
    isCut,
  }))
}

/**
 * The lines of bands from the top. One that begins in a paragraph continues it, unless its first line looks like the first of one,
 * from the side on which lines begin.
 */
export function joinBands(
  bands: readonly Band[],
  linesOf: readonly (readonly Line[])[],
  { rightToLeft = false }: { rightToLeft?: boolean } = {},
): Line[] {
  const all = linesOf.flat()
  const left = Math.min(...all.map(({ box }) => box.x0))
  const right = Math.max(...all.map(({ box }) => box.x1))
  const before = ({ box }: Line) => (rightToLeft ? right - box.x1 : box.x0 - left)
  const behind = ({ box }: Line) => (rightToLeft ? box.x0 - left : right - box.x1)
  return linesOf.flatMap((lines, index) => {
    const [first, ...rest] = lines
    const last = linesOf[index - 1]?.at(-1)
    if (!first || !last || !bands[index]!.isCut) return lines
    const isIndented = before(first) > (first.box.y1 - first.box.y0) * INDENT
    const isBehindLast = behind(last) > (right - left) * SHORT
    return [{ ...first, startsParagraph: isIndented || isBehindLast }, ...rest]
  })
}
