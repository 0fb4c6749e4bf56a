import { areMessages, bubbleBlocks } from '@/lib/tools/text-extractor/bubbles'
import { cardBlocks } from '@/lib/tools/text-extractor/cards'
import { findColumns, type Block } from '@/lib/tools/text-extractor/columns'
import { hasMiddle, type Box, type Gray } from '@/lib/tools/text-extractor/gray'
import { joinsLetters, readsRightToLeft, type Language } from '@/lib/tools/text-extractor/languages'
import { isAsHigh, lineMarks } from '@/lib/tools/text-extractor/marks'
import type { Line, Word } from '@/lib/tools/text-extractor/reading'
import { ruledTables, withDownRules } from '@/lib/tools/text-extractor/ruled-tables'
import { downRulesOf } from '@/lib/tools/text-extractor/rules'
import { isRightToLeft } from '@/lib/tools/text-extractor/writing-direction'
import type { PreparedPage } from './prepare-page'

type Order = { readonly rightToLeft: boolean }
type Writing = { readonly languages: readonly Language[]; readonly vertical: boolean }

/** The columns and tables of a page; a letter may be alone in its cell, as are all in the first row of a sheet. */
function columnsOf({ ruled, marks, letter, cards }: PreparedPage, lines: readonly Box[], order: Order): Block[] {
  const alone = marks.filter((mark) => isAsHigh(mark, letter))
  const tables = ruledTables(ruled, [...new Set([...lines, ...alone])], letter)
  const inCells = alone.filter((mark) => tables.some(({ box }) => hasMiddle(box, mark)))
  const blocksOf = (part: readonly Box[]) => findColumns(part, letter, { ...order, ruled: tables })
  const blocks = cardBlocks(cards, [...new Set([...lines, ...inCells])], letter, { ...order, blocksOf })
  const isByGaps = ({ table }: Block) => table && !tables.includes(table)
  const downRules = blocks.some(isByGaps) ? downRulesOf(ruled, letter) : []
  return blocks.map((block) =>
    isByGaps(block) ? { ...block, table: withDownRules(block.table!, downRules, lines) } : block,
  )
}

/** The areas of a page that are read by themselves, in reading order; one for all of it where the text is `vertical`. */
export function areasOf(
  page: PreparedPage,
  { languages, vertical }: Writing,
  order: Order = { rightToLeft: readsRightToLeft(languages) },
): Block[] {
  const { gray, marks, letter, bubbles } = page
  if (marks.length === 0) return []
  const whole = { x0: 0, y0: 0, x1: gray.width, y1: gray.height }
  if (vertical) return [whole]
  const blocks =
    bubbles.length > 0 && areMessages(bubbles, marks, letter)
      ? bubbleBlocks(bubbles, marks, letter, order)
      : columnsOf(page, lineMarks(marks, letter, { joined: joinsLetters(languages) }), order)
  // A page of a single block is recognized as a whole, because faint text at its edge may have no marks; a table has its rows.
  const areas =
    blocks.length === 1 && !blocks[0]!.table ? [whole] : blocks.map((area) => expandArea(area, letter, gray))
  return areas.map((area, index) => ({ ...blocks[index]!, ...area }))
}

/** Whether words are read from the right: Arabic may be chosen behind another language, or for a page that has none. */
export function isFromRight(words: readonly Word[], { languages }: Pick<Writing, 'languages'>): boolean {
  return isRightToLeft(words.map(({ text }) => text).join(''), readsRightToLeft(languages))
}

/** What was read of each area, in the order of the text's own direction. */
export function inReadingOrder(
  read: Line[][],
  areas: readonly Block[],
  page: PreparedPage,
  writing: Writing,
): Line[][] {
  const rightToLeft = isFromRight(
    read.flat().flatMap(({ words }) => words),
    writing,
  )
  if (areas.length < 2 || rightToLeft === readsRightToLeft(writing.languages)) return read
  const ordered = areasOf(page, writing, { rightToLeft })
  const placeOf = ({ x0, y0 }: Box) => ordered.findIndex((area) => area.x0 === x0 && area.y0 === y0)
  const places = new Map(read.map((lines, index) => [lines, placeOf(areas[index]!)]))
  return read.toSorted((one, other) => places.get(one)! - places.get(other)!)
}

/** An area with some paper around it. */
export function expandArea({ x0, y0, x1, y1 }: Box, letter: number, { width, height }: Gray): Box {
  const by = Math.round(letter * 0.3)
  return {
    x0: Math.max(0, x0 - by),
    y0: Math.max(0, y0 - by),
    x1: Math.min(width, x1 + by),
    y1: Math.min(height, y1 + by),
  }
}
