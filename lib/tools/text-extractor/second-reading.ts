import { meanConfidence } from './confidence'
import type { Box } from './gray'
import type { Line } from './reading'

/** Of the width that two boxes take together, what both have. */
const MIN_SHARED_WIDTH = 0.8

function areOneLine(a: Box, b: Box): boolean {
  const middle = (a.y0 + a.y1) / 2
  const shared = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)
  const together = Math.max(a.x1, b.x1) - Math.min(a.x0, b.x0)
  return b.y0 < middle && middle < b.y1 && shared >= together * MIN_SHARED_WIDTH
}

/** The lines of a reading, with the words of another reading of the same picture in those that it is surer of. */
export function surerLines(lines: readonly Line[], others: readonly Line[]): Line[] {
  return lines.map((line) => {
    const [other, ...more] = others.filter(({ box }) => areOneLine(line.box, box))
    if (!other || more.length > 0 || meanConfidence(other.words) <= meanConfidence(line.words)) return line
    return { ...line, words: other.words }
  })
}
