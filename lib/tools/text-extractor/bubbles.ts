import { findColumns, type Block } from './columns'
import { boundsOf, hasMiddle, type Box } from './gray'
import { lineMarks } from './marks'
import { heightOf, middleOf } from './pieces'

/**
 * In letters: the gap before a time behind a message, which is wider than the spaces in it, and the maximum height of its digits and
 * its maximum width.
 */
const TIME = { gap: 0.55, height: 0.72, width: 5 }
const LEAST_MARKS = 3
/** Minimum ratio of the area of the letters inside bubbles to that of the letters outside, level with them. */
const LEAST_INSIDE = 0.7
/**
 * Minimum ratio of a message's letter height to the digit height of its time, and of its syllable height where the letters are parts
 * of Korean syllables.
 */
const HIGHER = { letter: 1.2, syllable: 1.65 }

/** The time after the last line of a message. It is read separately, because the engine misreads its smaller letters or skips the line. */
function timeBehind(marks: readonly Box[], letter: number): Box | undefined {
  const bottom = Math.max(...marks.map(({ y1 }) => y1))
  const [last, ...others] = marks.filter(({ y1 }) => y1 > bottom - letter).toSorted((a, b) => b.x1 - a.x1)
  if (!last) return undefined
  const time = [last]
  for (const mark of others) {
    if (mark.x1 < Math.min(...time.map(({ x0 }) => x0)) - TIME.gap * letter) break
    time.push(mark)
  }
  const box = boundsOf(time)
  const highest = Math.max(...time.map(heightOf))
  const higher = Math.max(...others.slice(time.length - 1).map(heightOf)) / highest
  const isSmall = highest <= TIME.height * letter ? higher >= HIGHER.letter : higher >= HIGHER.syllable
  return isSmall && time.length >= LEAST_MARKS && box.x1 - box.x0 <= TIME.width * letter ? box : undefined
}

/** True for bubbles that hold most of the letters level with them. Badges and marked cells are in rows of a table, whose other cells are outside. */
export function areMessages(bubbles: readonly Box[], marks: readonly Box[], letter: number): boolean {
  const areaOf = (some: readonly Box[]) => some.reduce((sum, mark) => sum + (mark.x1 - mark.x0) * heightOf(mark), 0)
  const level = lineMarks(marks, letter, { inRows: false }).filter((mark) =>
    bubbles.some(({ y0, y1 }) => middleOf(mark) >= y0 && middleOf(mark) < y1),
  )
  const inside = areaOf(level.filter((mark) => bubbles.some((bubble) => hasMiddle(bubble, mark))))
  return inside >= LEAST_INSIDE * (areaOf(level) - inside)
}

/**
 * The blocks of a picture with bubbles below each other, such as a chat, from the top: what is above a bubble, what is in it, what
 * is to its left and right. `marks` are the boxes of letters, `letter` is their height.
 */
export function bubbleBlocks(
  bubbles: readonly Box[],
  marks: readonly Box[],
  letter: number,
  options: Parameters<typeof findColumns>[2],
): Block[] {
  const within = (x0: number, y0: number, x1: number, y1: number) =>
    marks.filter((mark) => hasMiddle({ x0, y0, x1, y1 }, mark))
  const blocksOf = (some: readonly Box[]) => findColumns(some, letter, options)
  const inside = (some: readonly Box[]) => {
    const time = timeBehind(some, letter)
    return blocksOf(some).map((block) => (time && hasMiddle(block, time) ? { ...block, time } : block))
  }
  const besides = (...range: Parameters<typeof within>) =>
    blocksOf(lineMarks(within(...range), letter, { inRows: false }))
  const bottom = bubbles.at(-1)!.y1
  return bubbles
    .flatMap(({ x0, y0, x1, y1 }, index) => [
      ...besides(-Infinity, bubbles[index - 1]?.y1 ?? -Infinity, Infinity, y0),
      // A single letter inside a bubble is text; in the row of a name, a mark of that size is a face.
      ...inside(within(x0, y0, x1, y1)),
      ...besides(-Infinity, y0, x0, y1),
      ...besides(x1, y0, Infinity, y1),
    ])
    .concat(besides(-Infinity, bottom, Infinity, Infinity))
}
