import type { CsvToJsonOptions } from './csv-to-json'
import { convert } from './test-conversion'

function rows(csv: string, options: Partial<CsvToJsonOptions> = {}): unknown {
  return JSON.parse(convert(csv, { hasHeaders: false, delimiter: 'comma', ...options }).output)
}

describe('RFC 4180, section 2', () => {
  const expected = [
    ['aaa', 'bbb', 'ccc'],
    ['zzz', 'yyy', 'xxx'],
  ]
  test.each([
    ['1: records on lines', 'aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n'],
    ['2: no line break at the end', 'aaa,bbb,ccc\r\nzzz,yyy,xxx'],
    ['5: quoted fields', '"aaa","bbb","ccc"\r\nzzz,yyy,xxx'],
  ])('%s', (_, csv) => expect(rows(csv)).toEqual(expected))

  test('3: header', () => {
    expect(convert('field_name,other\r\naaa,bbb\r\n').output).toBe('[{"field_name":"aaa","other":"bbb"}]')
  })
  test('4: spaces are part of a field', () => expect(rows(' a , b \r\n')).toEqual([[' a ', ' b ']]))
  test('6: line breaks, quotes and commas in fields', () => {
    expect(rows('"aaa","b\r\nbb","c,c"\r\nzzz,yyy,xxx')).toEqual([
      ['aaa', 'b\r\nbb', 'c,c'],
      ['zzz', 'yyy', 'xxx'],
    ])
  })
  test('7: doubled quotes', () => expect(rows('"aaa","b""bb","ccc"')).toEqual([['aaa', 'b"bb', 'ccc']]))
})

describe('line ends', () => {
  test.each([
    'a,b\n1,2\n',
    'a,b\r\n1,2\r\n',
    'a,b\r1,2\r',
    'a,b\n1,2\r\n',
    'a,b\r\n1,2\n',
    'a,b\r\n1,2\r',
    'a,b\r\r\n1,2\r\r\n\r\r\n',
    '"a","b"\r\n"1","2"\r',
    '"a","b"\r\r\n"1","2"\r\r\n',
  ])('%j', (csv) =>
    expect(rows(csv)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]),
  )
  test('a quoted CR at the end of a row is data', () => {
    expect(rows('a,"b\r"\r\n"c","\r"\n')).toEqual([
      ['a', 'b\r'],
      ['c', '\r'],
    ])
    expect(rows('"x",y\r\n"\r"\r\n')).toEqual([['x', 'y'], ['\r']])
  })
  test('blank lines are skipped, a quoted empty cell is a row', () => {
    expect(rows('\r\na\r\n\r\n""\r\n\n')).toEqual([['a'], ['']])
  })
})

describe('headers', () => {
  test('are made unique, and the changes are listed', () => {
    const { output, issues } = convert('name,name,,name_2,name\n1,2,3,4,5\n')
    expect(output).toBe('[{"name":"1","name_3":"2","column3":"3","name_2":"4","name_4":"5"}]')
    expect(issues).toEqual([
      { code: 'headerRenamed', line: 1, params: { column: 2, from: 'name', to: 'name_3' } },
      { code: 'headerRenamed', line: 1, params: { column: 3, from: '', to: 'column3' } },
      { code: 'headerRenamed', line: 1, params: { column: 5, from: 'name', to: 'name_4' } },
    ])
  })
  test('of objects are data', () => {
    const { output } = convert('__proto__,constructor,toString,hasOwnProperty\na,b,c,d\n')
    expect(output).toBe('[{"__proto__":"a","constructor":"b","toString":"c","hasOwnProperty":"d"}]')
    expect(convert('__proto__.x,constructor.prototype\n1,2', { nested: true }).output).toBe(
      '[{"__proto__":{"x":"1"},"constructor":{"prototype":"2"}}]',
    )
    expect({}).not.toHaveProperty('x')
  })
  test('that look like numbers keep their order', () => {
    expect(convert('name,2024,2023\na,1,2').output).toBe('[{"name":"a","2024":"1","2023":"2"}]')
  })
  test('lose a byte order mark', () => expect(convert('\uFEFFa,b\n1,2').output).toBe('[{"a":"1","b":"2"}]'))
  test('without rows make an empty array', () => {
    expect(convert('a,b\n', { prettyPrint: true })).toMatchObject({ output: '[]', rowCount: 0, columnCount: 2 })
  })
  test('very many', () => {
    const names = Array.from({ length: 50_000 }, (_, index) => (index % 2 ? 'same' : `c${index}`))
    const { columnCount, issueCount, issues } = convert(`${names.join(',')}\n${names.join(',')}\n`)
    expect({ columnCount, issueCount, listed: issues.length }).toEqual({
      columnCount: 50_000,
      issueCount: 24_999,
      listed: 100,
    })
  })
})

describe('nested keys', () => {
  const options = { nested: true } as const
  test('a.b is b within a', () => {
    expect(convert('id,a.b,x,a.c.d\n1,2,3,4', options).output).toBe('[{"id":"1","a":{"b":"2","c":{"d":"4"}},"x":"3"}]')
  })
  test('a name that is a prefix of another, or has an empty part, is not nested', () => {
    expect(convert('a,a.b,.c,d.,e..f\n1,2,3,4,5', options).output).toBe(
      '[{"a":"1","a.b":"2",".c":"3","d.":"4","e..f":"5"}]',
    )
    expect(convert('a.b,a\n1,2', options).output).toBe('[{"a.b":"1","a":"2"}]')
  })
  test('a name within another column is not split', () => {
    expect(convert('a.b,a.b.c\n1,2', options).output).toBe('[{"a":{"b":"1"},"a.b.c":"2"}]')
  })
  test('off by default', () => expect(convert('a.b\n1').output).toBe('[{"a.b":"1"}]'))
  test('an object without cells is omitted', () => expect(convert('x,a.b\n1', options).output).toBe('[{"x":"1"}]'))
})

describe('layout', () => {
  const csv = 'name,a.b,a.c\nx,1,\n"y\n",2,3\n'
  test.each([
    { hasHeaders: true, nested: true },
    { hasHeaders: true, nested: false },
    { hasHeaders: false, nested: false },
  ])('as JSON.stringify writes it: %j', (options) => {
    for (const typing of [true, false]) {
      const compact = convert(csv, { ...options, typing }).output
      expect(compact).toBe(JSON.stringify(JSON.parse(compact)))
      const pretty = convert(csv, { ...options, typing, prettyPrint: true }).output
      expect(pretty).toBe(JSON.stringify(JSON.parse(compact), null, 2))
    }
  })
})

describe('rows with a different number of cells', () => {
  const csv = 'a,b\n"1\n1"\n\n1,2,3,4\n5,6\n'
  test('keep their cells and are listed with their line', () => {
    expect(convert(csv, { delimiter: 'comma' })).toEqual({
      output: '[{"a":"1\\n1"},{"a":"1","b":"2","column3":"3","column4":"4"},{"a":"5","b":"6"}]',
      rowCount: 3,
      columnCount: 4,
      issues: [
        { code: 'tooFewCells', line: 2, params: { expected: 2, found: 1 } },
        { code: 'tooManyCells', line: 5, params: { expected: 2, found: 4 } },
      ],
      issueCount: 2,
    })
  })
  test('without headers the first row determines the number of cells', () => {
    expect(convert(csv, { hasHeaders: false, delimiter: 'comma' })).toMatchObject({ rowCount: 4, issueCount: 2 })
  })
  test('at most 100 are listed', () => {
    const { issues, issueCount } = convert(`a,b\n${'1\n'.repeat(1000)}`)
    expect([issues.length, issueCount]).toEqual([100, 1000])
  })
})

describe('quoting errors', () => {
  test('an unclosed quote is listed where it opens', () => {
    const { output, issues } = convert('a,b\n1,2\n"x\ny",\n3,"4\n5,6\n')
    expect(issues).toEqual([{ code: 'unclosedQuote', line: 5, params: {} }])
    expect(output).toContain('"4\\n5,6\\n"')
  })
  test('text after a closing quote is listed; without another one the cell never ends', () => {
    expect(convert('a,b\n"1"x",2\n3,4\n')).toMatchObject({
      output: '[{"a":"1\\"x","b":"2"},{"a":"3","b":"4"}]',
      issues: [{ code: 'strayQuote', line: 2, params: {} }],
    })
    expect(convert('a,b\n"1"x,2\n3,4\n').issues[0]).toEqual({ code: 'unclosedQuote', line: 2, params: {} })
  })
  test('several in one cell are one issue', () => {
    expect(convert('a,b\n"1"x"y"z",2\n').issues).toEqual([{ code: 'strayQuote', line: 2, params: {} }])
  })
  test('a space before a quote is listed, for the quote is data', () => {
    const { output, issues } = convert('"a", "b"\n"1", "2, 3"\n" ""x""",y\n  "z",w\n')
    expect(issues.filter(({ code }) => code === 'spacedQuote').map(({ line }) => line)).toEqual([1, 2, 4])
    expect(output).toContain(' \\"2')
  })
  test('quotes within an unquoted cell are data', () => {
    expect(convert('size\n5" pipe\n6"\n')).toMatchObject({
      output: '[{"size":"5\\" pipe"},{"size":"6\\""}]',
      issueCount: 0,
    })
  })
})

describe('delimiters', () => {
  test.each([
    ['name;price\nA;1,50\nB;2,50\n', '1,50'],
    ['name\tprice\nA, B\t1,50\n', '1,50'],
    ['name|price\nA|1,50\n', '1,50'],
    ['name,price\nA,"1,50"\n', '1,50'],
  ])('%j is recognized', (csv, price) => {
    expect(JSON.parse(convert(csv).output)).toContainEqual(expect.objectContaining({ price }))
  })
  test.each([
    ['1,5;2,5\n3,5;4,5\n', ['1,5', '2,5']],
    ['2024-01-02;1,5;2,5\n2024-01-03;1,6;2,6\n', ['2024-01-02', '1,5', '2,5']],
    ['Miete;-850,00\nStrom;-60,50\n', ['Miete', '-850,00']],
    ['1,000\t2,000\n3,000\t4,000\n', ['1,000', '2,000']],
    ['1,2,3\n4,5,6\n', ['1', '2', '3']],
    ['1,a;b\n2,c;d\n', ['1', 'a;b']],
  ])('without a header, commas within numbers part none where another sign does: %j', (csv, first) => {
    expect(rows(csv, { delimiter: 'auto' })).toContainEqual(first)
  })
  test('one column', () => expect(convert('a\n1\n2\n').output).toBe('[{"a":"1"},{"a":"2"}]'))
  test('a chosen one is used', () => {
    expect(convert('a;b,c\n1;2,3', { delimiter: 'comma' }).output).toBe('[{"a;b":"1;2","c":"3"}]')
  })
})

test.each([
  ['', null],
  ['true', true],
  ['FALSE', false],
  ['12', 12],
  ['-3.25', -3.25],
  ['0', 0],
  ['0.5', 0.5],
  ['.5', 0.5],
  ['-.5', -0.5],
  ['5.', 5],
  ['-0', -0],
  ['1e3', 1000],
  ['2.5E-3', 0.0025],
  [' 29', 29],
  ['29 ', 29],
  ['123456789012345', 123456789012345],
])('typed: %j is %j', (cell, value) => {
  expect(JSON.parse(convert(`a,b\n${cell},`, { typing: true }).output)).toEqual([{ a: value, b: null }])
})

test('a number keeps its digits as written', () => {
  expect(convert('price\n1.50', { typing: true }).output).toBe('[{"price":1.50}]')
})

test.each([
  ...['007', '-007', '00', '0.1234567890123456', '1234567890123456', '98765432109876543210', '1,000', '+82', '+5'],
  ...[
    'Infinity',
    'NAN',
    'none',
    '1e16',
    '1e400',
    '0x10',
    '.',
    '00.5',
    '1_000',
    ' ',
    ' true',
    'null',
    'tRUE',
    'yes',
    '१२',
  ],
  ...['2024-01-31', '2024-01-31T10:00:00Z', '12:30', '010-1234-5678', '1.2.3', '-', '１２'],
])('stays text: %j', (cell) => {
  expect(JSON.parse(convert(`a,b\n"${cell}",x`, { typing: true }).output)).toEqual([{ a: cell, b: 'x' }])
})

describe('a first line that names the delimiter, as Excel writes it', () => {
  const expected = '[{"a":"1,5","b":"2"}]'
  test.each([
    ['^', '^'],
    ['~', '~'],
    ['\\t', '\t'],
  ])('sep=%s names any sign', (named, sign) => {
    expect(convert(`sep=${named}\na${sign}b\n1${sign}2`).output).toBe('[{"a":"1","b":"2"}]')
  })

  test.each(['sep=;\r\n', '"sep=;"\n', 'SEP=;\r'])('%j is an instruction and no header', (line) => {
    const { output } = convert(`${line}a;b${line.endsWith('\r') ? '\r' : '\n'}1,5;2`)
    expect(output).toBe(expected)
  })
  test('gives way to the delimiter that the visitor chose', () => {
    expect(convert('sep=;\na,b\n1,2', { delimiter: 'comma' }).output).toBe('[{"a":"1","b":"2"}]')
  })
  test('lines are counted with it', () => {
    expect(convert('sep=;\na;b\n1;2;3').issues[0]?.line).toBe(3)
  })
  test('a header that only begins so stays', () => {
    expect(convert('sep=x,b\n1,2').output).toBe('[{"sep=x":"1","b":"2"}]')
  })
})
