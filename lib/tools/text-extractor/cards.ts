import type { Block } from './columns'
import { boundsOf, hasMiddle, type Box } from './gray'
import { middleOf, piecesOf, rowsOf } from './pieces'

/** Minimum lines of a card; a cell has one. */
const LEAST_LINES = 2

/** True for boxes with several lines each, and with nothing else at their height. */
function areCards(row: readonly Box[], marks: readonly Box[], letter: number): boolean {
  const { y0, y1 } = boundsOf(row)
  const isLevel = (mark: Box) => middleOf(mark) >= y0 && middleOf(mark) < y1
  if (marks.some((mark) => isLevel(mark) && !row.some((box) => hasMiddle(box, mark)))) return false
  const linesIn = (box: Box) =>
    rowsOf(
      piecesOf(
        marks.filter((mark) => hasMiddle(box, mark)),
        letter,
      ),
      letter,
    ).length
  return row.every((box) => linesIn(box) >= LEAST_LINES)
}

/**
 * The blocks of a page with rows of cards beside each other, each of which is read by itself: what is above a row, its cards, what is
 * below. `marks` are the boxes of letters, `letter` is their height, and `blocksOf` finds the blocks of a part of the page.
 */
export function cardBlocks(
  cards: readonly (readonly Box[])[],
  marks: readonly Box[],
  letter: number,
  { rightToLeft, blocksOf }: { readonly rightToLeft: boolean; readonly blocksOf: (part: readonly Box[]) => Block[] },
): Block[] {
  const blocks: Block[] = []
  let rest = marks
  for (const row of cards.filter((each) => areCards(each, marks, letter))) {
    const { y0, y1 } = boundsOf(row)
    const inRow = row.map((box) => blocksOf(marks.filter((mark) => hasMiddle(box, mark))))
    blocks.push(...blocksOf(rest.filter((mark) => middleOf(mark) < y0)))
    blocks.push(...(rightToLeft ? inRow.toReversed() : inRow).flat())
    rest = rest.filter((mark) => middleOf(mark) >= y1)
  }
  return [...blocks, ...blocksOf(rest)]
}
