import { choicesFor, outputColumns, rowArranger, type ColumnChoice } from './columns'
import { jsonToCsv } from './json-to-csv'
import { csvJsonConverterFields } from './fields'
import { defaultsOf, parseFields } from '@/lib/core/fields'
import { tableColumns } from './table-preview'
import { convert } from './test-conversion'

const choice = (source: string, changes: Partial<ColumnChoice> = {}): ColumnChoice => ({
  source,
  name: source,
  isKept: true,
  isText: false,
  ...changes,
})

const OPTIONS = parseFields(csvJsonConverterFields, defaultsOf(csvJsonConverterFields)).values
const CSV = 'zip,name,age\n06236,Kim,30\n1234,Lee,41'

describe('columns of the output', () => {
  test('keep their names and order without choices, empty names too', () => {
    expect(outputColumns(['', 'b'])).toEqual([
      { name: '', index: 0, isText: false },
      { name: 'b', index: 1, isText: false },
    ])
  })
  test('stand in the order of the choices; what no choice names follows', () => {
    const made = [choice('c'), choice('gone'), choice('a', { isKept: false })]
    expect(choicesFor(['a', 'b', 'c'], made).map(({ source }) => source)).toEqual(['c', 'a', 'b'])
    expect(outputColumns(['a', 'b', 'c'], made).map(({ index }) => index)).toEqual([2, 1])
  })
  test('have names that differ: an empty one is that of the input, a repeated one gets a number', () => {
    const made = [choice('a', { name: ' ' }), choice('b', { name: 'a' })]
    expect(outputColumns(['a', 'b'], made).map(({ name }) => name)).toEqual(['a', 'a_2'])
  })
})

describe('conversions with chosen columns', () => {
  const columns = [choice('age'), choice('zip', { name: '우편번호', isText: true }), choice('name', { isKept: false })]
  test('CSV to JSON', () => {
    const { output, columnCount } = convert(CSV, { columns, typing: true })
    expect(output).toBe('[{"age":30,"우편번호":"06236"},{"age":41,"우편번호":"1234"}]')
    expect(columnCount).toBe(2)
  })
  test('CSV without headers, by number; a cell beyond the first row follows', () => {
    const made = [choice('2'), choice('1', { isKept: false })]
    expect(convert('a,b\nc,d,e', { hasHeaders: false, columns: made }).output).toBe('[["b"],["d","e"]]')
  })
  test('a column of a longer row follows the chosen ones', () => {
    expect(convert('a,b\n1,2,3', { columns: [choice('b')] }).output).toBe('[{"b":"2","a":"1","column3":"3"}]')
  })
  test('JSON to CSV by path', () => {
    const made = [choice('b.c', { name: 'city' }), choice('d', { isKept: false })]
    const { output, columnCount } = jsonToCsv('[{"a":1,"b":{"c":"Seoul"}},{"a":2,"d":3}]', {
      ...OPTIONS,
      columns: made,
    })
    expect(output).toBe('city,a\r\nSeoul,1\r\n,2')
    expect(columnCount).toBe(2)
  })
  test('no column is left', () => {
    const none = [choice('a', { isKept: false })]
    expect(convert('a\n1', { columns: none }).output).toBe('[{}]')
    expect(jsonToCsv('[{"a":1}]', { ...OPTIONS, columns: none })).toMatchObject({ output: '', columnCount: 0 })
  })
  test('rows of a sheet, with the cells beyond the header', () => {
    const arrange = rowArranger(columns, true)
    expect(arrange({ cells: ['zip', 'name', 'age'] }).cells).toEqual(['age', '우편번호'])
    const row = arrange({ cells: ['1', 'Kim', '30', 'more'], texts: new Set([3]) })
    expect(row).toEqual({ cells: ['30', '1', 'more'], texts: expect.any(Set) })
    expect([...row.texts!]).toContain(2)
  })
})

describe('tableColumns', () => {
  test('of CSV: names and the first cell that is not empty', () => {
    expect(tableColumns('a,,a\n,1,\n2,3,', OPTIONS)).toEqual([
      { source: 'a', sample: '2' },
      { source: 'column2', sample: '1' },
      { source: 'a_2', sample: '' },
    ])
    expect(tableColumns('7;8', { ...OPTIONS, hasHeaders: false })).toEqual([
      { source: '1', sample: '7' },
      { source: '2', sample: '8' },
    ])
    expect(tableColumns('', OPTIONS)).toEqual([])
  })
  test('of JSON: paths of all records, as far as the text goes', () => {
    const options = { ...OPTIONS, tab: 'jsonToCsv' } as const
    expect(tableColumns('[{"a":{"b":1}},{"c":"x"},{"d', options)).toEqual([
      { source: 'a.b', sample: '1' },
      { source: 'c', sample: 'x' },
    ])
    expect(tableColumns('[[1,2],[3]]', options).map(({ source }) => source)).toEqual(['1', '2'])
    expect(tableColumns('nothing', options)).toEqual([])
  })
  test('of a list within an object, and of the beginning of one', () => {
    const options = { ...OPTIONS, tab: 'jsonToCsv' } as const
    const json = '{"total":1,"data":[{"a":1}],"more":[{"b":2}]}'
    expect(tableColumns(json, options)).toEqual([{ source: 'a', sample: '1' }])
    expect(tableColumns(json, options, 'more')).toEqual([{ source: 'b', sample: '2' }])
    expect(tableColumns('{"data":[{"a":1},{"a":', options)).toEqual([{ source: 'a', sample: '1' }])
    expect(tableColumns('{"total":1}', options)).toEqual([{ source: 'total', sample: '1' }])
  })
  test('of a long text: those of its first 65,536 characters or thousand records', () => {
    const cell = (length: number) => tableColumns(`a\n${' '.repeat(length)}7`, OPTIONS)[0]?.sample.trim()
    expect([65_533, 65_534].map(cell)).toEqual(['7', ''])
    const options = { ...OPTIONS, tab: 'jsonToCsv' } as const
    const sources = (before: number) =>
      tableColumns(`${'{"a":1}\n'.repeat(before)}{"b":1}`, options).map(({ source }) => source)
    expect([999, 1000].map(sources)).toEqual([['a', 'b'], ['a']])
  })
})
