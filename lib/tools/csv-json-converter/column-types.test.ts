import { convert } from './test-conversion'

const rows = (csv: string, options = {}): unknown[] => {
  const { output } = convert(csv, { typing: true, ...options })
  return (JSON.parse(output) as Record<string, unknown>[]).flatMap((row) => Object.values(row))
}

// A column of codes had two types: "007" and 8.
test.each<[string, readonly string[], readonly unknown[]]>([
  ['leading zeros', ['12345', '02139', '90210'], ['12345', '02139', '90210']],
  ['leading zeros in the last row', ['1', '2', '', '003'], ['1', '2', null, '003']],
  ['phone numbers', ['15881234', '010-0000-1234'], ['15881234', '010-0000-1234']],
  ['over 15 digits', ['1', '12345678901234567'], ['1', '12345678901234567']],
  ['powers among codes', ['9535e6', '9535f6', '4E5', '12'], ['9535e6', '9535f6', '4E5', '12']],
  ['numbers', ['1', '1e3', '1.50', '-2', '0', '0.5'], [1, 1000, 1.5, -2, 0, 0.5]],
  ['numbers and words', ['1', 'x', '2.5e+3'], [1, 'x', 2500]],
  ['dates and numbers', ['2026-01-02', '5'], ['2026-01-02', '5']],
  ['versions', ['1.10', '1.9', '1.2.3'], ['1.10', '1.9', '1.2.3']],
  ['addresses', ['10', '10.0.0.1'], ['10', '10.0.0.1']],
  ['powers too small', ['1e-400', '5'], ['1e-400', 5]],
  ['booleans of Python', ['True', 'False', '', 'TRUE'], [true, false, null, true]],
  ['nothing in Python', ['1', 'NaN', 'None', 'nan'], [1, null, null, null]],
  ['points beside decimal commas', ['-23,45', '850', '1.850'], ['-23,45', 850, '1.850']],
  ['points before decimal commas', ['1.234,567', '1.5', ''], ['1.234,567', '1.5', null]],
  ['points beside grouping commas', ['1,234', '1,234.50', '1.50'], ['1,234', '1,234.50', 1.5]],
  ['a word that is None', ['Peanuts', 'None', 'NaN', '3'], ['Peanuts', 'None', null, 3]],
])('a column of %s', (_, cells, values) => {
  expect(rows(`a\n${cells.map((cell) => `"${cell}"`).join('\n')}`)).toEqual(values)
})

test('columns have their types each, with and without headers', () => {
  expect(rows('id,zip\n1,02139\n2,90210')).toEqual([1, '02139', 2, '90210'])
  expect(rows('1,02139\n2,90210', { hasHeaders: false })).toEqual([1, '02139', 2, '90210'])
})

test('points part thousands where another column has decimal commas', () => {
  expect(rows('price;count;x\n1,50;1.000;2.5\n2,50;12;-2.500')).toEqual(['1,50', '1.000', 2.5, '2,50', 12, -2.5])
  expect(rows('a;b\n1,500;1.000')).toEqual(['1,500', 1])
  // Of a sheet, a comma is in a text.
  expect(rows('a,b\n"1,50",1.234', { quotedIsText: true })).toEqual(['1,50', 1.234])
})

test('quotes make a text only where they are asked to', () => {
  const csv = 'a,b,c,d\n"12",TRUE,"TRUE","x ""12"", y"\n13,"9535e6","1,5","7"'
  expect(rows(csv)).toEqual([12, true, true, 'x "12", y', 13, 9535e6, '1,5', 7])
  expect(rows(csv, { quotedIsText: true })).toEqual(['12', true, 'TRUE', 'x "12", y', 13, '9535e6', '1,5', '7'])
})
