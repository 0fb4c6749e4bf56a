import { defaultsOf, parseFields } from '@/lib/core/fields'
import { csvJsonConverterFields } from '@/lib/tools/csv-json-converter/fields'
import { fromExcel, toExcel, type ConversionArgs } from './csv-json-conversion'

const defaults = parseFields(csvJsonConverterFields, defaultsOf(csvJsonConverterFields)).values

/** The rows of the Excel file of a text. In this CSV, quotes around a number or a boolean mean that it is a text. */
async function excel(input: string, options: Partial<ConversionArgs['options']>): Promise<string[]> {
  const file = await toExcel({ input, options: { ...defaults, ...options } })
  return (await (await fromExcel({ file })).csv.text()).split('\r\n')
}

test.each([
  [
    '[{"id":"3E5","p":"1.10","q":1.1,"ok":"true"},{"id":7,"p":"007","q":0,"ok":"no"}]',
    ['id,p,q,ok', '"3E5","1.10",1.1,"true"', '7,007,0,no'],
  ],
  ['[{"a":{"b":"12","c":12}}]', ['a.b,a.c', '"12",12']],
  ['{"a":"1","b":4}\n{"a":2,"b":"3"}', ['a,b', '"1",4', '2,"3"']],
  ['{"data":[{"a":"1"}]}', ['a', '"1"']],
  ['[["a","b"],["5",5]]', ['a,b', '"5",5']],
  ['[{"a":"1","a":2},{"a":2,"a":"1"}]', ['a', '2', '"1"']],
  ['[{"day":"2026-05-08","n":2}]', ['day,n', '2026-05-08,2']],
  ['[{"a":true,"b":"true"},{"a":false,"b":"FALSE"}]', ['a,b', 'true,"true"', 'false,"FALSE"']],
])('strings, numbers and booleans of the JSON %s stay what they are', async (json, rows) => {
  expect(await excel(json, { tab: 'jsonToCsv' })).toEqual(rows)
})

test('quotes follow the columns where they go', async () => {
  const columns = [
    { source: 'b', name: '', isKept: true, isText: false },
    { source: 'c', name: '', isKept: false, isText: false },
  ]
  expect(await excel('[{"a":"1","c":"2","b":3}]', { tab: 'jsonToCsv', columns })).toEqual(['b,a', '3,"1"'])
})

test('where numbers of a CSV are not recognized, each cell is a text', async () => {
  const csv = 'a,b,c\n1,1.10,2026-05-08'
  expect(await excel(csv, { typing: false })).toEqual(['a,b,c', '"1","1.10",2026-05-08'])
  const file = await toExcel({ input: csv, options: { ...defaults, typing: false } })
  expect(await file.text()).not.toContain('<v>')
  expect(await excel(csv, { typing: true })).toEqual(['a,b,c', '1,1.1,2026-05-08'])
})
