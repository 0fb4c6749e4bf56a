import { cellFormat, dateSerial, DAYS_TO_1904, numberText } from './cell-format'

// ECMA-376, 18.8.30, with the formats of East Asian dates.
test.each([
  ['date', [14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]],
  ['time', [18, 19, 20, 21, 32, 33, 34, 35, 45, 47]],
  ['elapsed', [46]],
] as const)('formats of a %s that no workbook declares', (format, ids) => {
  const found = Array.from({ length: 70 }, (_, id) => id).filter((id) => cellFormat(String(id), undefined) === format)
  expect(found).toEqual(ids)
})

test.each([
  ['yyyy-mm-dd', 'date'],
  ['d', 'date'],
  ['mmm', 'date'],
  ['mm:ss', 'time'],
  ['h "days"', 'time'],
  ['mm', 'number'],
  ['[h]:mm', 'elapsed'],
  ['[MM]:ss', 'elapsed'],
  ['[Red]0.00', 'number'],
  ['0.00_d', 'number'],
  ['0\\d', 'number'],
  ['00000', { zeros: 5 }],
  ['0', 'number'],
  ['', 'number'],
])('a declared format %s is a %j', (code, format) => {
  expect(cellFormat('164', code)).toEqual(format)
})

test.each([
  ['', 'date', ''],
  ['text', 'date', 'text'],
  ['0', 'date', '1899-12-31'],
  ['1', 'date', '1900-01-01'],
  ['59', 'date', '1900-02-28'],
  // Excel's 29 February 1900, which there was not.
  ['60', 'date', '1900-02-28'],
  ['61', 'date', '1900-03-01'],
  ['59.5', 'date', '1900-02-28T12:00:00'],
  ['2958465', 'date', '9999-12-31'],
  ['2958466', 'date', '2958466'],
  ['-0.5', 'date', '-0.5'],
  ['44197.000011574074', 'date', '2021-01-01T00:00:01'],
  ['44197.00000578704', 'date', '2021-01-01T00:00:00.500'],
  ['0', 'time', '00:00:00'],
  ['0.999988425925926', 'time', '23:59:59'],
  ['1', 'time', '1900-01-01'],
  ['1.5', 'elapsed', '36:00:00'],
  ['0.1', 'elapsed', '02:24:00'],
  // Rounding to the millisecond makes the hour full.
  ['0.041666666666', 'elapsed', '01:00:00'],
  ['0.5', 'number', '0.5'],
  ['0.1000000000000000055', 'number', '0.1'],
  ['123456789.123456789', 'number', '123456789.123457'],
  ['42', { zeros: 5 }, '00042'],
  ['123456', { zeros: 5 }, '123456'],
] as const)('%s in the format %j is %s', (value, format, text) => {
  expect(numberText(value, format, 0)).toBe(text)
})

test.each([
  ['0', '1904-01-01'],
  ['2957003', '9999-12-31'],
  ['2957004', '2957004'],
])('in the calendar from 1904, day %s is %s', (value, text) => {
  expect(numberText(value, 'date', DAYS_TO_1904)).toBe(text)
})

test.each([
  ['1900-02-28', undefined],
  ['1900-03-01', 61],
  ['2026-05-15', 46_157],
  ['9999-12-31', 2_958_465],
  ['2026-02-29', undefined],
  ['2026-13-01', undefined],
  ['2026-5-1', undefined],
  [' 2026-05-15', undefined],
])('%s is day %p', (text, serial) => {
  expect(dateSerial(text)).toBe(serial)
})
