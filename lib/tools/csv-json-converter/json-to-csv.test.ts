import { ToolError } from '@/lib/core/errors'
import { convertJson, jsonToCsv, type JsonToCsvOptions } from './json-to-csv'

const plain: JsonToCsvOptions = { hasHeaders: true, delimiter: 'auto', escapeFormulas: false }

function convert(json: string, options: Partial<JsonToCsvOptions> = {}) {
  return jsonToCsv(json, { ...plain, ...options })
}

function errorOf(json: string): unknown {
  try {
    convert(json)
  } catch (error) {
    if (error instanceof ToolError) return { code: error.code, ...error.params }
    throw error
  }
  return undefined
}

describe('rows', () => {
  test.each([
    ['objects', '[{"a":1,"b":"x"},{"a":2,"b":"y"}]', 'a,b\r\n1,x\r\n2,y'],
    ['columns in order of first appearance', '[{"b":1},{"a":2,"b":3},{"10":4}]', 'b,a,10\r\n1,,\r\n3,2,\r\n,,4'],
    ['keys that look like numbers keep their order', '[{"z":1,"2":2,"1":3}]', 'z,2,1\r\n1,2,3'],
    ['null, booleans and empty strings', '[{"a":null,"b":true,"c":false,"d":""}]', 'a,b,c,d\r\n,true,false,'],
    ['nested objects', '[{"a":{"b":1,"c":{"d":"x"}},"e":2}]', 'a.b,a.c.d,e\r\n1,x,2'],
    ['an empty object', '[{"a":{},"b":1}]', 'a,b\r\n{},1'],
    ['arrays as JSON text', '[{"a":[1, "x",null ],"b":[]}]', 'a,b\r\n"[1,""x"",null]",[]'],
    ['objects in arrays', '[{"a":[ { "b" : [ ] , "c\\n" : {} } ]}]', 'a\r\n"[{""b"":[],""c\\n"":{}}]"'],
    ['arrays as rows', '[["a","b"],[1,[2]],[3]]', 'a,b\r\n1,[2]\r\n3,'],
    ['NDJSON', '{"a":1}\n{"b":2}\r\n\n{"a":3}\n', 'a,b\r\n1,\r\n,2\r\n3,'],
    ['a byte order mark and white space', '\uFEFF \r\n\t[ { "a" : 1 } ] \n', 'a\r\n1'],
    ['keys of objects', '[{"__proto__":1,"constructor":2,"toString":3}]', '__proto__,constructor,toString\r\n1,2,3'],
    ['escapes', '[{"a\\u0041\\"":"\\n\\t\\\\\\/\\ud83d\\ude00"}]', '"aA"""\r\n"\n\t\\/😀"'],
    ['one column with empty cells', '[{"a":""},{"a":null},{"a":"x"}]', 'a\r\n""\r\n""\r\nx'],
    [
      'numbers as written',
      '[{"a":12345678901234567890,"b":1.50,"c":-0,"d":1E400}]',
      'a,b,c,d\r\n12345678901234567890,1.50,-0,1E400',
    ],
    ['an empty array', ' [ ] ', ''],
    ['objects without members', '[{},{}]', ''],
  ])('%s', (_, json, csv) => expect(convert(json).output).toBe(csv))

  test('are counted', () => {
    expect(convert('[{"a":1},{"b":{"c":2,"d":3}}]')).toMatchObject({ rowCount: 2, columnCount: 3, issueCount: 0 })
    expect(convert('[[1,2],[3,4,5]]')).toMatchObject({ rowCount: 2, columnCount: 3 })
    expect(convert('[]')).toMatchObject({ rowCount: 0, columnCount: 0 })
  })

  test('two values for one column are listed; the later one is used', () => {
    expect(convert('[{"x":0},\n{"a.b":1,"a":{"b":2}}]')).toMatchObject({
      output: 'x,a.b\r\n0,\r\n,2',
      issues: [{ code: 'sameColumn', line: 2, params: { name: 'a.b' } }],
    })
  })

  test('are complete beyond the size of a batch, with increasing progress', () => {
    const text = JSON.stringify(Array.from({ length: 2500 }, (_, a) => ({ a })))
    const fractions: number[] = []
    const pieces: string[] = []
    convertJson(
      text,
      plain,
      (piece) => pieces.push(piece),
      (fraction) => fractions.push(fraction),
    )
    expect(pieces.length).toBeGreaterThan(1)
    expect(pieces.join('')).toBe(['a', ...Array.from({ length: 2500 }, (_, a) => a)].join('\r\n'))
    expect(fractions.length).toBeGreaterThan(2)
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b))
  })
})

describe('options', () => {
  test('no header line', () => expect(convert('[{"a":1},{"a":2}]', { hasHeaders: false }).output).toBe('1\r\n2'))
  test.each([
    ['semicolon', 'a;"b;"\r\n1,5;2'],
    ['tab', 'a\tb;\r\n1,5\t2'],
    ['pipe', 'a|b;\r\n1,5|2'],
    ['comma', 'a,b;\r\n"1,5",2'],
  ] as const)('%s', (delimiter, csv) => {
    expect(convert('[{"a":"1,5","b;":2}]', { delimiter }).output).toBe(csv)
  })
  test.each([
    ['=1+1', "'=1+1"],
    ['+82 10', "'+82 10"],
    ['+82', "'+82"],
    ['-5', '-5'],
    ['-5.25', '-5.25'],
    ['-10,000', '"-10,000"'],
    ['-1.234,56', '"-1.234,56"'],
    ['-5%', '-5%'],
    ['-1,2+A1', `"'-1,2+A1"`],
    ['-5+A1', "'-5+A1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', `"'\rx"`],
    ['a=1', 'a=1'],
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ])('formulas escaped: %j', (cell, written) => {
    const csv = convert(JSON.stringify([{ [cell]: cell }]), { escapeFormulas: true }).output
    expect(csv).toBe(`${written}\r\n${written}`)
  })
  test('formulas are not escaped', () => expect(convert('[{"a":"=1+1"}]').output).toBe('a\r\n=1+1'))
})

describe('errors are reported with their position', () => {
  test.each([
    ['', { code: 'jsonEmpty' }],
    ['\uFEFF \n', { code: 'jsonEmpty' }],
    ['{"a":1}', { code: 'jsonNotArray' }],
    ['{\n"data":[1,2]}', { code: 'jsonNotArray' }],
    ['{"data":[{"a":1}],\n"total"}', { code: 'jsonInvalid', line: 2, column: 8 }],
    ['{"data":[{"a":1},2]}', { code: 'jsonItemNotObject', item: 2, line: 1 }],
    ['"text"', { code: 'jsonNotArray' }],
    ['12', { code: 'jsonNotArray' }],
    ['null', { code: 'jsonNotArray' }],
    ['[1,2]', { code: 'jsonItemNotObject', item: 1, line: 1 }],
    ['[{"a":1},\n"x"]', { code: 'jsonItemNotObject', item: 2, line: 2 }],
    ['[{"a":1},[1]]', { code: 'jsonItemNotObject', item: 2, line: 1 }],
    ['{"a":1}\n[1]', { code: 'jsonItemNotObject', item: 2, line: 2 }],
    ['name,age\nx,1', { code: 'jsonInvalid', line: 1, column: 1 }],
    ['[{"a":1}', { code: 'jsonInvalid', line: 1, column: 9 }],
    ['[{"a":1},]', { code: 'jsonInvalid', line: 1, column: 10 }],
    ['[{"a":1,}]', { code: 'jsonInvalid', line: 1, column: 9 }],
    ['[\r\n  {"a": tru}\r\n]', { code: 'jsonInvalid', line: 2, column: 9 }],
    ["[\r{'a': 1}]", { code: 'jsonInvalid', line: 2, column: 2 }],
    ['[{"a" 1}]', { code: 'jsonInvalid', line: 1, column: 7 }],
    ['[{"a":01}]', { code: 'jsonInvalid', line: 1, column: 8 }],
    ['[{"a":+1}]', { code: 'jsonInvalid', line: 1, column: 7 }],
    ['[{"a":Nan}]', { code: 'jsonInvalid', line: 1, column: 7 }],
    ['[{"a":"x\ny"}]', { code: 'jsonInvalid', line: 1, column: 9 }],
    ['[{"a":"\\x"}]', { code: 'jsonInvalid', line: 1, column: 8 }],
    ['[{"a":"\\\\\\u12G4"}]', { code: 'jsonInvalid', line: 1, column: 10 }],
    ['[{"a":"open', { code: 'jsonInvalid', line: 1, column: 12 }],
    ['[{"a":1]', { code: 'jsonInvalid', line: 1, column: 8 }],
    ['[{"a":1} {"b":2}]', { code: 'jsonInvalid', line: 1, column: 10 }],
    ['[{"a":1}] x', { code: 'jsonInvalid', line: 1, column: 11 }],
    ['{"a":1} {"b":2}', { code: 'jsonInvalid', line: 1, column: 9 }],
    ['{"a":1}\n{"b":', { code: 'jsonInvalid', line: 2, column: 6 }],
    ['\u00a0[]', { code: 'jsonInvalid', line: 1, column: 1 }],
  ])('%j', (json, error) => expect(errorOf(json)).toEqual(error))

  test('too deep', () => {
    expect(errorOf(`[{"a":${'['.repeat(100_000)}`)).toEqual({ code: 'jsonTooDeep', line: 1, column: 506 })
  })

  test('long strings and runs of backslashes', () => {
    const value = `${'x'.repeat(5_000_000)}${'\\'.repeat(100_001)}"`
    expect(convert(JSON.stringify([{ a: value }]), { hasHeaders: false }).output).toHaveLength(value.length + 3)
  })
})

describe('an object that wraps lists of records', () => {
  const parts = (json: string, list?: string) => {
    const { output, part } = convert(json, { list })
    return { output, ...part }
  }
  test('its only list is read, and what else it holds is told', () => {
    expect(parts('{"data":[{"a":1},{"a":2}],"total":2}')).toEqual({
      output: 'a\r\n1\r\n2',
      lists: [{ path: 'data', count: 2 }],
      list: 'data',
      others: ['total'],
    })
    const nested = '{"response":{"header":{"code":"00"},"body":{"items":{"item":[{"a":"007"}]},"pages":[1,2]}}}'
    expect(parts(nested)).toMatchObject({
      output: 'a\r\n007',
      list: 'response.body.items.item',
      others: ['response.header.code', 'response.body.pages'],
    })
    expect(parts('\uFEFF {"rows":[[1,2],[3,4]]}')).toMatchObject({ output: '1,2\r\n3,4', others: [] })
  })
  test('of several, the first with records is read unless another is chosen', () => {
    const json = '{"none":[],"users":[{"a":1}],"orders":[{"b":2},{"b":3}]}'
    expect(parts(json)).toMatchObject({
      output: 'a\r\n1',
      lists: [
        { path: 'none', count: 0 },
        { path: 'users', count: 1 },
        { path: 'orders', count: 2 },
      ],
      list: 'users',
    })
    expect(parts(json, 'orders')).toMatchObject({ output: 'b\r\n2\r\n3', list: 'orders' })
    const repeated = '{"data":[{"a":1}],"data":[{"a":2}]}'
    expect(parts(repeated)).toMatchObject({ output: 'a\r\n1', lists: [{ path: 'data' }, { path: 'data (2)' }] })
    expect(parts(repeated, 'data (2)')).toMatchObject({ output: 'a\r\n2' })
    expect(parts('{"data":[]}')).toMatchObject({ output: '', list: 'data' })
  })
  test('lines of such objects are records', () => {
    expect(parts('{"a":[{"x":1}]}\n{"a":[]}')).toEqual({ output: 'a\r\n"[{""x"":1}]"\r\n[]' })
  })
})

test('what Python writes for words of JSON is read', () => {
  const json = '[{"a":True,"b":False,"c":None,"d":NaN,"e":-Infinity,"f":[None,NaN,Infinity,True]}]'
  expect(convert(json).output).toBe('a,b,c,d,e,f\r\ntrue,false,,,-Infinity,"[null,null,null,true]"')
})
