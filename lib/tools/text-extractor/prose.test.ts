import type { Box } from './gray'
import { findColumns } from './columns'
import { findTable } from './tables'

const LETTER = 20
const STEP = 40

/** Letters of 12 × 20, 14 apart, words at spaces. */
const write = (text: string, x: number, y: number): Box[] =>
  [...text].flatMap((letter, index) =>
    letter === ' ' ? [] : [{ x0: x + index * 14, y0: y, x1: x + index * 14 + 12, y1: y + LETTER }],
  )

/** Lines of text, one below the other. */
const lines = (x: number, texts: readonly string[], step = STEP) =>
  texts.flatMap((text, at) => write(text, x, 100 + at * step))

const LINE = 'a line of text that fills its column'

test('narrow columns of short paragraphs are no table, and cells of equal width are one', () => {
  const entry = ['a wrapped line of a text in 30', 'its end.']
  const entries = [...entry, ...entry, ...entry, ...entry]
  expect(findTable([...lines(50, entries), ...lines(550, entries)], LETTER)).toBeNull()
  const codes = Array(8).fill('DE89370400440532013000')
  expect(
    findTable([...lines(50, codes), ...lines(550, ['a', 'an', 'and', 'a', 'an', 'and', 'a', 'an'])], LETTER),
  ).not.toBeNull()
})

test('cells about as wide as each other are a table if they are narrow or far from the next row, and else prose', () => {
  const codes = ['KX 2041 7788', 'KX 2042 7912', 'KX 2043 810', 'KX 2044 8220']
  const columnsOf = (texts: readonly string[], step: number) => [50, 500, 950].flatMap((x) => lines(x, texts, step))
  const longer = codes.map((code) => `${code} ${code}`)
  expect(findTable(columnsOf(codes, 34), LETTER)?.rows).toHaveLength(4)
  expect(findTable(columnsOf(longer, 34), LETTER)).toBeNull()
  expect(findTable(columnsOf(longer, 44), LETTER)?.rows).toHaveLength(4)
  // Ten heights of a line are enough for prose in two columns.
  const wider = codes.map((code) => `${code} AB`)
  expect(findTable(columnsOf(wider, 34), LETTER)?.rows).toHaveLength(4)
  expect(
    findTable(
      columnsOf(wider, 34).filter(({ x0 }) => x0 < 950),
      LETTER,
    ),
  ).toBeNull()
})

test('addresses in two columns are no table, and pairs of names and values are one', () => {
  const entries = (x: number, texts: readonly string[]) =>
    texts.flatMap((text, at) => write(text, x, 100 + at * STEP + Math.floor(at / 3) * 20))
  const address = ['Abbott Lillian', '14 Quarry Lane Hexford', '555 0121']
  const other = ['Eastwood Grace', '27 Orchard Close Dunby', '555 0102']
  expect(
    findTable([...entries(50, [...address, ...address]), ...entries(550, [...other, ...other])], LETTER),
  ).toBeNull()
  const names = ['Name', 'City', 'Phone']
  expect(
    findTable([...entries(50, [...names, ...names]), ...entries(550, [...other, ...other])], LETTER),
  ).not.toBeNull()
})

test('columns of prose are none, also of four lines and with a short last one', () => {
  const columns = (last: string) => [50, 700].flatMap((x) => lines(x, [LINE, LINE, LINE, last]))
  expect(findTable(columns(LINE), LETTER)).toBeNull()
  expect(findTable(columns('its end'), LETTER)).toBeNull()
  expect(findColumns(columns('its end'), LETTER)).toHaveLength(2)
})

test('questions of a test in two columns are read down, though most of their lines are short and level', () => {
  const question = [
    'Which one of the following words means',
    'the same as “harbor” in the first text?',
    'a port',
    'a forest',
    'a bridge',
  ]
  const column = (x: number) => [0, 200].flatMap((by) => question.flatMap((line, row) => write(line, x, 100 + by + row * STEP))) // prettier-ignore
  expect(findColumns([...column(50), ...column(700)], LETTER).map(({ x0, table }) => [x0, table])).toEqual([
    [50, undefined],
    [700, undefined],
  ])
})
