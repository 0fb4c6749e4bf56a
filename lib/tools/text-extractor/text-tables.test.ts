import { textTables } from './text-tables'

it('takes lines with as many tabs for a table, and empty cells for cells', () => {
  const text = 'Above\n\nItem\tQty\tTotal\nPen\t\t4.50\n\nBetween\na\tb\nc\td\ne\tf\n'
  expect(textTables(text)).toEqual([
    [
      ['Item', 'Qty', 'Total'],
      ['Pen', '', '4.50'],
    ],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
  ])
})

it('finds none in a line by itself, in two pairs, and in no tabs', () => {
  expect(textTables('a\tb\tc\n\nd\te\nf\tg\nplain')).toEqual([])
  expect(textTables('')).toEqual([])
})

it('separates tables of different width', () => {
  expect(textTables('a\tb\tc\nd\te\tf\ng\th\ni\tj\nk\tl').map((rows) => rows[0]!.length)).toEqual([3, 2])
})
