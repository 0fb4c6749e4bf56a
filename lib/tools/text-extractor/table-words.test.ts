import type { Box } from './gray'
import type { Word } from './reading'
import { cellsOf, doubtedBox, inked, surerCell, tableLines, unreadCells } from './table-words'

const LETTER = 20

/** Letters of 12 × 20, 14 apart, words at spaces. */
const write = (text: string, x: number, y: number): Box[] =>
  [...text].flatMap((letter, index) =>
    letter === ' ' ? [] : [{ x0: x + index * 14, y0: y, x1: x + index * 14 + 12, y1: y + LETTER }],
  )

describe('words of a table', () => {
  const table = {
    letter: LETTER,
    box: { x0: 0, y0: 0, x1: 300, y1: 60 },
    gutters: [100, 200],
    rows: [
      { start: 0, end: 20 },
      { start: 40, end: 60 },
    ],
  }
  const word = (text: string, x0: number, y0: number): Word => ({
    ...{ text, confidence: 90, noSpaceBefore: false },
    box: { x0, y0, x1: x0 + text.length * 10, y1: y0 + 20 },
  })
  const WORDS = [word('total', 210, 42), word('Pen', 10, 0), word('blue', 50, 2), word('7', 120, 41)]
  const shown = (options?: { rightToLeft: boolean }) =>
    tableLines(WORDS, table, options).map(({ words }) =>
      words.map(({ text, separator = ' ' }) => separator + text).join(''),
    )

  it('are a line a row, from either side, with a tab before each further cell', () => {
    expect(shown()).toEqual([' Pen blue\t\t', ' \t7\ttotal'])
    expect(shown({ rightToLeft: true })).toEqual([' \t\tPen blue', ' total\t7\t'])
  })

  it('are in the order of their own script in a table from the right', () => {
    const arabic = [word('أزرق', 10, 0), word('قلم', 60, 0), word('USB', 120, 0), word('2', 160, 0)]
    const [{ words } = { words: [] }] = tableLines(arabic, table, { rightToLeft: true })
    expect(words.map(({ text }) => text)).toEqual(['', 'USB', '2', 'قلم', 'أزرق'])
  })

  it('stay with the word that they are close behind, across a gutter', () => {
    const [line] = tableLines([word('Opening', 10, 0), word('balance', 85, 0)], table)
    expect(line!.words.map(({ text }) => text)).toEqual(['Opening', 'balance', '', ''])
  })

  it('stay in the order of their line, though signs are above its middle', () => {
    const sign = { ...word('””', 75, 0), box: { x0: 75, y0: 0, x1: 95, y1: 6 } }
    const low = { ...word('display,', 40, 0), box: { x0: 40, y0: 2, x1: 70, y1: 30 } }
    const [line, ...others] = tableLines([word('text', 10, 0), low, sign], table)
    expect(others).toEqual([])
    expect(line!.words.map(({ text }) => text)).toEqual(['text', 'display,', '””', '', ''])
  })

  it('are in the row whose height they have, though the middle of another one is nearer', () => {
    const high = { ...table, rows: [table.rows[0]!, { start: 30, end: 150 }] }
    const rows = tableLines([word('Pen', 10, 0), word('blue', 120, 32), word('7', 210, 80)], high)
    expect(rows.map(({ words }) => words.map(({ text }) => text))).toEqual([
      ['Pen', '', ''],
      ['', 'blue', '7'],
    ])
  })

  it('make no row where there are none', () => {
    expect(tableLines([word('Pen', 10, 0), word('7', 120, 1)], table)).toHaveLength(1)
  })

  it('lose the dots that lead to the next cell', () => {
    const [line] = tableLines([word('Rent....', 10, 0), word('12.50', 110, 0)], table)
    expect(line!.words.map(({ text }) => text)).toEqual(['Rent', '12.50', ''])
  })

  it('are in the cell where they end if the leaders before them are in their box', () => {
    const led = { ...word('85', 35, 0), box: { x0: 35, y0: 0, x1: 155, y1: 20 } }
    const [line] = tableLines([word('Te', 10, 0), led], table)
    expect(line!.words.map(({ text }) => text)).toEqual(['Te', '85', ''])
  })

  it('lose the signs that were seen in the white around them', () => {
    const [line] = tableLines(
      [word('”北京', 10, 0), word('、', 60, 0), word('_', 110, 0), word('茶、水', 210, 0)],
      table,
    )
    expect(line!.words.map(({ text }) => text)).toEqual(['北京', '', '茶、水'])
  })

  it.each([
    ['._2,214.50', '2,214.50'],
    ['.3,449.00', '3,449.00'],
    ['“2026/2/4', '2026/2/4'],
    ['“A” 4', '“A” 4'],
    ['.5', '.5'],
    ['snake_case', 'snake_case'],
    ['__init', '__init'],
    ['_id', '_id'],
    ['_123', '123'],
    ['〇', '○'],
    ['二〇二六', '二〇二六'],
  ])('%s in a cell is %s', (read, text) => {
    const [line] = tableLines([word(read, 110, 0), word('x', 10, 0)], table)
    expect(line!.words[1]!.text).toBe(text)
  })

  it('do not reach over a gutter with the white in their boxes', () => {
    const marks = [...write('Mo', 110, 2), ...write('7', 210, 2)]
    // The engine reports the box of the second letter to the right of the ink.
    const day = { ...word('M', 110, 0), box: { x0: 110, y0: 0, x1: 122, y1: 22 } }
    const misplaced = { ...word('o', 126, 0), box: { x0: 140, y0: 0, x1: 206, y1: 22 } }
    const read = [day, misplaced, { ...word('7', 210, 0), box: { x0: 190, y0: 0, x1: 230, y1: 22 } }]
    const [line] = tableLines(inked(read, marks), table)
    expect(line!.words.map(({ text, separator = ' ' }) => separator + text)).toEqual([' ', '\tM', ' o', '\t7'])
  })

  const print = { marks: [...write('8387', 110, 2), { x0: 122, y0: 18, x1: 125, y1: 22 }], letter: LETTER }
  const read = (text: string, confidence = 90): Word => ({
    ...word(text, 110, 0),
    ...{ confidence, box: { x0: 110, y0: 0, x1: 164, y1: 22 } },
  })

  it.each([
    ['8.387', 88, false],
    ['8.387', 87, true],
    ['28.387', 96, true],
    ['8.3', 96, true],
    ['8/38', 96, false],
    ['B8.387', 96, false],
  ])('%s of four digits in the picture, read at %s %%, is read again alone: %s', (text, confidence, isDoubted) => {
    expect(doubtedBox([read(text, confidence)], print)).toEqual(isDoubted ? read(text).box : null)
  })

  it.each([
    ['7', 95, '8.387', 40, '8.387'],
    ['28.387', 95, '8.387', 40, '8.387'],
    ['8.387', 40, '46.083,50', 90, '8.387'],
    ['8.387', 80, '8.367', 81, '8.367'],
    ['8.387', 80, '8.367', 80, '8.387'],
    ['mesz', 87, 'mes', 95, 'mes'],
    ['mes', 87, '8.387', 80, 'mes'],
    ['8:38', 40, '8な38', 90, '8:38'],
    ['www.fool.com', 23, 'wWw.fool.com', 80, 'www.fool.com'],
    ['I/O', 48, 'I/0', 90, 'I/O'],
    ['O', 60, '0', 90, '0'],
    ['KO1', 60, 'K01', 90, 'K01'],
  ])('%s at %s %% in its row and %s at %s %% alone are %s', (text, confidence, alone, confidenceAlone, surer) => {
    const words = surerCell([read(text, confidence)], [read(alone, confidenceAlone)], print)
    expect(words.map((each) => each.text)).toEqual([surer])
  })

  it('keep a sure flat stroke and its place, which no mark shows', () => {
    const stroke = { ...word('一', 150, 0), confidence: 93 }
    expect(inked([stroke], write('Pen', 10, 0))).toEqual([stroke])
    const textOf = (alone: string, confidence = 93) =>
      surerCell([read('星期', 46), { ...stroke, confidence }], [read(alone, 95)], print)
        .map(({ text }) => text)
        .join('')
    expect(textOf('星期')).toBe('星期一')
    expect(textOf('星期', 60)).toBe('星期')
    expect(textOf('星斯一')).toBe('星斯一')
  })

  it('stay where the engine finds none of them alone', () => {
    expect(surerCell([read('mes', 30)], [], print)).toEqual([read('mes', 30)])
  })

  it('are in cells, line by line', () => {
    const words = [word('left', 10, 0), word('a', 110, 0), word('b', 130, 0), word('low', 10, 40), word('er', 10, 70)]
    const texts = cellsOf(words, { ...table, rows: [table.rows[0]!, { start: 40, end: 90 }] }).map((cell) =>
      cell.map(({ text }) => text),
    )
    expect(texts).toEqual([['left'], ['a', 'b'], ['low'], ['er']])
  })

  it('that were not read have letters in the picture', () => {
    const marks = [...write('Pen', 10, 0), ...write('42', 110, 2), { x0: 250, y0: 10, x1: 253, y1: 13 }]
    expect(unreadCells(WORDS, marks, table)).toEqual([{ x0: 110, y0: 2, x1: 136, y1: 22 }])
  })

  it('are none of those beside the table', () => {
    expect(unreadCells(WORDS, write('42', 310, 2), table)).toEqual([])
  })
})
