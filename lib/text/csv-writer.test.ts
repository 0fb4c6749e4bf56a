import { BYTE_ORDER_MARK, csvLineWriter, writeCsv } from './csv-writer'

test('rows end with CRLF, and a cell is quoted only where it must be (RFC 4180)', () => {
  const rows = [
    ['year', 'a,b', 'said "no"'],
    [1, 'two\nlines', 'a\rb'],
  ]
  expect(writeCsv(rows)).toBe('year,"a,b","said ""no"""\r\n1,"two\nlines","a\rb"\r\n')
})

test('a byte order mark is there for letters outside ASCII only', () => {
  expect(writeCsv([['연도'], ['a']])).toBe(`${BYTE_ORDER_MARK}연도\r\na\r\n`)
  expect(BYTE_ORDER_MARK.charCodeAt(0)).toBe(0xfeff)
  expect(writeCsv([])).toBe('')
})

test('a single empty cell is quoted, and so is a byte order mark that is data', () => {
  expect(writeCsv([[''], ['\uFEFFa'], ['', '']])).toBe('\uFEFF""\r\n"\uFEFFa"\r\n,\r\n')
})

test('what a spreadsheet would run is marked, a negative number in any notation is not', () => {
  const line = csvLineWriter({ delimiter: ';', escapeFormulas: true })
  const numbers = ['-5%', '-1,234.5', '-1.234,5', '-2e+3']
  expect(line(numbers)).toBe(numbers.join(';'))
  const formulas = ['-1+2', '-A1', '=1', '+1', '@a', '-5%%']
  expect(line(formulas)).toBe(formulas.map((cell) => `'${cell}`).join(';'))
})
