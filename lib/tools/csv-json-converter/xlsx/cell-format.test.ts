import { cellFormat, dateSerial, DAYS_TO_1904, numberValue, textValue } from './cell-format'

const shown = (number: number | string, code: string | undefined, { id = '164', days = 0 } = {}) =>
  numberValue(String(number), cellFormat(id, code), days)

// A text, as Excel shows it.
test.each([
  // zeros in front, and signs among the digits
  [12345678, '000-00-0000', '012-34-5678'],
  [1012345678, '000-0000-0000', '010-1234-5678'],
  [101011234567, '000000-0000000', '010101-1234567'],
  [21391234, '00000-0000', '02139-1234'],
  [600001, '000-0000', '060-0001'],
  [42, '00000', '00042'],
  [123456, '00000', '123456'],
  [-42, '00000', '-00042'],
  [0, '000', '000'],
  [5.5, '00.00', '05.50'],
  [0.256, '00.0%', '25.6%'],
  [20260508, '0000\\-00\\-00', '2026-05-08'],
  [20260508, '####"/"##"/"##', '2026/05/08'],
  [20260508, '0000.00.00', '20260508.00.00'],
  [930, '00":"00', '09:30'],
  [1234567890, '### ### ####', '123 456 7890'],
  [821012345678, '"+"00-00-0000-0000', '+82-10-1234-5678'],
  // text beside the digits
  [42, '"E"00000', 'E00042'],
  [3, '"No. "0', 'No. 3'],
  [3, '\\N\\o0', 'No3'],
  [101, '0"호"', '101호'],
  [3, '"제"0"회"', '제3회'],
  [12.5, '0.0"kg"', '12.5kg'],
  [3, '0kg', '3kg'],
  [2.5, '0"점"', '3점'],
  [1.005, '0.00"점"', '1.01점'],
  [7, '0.0#"점"', '7.0점'],
  [1234567, '#,##0"개"_-;-#,##0"개"', '1,234,567개'],
  [0, '#"개"', '개'],
  [5, '0"번";@', '5번'],
  [7, 'General"개"', '7개'],
  [-0.4, 'General"개"', '-0.4개'],
  // sections
  [21234567, '[<=9999999]###-####;(0##) ###-####', '(02) 123-4567'],
  [1234567, '[<=9999999]###-####;(0##) ###-####', '123-4567'],
  [5, '"yes";"no";"zero"', 'yes'],
  [-5, '"yes";"no";"zero"', 'no'],
  [0, '"yes";"no";"zero"', 'zero'],
  [0, '0;-0;"없음"', '없음'],
  [2, '[=1]"남";[=2]"여";"?"', '여'],
  [9, '[=1]"남";[=2]"여";"?"', '?'],
  [2, '[Red][>3]"높음";"낮음"', '낮음'],
  // a part of a date or of a time
  [46150, 'm"월"', '5월'],
  [46150, 'yyyy"년" m"월"', '2026년 5월'],
  [46150, 'm"月"d"日"', '5月8日'],
  [46150, 'mm/dd', '05/08'],
  [46150, 'mmm-yy', 'May-26'],
  [46150, 'mmmm d', 'May 8'],
  [46150, 'mmmmm', 'M'],
  [46150, 'yyyy', '2026'],
  [46150, 'd', '8'],
  [46150, 'ddd', 'Fri'],
  [46150, '[$-409]mmmm', 'May'],
  [46150, '[$-412]mmmm', '5월'],
  [46150, '[$-412]dddd', '금요일'],
  [46150, '[$-411]aaa', '金'],
  [46150.75, 'm/d h:mm', '5/8 18:00'],
  [46150.75, 'm/d h:mm AM/PM', '5/8 6:00 PM'],
  [0.75, 'h"시"', '18시'],
  [0.75, '[$-412]AM/PM h"시"', '오후 6시'],
  // text
  [42, '@', '42'],
] as const)('%p in %s is the text %s', (number, code, text) => {
  expect(shown(number, code)).toEqual({ text, isText: true })
})

// Nothing but the presentation of a quantity.
test.each([
  [1234.5, 'General', '1234.5'],
  [1234.5, '0', '1234.5'],
  [1.5, '0.00', '1.5'],
  [3.14159, '0.00', '3.14159'],
  [1234.5, '#,##0.00', '1234.5'],
  [12345.678, '# ##0.00', '12345.678'],
  [0.25, '0%', '0.25'],
  [1234, '[$₩-412]#,##0', '1234'],
  [1234, '"US$"#,##0.00', '1234'],
  [1234, '#,##0 [$€-407]', '1234'],
  [1234, '[$USD] #,##0', '1234'],
  [12000, '#,##0"원"', '12000'],
  [12000, '#,##0"円"', '12000'],
  [-1234, '#,##0;"△"#,##0', '-1234'],
  [-1.5, '0.00_);(0.00)', '-1.5'],
  [7, '+0;-0;0', '7'],
  [0, '_-* #,##0_-;-* #,##0_-;_-* "-"_-;_-@_-', '0'],
  [5, ';;;', '5'],
  [0.5, '# ?/?', '0.5'],
  [1234, '0.00E+00', '1234'],
  [1234567, '0.0,,"M"', '1234567'],
  [12, '[DBNum1]General', '12'],
  [0.1 + 0.2, '0.00', '0.3'],
  [123456789.12345679, '', '123456789.123457'],
  [1.5, '# ?/8', '1.5'],
  [5, '[=1]"Y";[=0]"N"', '5'],
  [1234.5, '[$CHF] #,##0', '1234.5'],
  [1234.5, '#,##0 [$kr-41D]', '1234.5'],
  [1234.5, '#,##0 "zł"', '1234.5'],
  [1e20, 'General', '100000000000000000000'],
] as const)('%p in %s stays the number %s', (number, code, text) => {
  expect(shown(number, code)).toEqual({ text, isText: false })
})

test.each([
  [44197, 'yyyy-mm-dd', '2021-01-01'],
  [44197.5, 'yyyy-mm-dd', '2021-01-01T12:00:00'],
  [46150, 'yyyy"년" m"월" d"일" (aaa)', '2026-05-08'],
  [46150, '[$-F800]dddd, mmmm dd, yyyy', '2026-05-08'],
  [46150, '[$-411]ggge"年"m"月"d"日"', '2026-05-08'],
  [46150, '[$-411]ggge"年"', '2026-05-08'],
  [46150, '[$-407]mmmm', '2026-05-08'],
  [46150, 'aaa', '2026-05-08'],
  [0, 'yyyy-mm-dd', '1899-12-31'],
  [1, 'yyyy-mm-dd', '1900-01-01'],
  [59, 'yyyy-mm-dd', '1900-02-28'],
  // Excel's 29 February 1900, which there was not.
  [60, 'yyyy-mm-dd', '1900-02-28'],
  [61, 'yyyy-mm-dd', '1900-03-01'],
  [59.5, 'yyyy-mm-dd', '1900-02-28T12:00:00'],
  [2958465, 'yyyy-mm-dd', '9999-12-31'],
  [2958466, 'yyyy-mm-dd', '2958466'],
  [-0.5, 'yyyy-mm-dd', '-0.5'],
  [44197.00001157407, 'yyyy-mm-dd h:mm', '2021-01-01T00:00:01'],
  [44197.00000578704, 'yyyy-mm-dd h:mm', '2021-01-01T00:00:00.500'],
  [0, 'h:mm', '00:00:00'],
  [0.75, 'h:mm AM/PM', '18:00:00'],
  [0.75, 'h"시" mm"분"', '18:00:00'],
  [0.999988425925926, 'h:mm:ss', '23:59:59'],
  [0.00001736111, 'ss.000', '00:00:01.500'],
  [0.0035, 'mm:ss', '00:05:02.400'],
  [1, 'h:mm', '1900-01-01'],
  [1.5, '[h]:mm', '36:00:00'],
  [1.5, '[h]"시간" mm"분"', '36:00:00'],
  [0.1, '[MM]:ss', '02:24:00'],
  // Rounding to the millisecond makes the hour full.
  [0.041666666666, '[h]:mm', '01:00:00'],
] as const)('%p in %s is %s in ISO form', (number, code, text) => {
  expect(shown(number, code)).toEqual({ text, isText: false })
})

// ECMA-376, 18.8.30, with the formats of East Asian dates.
test.each([
  [[14, 15, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58], '2026-05-08', false],
  [[18, 19, 20, 21, 45, 47], '2026-05-08', false],
  [[16], '8-May', true],
  [[17], 'May-26', true],
  [[46], '1107600:00:00', false],
  [[49], '46150', true],
] as const)('formats %j that no workbook declares: %s', (ids, text, isText) => {
  const found = ids.map((id) => shown(46150, undefined, { id: String(id) }))
  expect(found).toEqual(ids.map(() => ({ text, isText })))
})

test('times in formats that no workbook declares, and numbers in all others', () => {
  const ids = Array.from({ length: 70 }, (_, id) => String(id))
  const times = ids.filter((id) => shown(0.75, undefined, { id }).text === '18:00:00')
  expect(times.map(Number)).toEqual([18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47])
  const numbers = ids.filter((id) => shown(1.5, undefined, { id }).text === '1.5')
  expect(numbers.map(Number)).toEqual(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 23, 24, 25, 26].concat([
      37, 38, 39, 40, 41, 42, 43, 44, 48, 49, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69,
    ]),
  )
})

test.each([
  [0, 'yyyy-mm-dd', '1904-01-01'],
  [44688, 'm"월"', '5월'],
  [2957003, 'yyyy-mm-dd', '9999-12-31'],
  [2957004, 'yyyy-mm-dd', '2957004'],
])('in the calendar from 1904, day %s in %s is %s', (number, code, text) => {
  expect(shown(number, code, { days: DAYS_TO_1904 }).text).toBe(text)
})

test('what is no number is left as it is', () => {
  expect(['', 'text'].map((value) => shown(value, '00000').text)).toEqual(['', 'text'])
})

test.each([
  ['Kim', '@"님"', 'Kim님'],
  ['Kim', '0;-0;0;"Mr. "@', 'Mr. Kim'],
  [' Kim', '_-@_-', 'Kim'],
  ['Kim', '#,##0;;;', 'Kim'],
  ['Kim', '00000', 'Kim'],
  ['007', undefined, '007'],
])('the text %s in %s is %s', (text, code, expected) => {
  expect(textValue(text, cellFormat('164', code))).toEqual({ text: expected, isText: true })
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
