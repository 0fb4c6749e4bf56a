import { readFileSync } from 'node:fs'
import { xlsxToCsv } from './xlsx-to-csv'

/** What openpyxl 3.0 and LibreOffice 7.4 read too; e2e/fixtures/sheets/README.md names the sources. */
test.each([
  ['excel-1904', 'Time\r\n01:02:03\r\n02:45:56.100'],
  ['excel-chart-first', '1,2,3\r\n2,4,6\r\n3,6,9'],
  ['excel-elapsed-time', '50:22:13\r\n1991-01-01'],
  ['excel-line-ends', 'column_name\r\n"first line of text \r\nsecond line of text \r\n'],
  ['excel-strict', 'test,,1\r\ntest 2,,2\r\n,,3'],
  ['four-sheets', '번호,코드,동의,월,나이\r\nE00042,"9535e6","TRUE",5월,29'],
  ['google-sheets', '1\r\n2\r\n3'],
  ['inline-strings', 'NN,Hierarchy,,Outline Number,ID,Name,Type,Description\r\n"1",+,,"1.",RQ11610,requirement,'],
  ['libreoffice', '이름 & 名前,,날짜\r\n00042,1,2026-05-08\r\n#DIV/0!,63,"굵게 보통\n둘째 줄"'],
  [
    'openpyxl-formats',
    'name,ssn_us,phone_kr,rrn_kr,zip4,zip_jp,emp,tel_special\r\nKim,012-34-5678,010-1234-5678,010101-1234567,02139-1234,060-0001,E00042,(02) 123-4567',
  ],
  ['other-prefixes', 'a,b\r\n1,3\r\n2,4'],
])('%s', async (name, beginning) => {
  const bytes = new Uint8Array(readFileSync(`e2e/fixtures/sheets/${name}.xlsx`))
  expect((await xlsxToCsv(bytes)).parts.join('').slice(0, beginning.length)).toBe(beginning)
})
