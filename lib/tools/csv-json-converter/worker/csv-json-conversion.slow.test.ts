import { defaultsOf, parseFields } from '@/lib/core/fields'
import { csvJsonConverterFields, type ConverterOptions } from '@/lib/tools/csv-json-converter/fields'
import { PREVIEW_LINES } from '@/lib/tools/csv-json-converter/preview'
import { csvJsonPool } from './csv-json'
import { convert, fromExcel, toExcel } from './csv-json-conversion'

const defaults = parseFields(csvJsonConverterFields, defaultsOf(csvJsonConverterFields)).values
const toCsv: ConverterOptions = { ...defaults, tab: 'jsonToCsv' }

async function run(input: string | Blob, options: ConverterOptions) {
  const fractions: number[] = []
  const result = await convert({ input, options }, (fraction) => fractions.push(fraction))
  return { ...result, text: await result.output.text(), fractions }
}

/** More than a chunk of 2 MiB; in the full test, three. */
const rowCount = 250_000
const csv = `번호,이름\r\n${Array.from({ length: rowCount }, (_, index) => `${index},"홍, ""${index}"""`).join('\r\n')}`

test('converts a CSV file in several chunks, whose boundaries split characters', async () => {
  const { text, preview, outputLength, fractions, ...result } = await run(new Blob(['\uFEFF', csv]), defaults)
  expect(result).toMatchObject({ rowCount, columnCount: 2, issues: [], issueCount: 0, encoding: 'utf-8' })
  expect(result.output.type).toBe('application/json;charset=utf-8')
  const rows = JSON.parse(text) as unknown[]
  expect(rows).toHaveLength(rowCount)
  expect(rows.at(-1)).toEqual({ 번호: rowCount - 1, 이름: `홍, "${rowCount - 1}"` })
  expect(text).not.toContain('\uFFFD')
  expect(outputLength).toBe(text.length)
  expect(text.startsWith(`${preview}\n`)).toBe(true)
  expect(preview.split('\n')).toHaveLength(PREVIEW_LINES)
  expect(fractions.length).toBeGreaterThan(2)
  expect(fractions.at(-1)).toBe(1)
})

test('reports progress in chunks of 2 MiB, ending at 1', async () => {
  const mebibyte = 1024 * 1024
  const text = `a\n${'x'.repeat(5 * mebibyte - 2)}`
  expect((await run(text, defaults)).fractions).toEqual([0.4, 0.8, 1])
  // The end of the decoder of a file is an additional chunk.
  expect((await run(new Blob([text]), defaults)).fractions).toEqual([0.4, 0.8, 1, 1])
})

test('text has the same result as a file', async () => {
  expect((await run(csv, defaults)).text).toBe((await run(new Blob([csv]), defaults)).text)
})

test('JSON to CSV and back', async () => {
  const json = (await run(csv, defaults)).output
  const { text, ...result } = await run(json, toCsv)
  expect(result).toMatchObject({ rowCount, columnCount: 2, issueCount: 0 })
  expect(result.output.type).toBe('text/csv;charset=utf-8')
  expect(text).toBe(csv)
})

test('a small output is its own preview', async () => {
  const { text, preview, encoding } = await run('[{"a":1},{"a":2}]', toCsv)
  expect([text, preview, encoding]).toEqual(['a\r\n1\r\n2', text, 'utf-8'])
})

test('other encodings, detected and chosen', async () => {
  // 이름,나이⏎가,1 in code page 949
  const bytes = [0xc0, 0xcc, 0xb8, 0xa7, 0x2c, 0xb3, 0xaa, 0xc0, 0xcc, 0x0a, 0xb0, 0xa1, 0x2c, 0x31]
  const korean = new Blob([Uint8Array.from(bytes)])
  const compact = { ...defaults, prettyPrint: false }
  expect(await run(korean, compact)).toMatchObject({ text: '[{"이름":"가","나이":1}]', encoding: 'euc-kr' })
  const chosen = await run(korean, { ...compact, encoding: 'shift_jis' })
  expect(chosen.encoding).toBe('shift_jis')
  expect(chosen.text).toContain('ﾀﾌ')
})

test('errors of the conversion reach the caller', async () => {
  await expect(run(new Blob([]), defaults)).rejects.toMatchObject({ kind: 'tool', code: 'csvEmpty' })
  await expect(run('[', toCsv)).rejects.toMatchObject({
    kind: 'tool',
    code: 'jsonInvalid',
    params: { line: 1, column: 2 },
  })
})

test.each<[string, ConverterOptions]>([
  ['a,b,c\n1,2,=3\n', { ...defaults, delimiter: 'comma' }],
  ['[{"a":1,"b":2,"c":"=3"}]', { ...toCsv, delimiter: 'tab', escapeFormulas: true }],
])('an Excel file of %j has the columns as they were chosen, and no signs of CSV', async (input, options) => {
  const columns = [
    { source: 'c', name: 'last', isKept: true, isText: false },
    { source: 'a', name: '', isKept: false, isText: false },
  ]
  const excel = await toExcel({ input, options: { ...options, columns } })
  expect(await (await fromExcel({ file: excel })).csv.text()).toBe('last,b\r\n=3,2')
})

test('making a pool starts no worker', () => {
  expect(() => csvJsonPool().close()).not.toThrow()
})

test('a column with codes at its end is converted again as a whole, and goes on from where it was', async () => {
  const rows = 'x'.repeat(30) + ',12\n'
  const input = new Blob([`a,b\n${rows.repeat(130_000)}x,007\n`])
  const { text, fractions, rowCount: count } = await run(input, { ...defaults, prettyPrint: false })
  expect([text.slice(0, 60), text.slice(-40), count]).toEqual([
    `[{"a":"${'x'.repeat(30)}","b":"12"},{"a":"xxxxx`,
    '","b":"12"},{"a":"x","b":"007"}]'.padStart(40, 'x'),
    130_001,
  ])
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b))
  expect(fractions.at(-1)).toBe(1)
})

test('an Excel file keeps texts and codes', async () => {
  const csv = 'id,code,text\n1,007,"12"\n2,12,"TRUE"'
  const excel = async (options: Partial<ConverterOptions & { quotedIsText: boolean }>) =>
    (await (await toExcel({ input: csv, options: { ...defaults, ...options } })).text()).match(/<row>.*<\/row>/)![0]
  const text = (value: string) => `<c t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`
  const header = `<row>${text('id')}${text('code')}${text('text')}</row>`
  expect(await excel({ quotedIsText: true })).toBe(
    `${header}<row><c><v>1</v></c>${text('007')}${text('12')}</row><row><c><v>2</v></c>${text('12')}${text('TRUE')}</row>`,
  )
  expect(await excel({})).toContain('<c><v>12</v></c>')
})
