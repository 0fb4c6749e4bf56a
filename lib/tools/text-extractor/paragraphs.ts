import { median } from './intervals'
import type { Line } from './reading'

/** A gap between paragraphs exceeds the usual gap between lines by this share of a line's height. */
const WIDER = 0.45
/** Indent of a first line in line heights, and the share of the width by which a last line ends early. */
const INDENT = 0.7
const SHORT = 0.2

/**
 * Lines of one column from the top, with the starts of paragraphs that their places show: a wide gap is one, and what the engine
 * takes for one is one if the line is indented or the one above it ends early.
 */
export function withParagraphs(lines: readonly Line[], { rightToLeft = false } = {}): Line[] {
  const left = Math.min(...lines.map(({ box }) => box.x0))
  const right = Math.max(...lines.map(({ box }) => box.x1))
  const before = ({ box }: Line) => (rightToLeft ? right - box.x1 : box.x0 - left)
  const behind = ({ box }: Line) => (rightToLeft ? box.x0 - left : right - box.x1)
  const gaps = lines.slice(1).map(({ box }, index) => box.y0 - lines[index]!.box.y1)
  const height = median(lines.map(({ box }) => box.y1 - box.y0))
  const wide = median(gaps) + height * WIDER
  return lines.map((line, index) => {
    const above = lines[index - 1]
    if (!above) return { ...line, startsParagraph: true }
    const isApart = gaps[index - 1]! > wide || line.box.y0 < above.box.y0
    const looksFirst = before(line) > height * INDENT || behind(above) > (right - left) * SHORT
    return { ...line, startsParagraph: isApart || (line.startsParagraph && looksFirst) }
  })
}
