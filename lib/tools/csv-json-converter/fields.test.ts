import { checkbox, choices, testFields } from '@/scripts/jest/field-table'
import { csvJsonConverterFields, DELIMITERS } from './fields'

testFields(csvJsonConverterFields, {
  tab: choices(['csvToJson', 'jsonToCsv']),
  hasHeaders: checkbox(true),
  prettyPrint: checkbox(true, { remembered: true }),
  delimiter: choices(['auto', 'comma', 'semicolon', 'tab', 'pipe']),
  typing: checkbox(true, { remembered: true }),
  nested: checkbox(false, { remembered: true }),
  escapeFormulas: checkbox(false, { remembered: true }),
  encoding: choices([
    'auto',
    'utf-8',
    'utf-16le',
    'utf-16be',
    'euc-kr',
    'shift_jis',
    'euc-jp',
    'gb18030',
    'big5',
    'windows-1251',
    'windows-1252',
  ]),
})

test('delimiters are the characters of their names', () => {
  expect(DELIMITERS).toEqual({ comma: ',', semicolon: ';', tab: '\t', pipe: '|' })
})
