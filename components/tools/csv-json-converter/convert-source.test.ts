import { defaultsOf, parseFields } from '@/lib/core/fields'
import { csvJsonConverterFields } from '@/lib/tools/csv-json-converter/fields'
import { convertSource } from './convert-source'
import { LARGE_BYTES } from './source'

const run = jest.fn(async () => ({ preview: '', outputLength: 0 }))
jest.mock('@/lib/tools/csv-json-converter/worker/csv-json', () => ({ csvJsonPool: () => ({ run }) }))

const options = parseFields(csvJsonConverterFields, defaultsOf(csvJsonConverterFields)).values
const context = { signal: new AbortController().signal, report: jest.fn() }

beforeEach(() => run.mockClear())

test('a small text is converted on the page', async () => {
  const { output } = await convertSource({ text: 'a\n1', isLarge: false }, { ...options, prettyPrint: false }, context)
  expect(await output.text()).toBe('[{"a":1}]')
  expect(run).not.toHaveBeenCalled()
})

test('a typed text of more than a megabyte is converted in the worker', async () => {
  const text = 'a\n'.repeat(LARGE_BYTES)
  await convertSource({ text, isLarge: false }, options, context)
  expect(run).toHaveBeenCalledWith('convert', expect.objectContaining({ input: text }), expect.anything())
})

test('a single record is converted only if the file name says that it is NDJSON', async () => {
  const toCsv = { ...options, tab: 'jsonToCsv' } as const
  const from = (name: string) => ({ text: '{"a":1}', file: new File(['{"a":1}'], name), isLarge: false })
  for (const name of ['one.ndjson', 'one.JSONL']) {
    expect((await convertSource(from(name), toCsv, context)).preview).toBe('a\r\n1')
  }
  await expect(convertSource(from('one.json'), toCsv, context)).rejects.toMatchObject({ code: 'jsonNotArray' })
})
