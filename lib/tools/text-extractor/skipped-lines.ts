import { hasMiddle, type Box } from './gray'
import { mergeIntervals } from './intervals'
import type { Line } from './reading'

/** Marks of a skipped line, and its width in letters; fewer are dots, and narrower ones numbers of pages. */
const LEAST_MARKS = 3
const LEAST_WIDTH = 3
/** Height of a skipped line in letters; of less are rules and the dots of a row. */
const LEAST_HEIGHT = 0.6
/** Marks within this share of a letter above or below a line, such as accents, belong to it. */
const REACH = 0.4
/** At most one skipped line per this many read ones: an engine that skips more has misread the page. */
const READ_PER_SKIPPED = 3

/**
 * The strips of an area, of its whole width, in which there are letters but no line of those that were read: Tesseract leaves out
 * short last lines, for example, most often in Arabic. An `end` that is doubted counts as not read.
 */
export function skippedStrips(
  area: Box,
  marks: readonly Box[],
  lines: readonly Line[],
  letter: number,
  end?: Line,
): Box[] {
  const reach = letter * REACH
  const sure = lines.filter((line) => line !== end)
  const most = Math.max(end ? 1 : 0, Math.floor(lines.length / READ_PER_SKIPPED))
  const read = mergeIntervals(sure.map(({ box }) => ({ start: box.y0 - reach, end: box.y1 + reach })))
  const left = marks.filter((mark) => {
    const y = (mark.y0 + mark.y1) / 2
    return hasMiddle(area, mark) && !read.some(({ start, end }) => y >= start && y <= end)
  })
  const rows = mergeIntervals(left.map(({ y0, y1 }) => ({ start: y0 - reach, end: y1 + reach })))
  const strips = rows.flatMap(({ start, end }) => {
    const inRow = left.filter(({ y0, y1 }) => y0 >= start && y1 <= end)
    const width = Math.max(...inRow.map(({ x1 }) => x1)) - Math.min(...inRow.map(({ x0 }) => x0))
    const isLine =
      inRow.length >= LEAST_MARKS && width >= letter * LEAST_WIDTH && end - start - 2 * reach >= letter * LEAST_HEIGHT
    if (!isLine) return []
    const [y0, y1] = [Math.max(area.y0, Math.floor(start)), Math.min(area.y1, Math.ceil(end))]
    return [{ ...area, y0, y1 }]
  })
  return strips.length > most ? [] : strips
}

/** Confidence in percent below which a word is doubted. */
const DOUBTED_BELOW = 80

/** The last line, if a word of it is doubted: short last lines that are not left out are misread as often. */
export function doubtedEnd(lines: readonly Line[]): Line | undefined {
  const end = lines.at(-1)
  return end?.words.some(({ confidence }) => confidence < DOUBTED_BELOW) ? end : undefined
}

/** Lines in their order from the top, with others among them or instead of them. */
export function withSkipped(lines: readonly Line[], skipped: readonly Line[]): Line[] {
  const middle = ({ box }: Line) => box.y0 + box.y1
  const kept = lines.filter(
    (line) => !skipped.some(({ box }) => 2 * box.y0 < middle(line) && middle(line) < 2 * box.y1),
  )
  return skipped.reduce<Line[]>((all, line) => {
    const at = all.findIndex((other) => middle(other) > middle(line))
    return all.toSpliced(at < 0 ? all.length : at, 0, line)
  }, kept)
}
