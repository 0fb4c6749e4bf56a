import { findColumns, type Block } from './columns'
import { hasMiddle, type Box } from './gray'
import { lineMarks } from './marks'

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
  const besides = (...range: Parameters<typeof within>) =>
    blocksOf(lineMarks(within(...range), letter, { inRows: false }))
  const bottom = bubbles.at(-1)!.y1
  return bubbles
    .flatMap(({ x0, y0, x1, y1 }, index) => [
      ...besides(-Infinity, bubbles[index - 1]?.y1 ?? -Infinity, Infinity, y0),
      // A single letter inside a bubble is text; in the row of a name, a mark of that size is a face.
      ...blocksOf(within(x0, y0, x1, y1)),
      ...besides(-Infinity, y0, x0, y1),
      ...besides(x1, y0, Infinity, y1),
    ])
    .concat(besides(-Infinity, bottom, Infinity, Infinity))
}
