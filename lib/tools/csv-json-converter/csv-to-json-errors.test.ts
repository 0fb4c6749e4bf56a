import { ToolError } from '@/lib/core/errors'
import { CsvToJson } from './csv-to-json'
import { convert, PLAIN_OPTIONS } from './test-conversion'

function codeOf(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    if (error instanceof ToolError) return error.code
    throw error
  }
  return 'none'
}

describe('errors', () => {
  test.each(['', ' \n\t\r\n', '\uFEFF', '\uFEFF\n'])('csvEmpty: %j', (csv) => {
    expect(codeOf(() => convert(csv))).toBe('csvEmpty')
  })
  test.each(['a\uFFFD,b\n1,2', 'a\0,b\n1,2'])('%j is a text with one damage, and no binary file', (text) => {
    expect(() => convert(text)).not.toThrow()
  })

  test('csvInvalid: a binary file', () => {
    expect(codeOf(() => convert('PK\u0003\u0004\0\0\uFFFD\u001f'))).toBe('csvInvalid')
  })
  test('the beginning may be split over chunks', () => {
    const output: string[] = []
    const conversion = new CsvToJson(PLAIN_OPTIONS, (piece) => output.push(piece))
    for (const piece of ['', '\uFEFF', ' ', 'a', '\n', '1']) conversion.push(piece)
    expect(conversion.end().rowCount).toBe(1)
    expect(output.join('')).toBe('[{" a":"1"}]')
  })
})

test('an unclosed quote at the start of a large file takes linear time', () => {
  const conversion = new CsvToJson(PLAIN_OPTIONS, () => {})
  conversion.push('a,b\n1,"')
  for (let count = 0; count < 40; count++) conversion.push('some,cells,of,text\n'.repeat(15_000))
  expect(conversion.end().issues).toEqual([{ code: 'unclosedQuote', line: 2, params: {} }])
})

test('a name with more parts than the maximum depth is not nested, and is converted quickly', () => {
  const deep = Array.from({ length: 20_000 }, () => 'a').join('.')
  const csv = `${deep},b.c\n${'1,2\n'.repeat(500)}`
  const [row] = JSON.parse(convert(csv, { nested: true, prettyPrint: true }).output) as unknown[]
  expect(row).toEqual({ [deep]: '1', b: { c: '2' } })
})
