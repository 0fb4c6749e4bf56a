import { defaultsOf, parseFields } from '@/lib/core/fields'
import { fields } from '@/lib/tools/csv-json-converter/fields'
import { convertSource } from './convert-source'
import { LARGE } from './source'

const run = jest.fn(async () => ({ preview: '', outputLength: 0 }))
jest.mock('@/lib/workers/csv-json', () => ({ csvJsonPool: () => ({ run }) }))

const options = parseFields(fields, defaultsOf(fields)).values
const context = { signal: new AbortController().signal, report: jest.fn() }

beforeEach(() => run.mockClear())

test('a small text is converted here', async () => {
  const { output } = await convertSource({ text: 'a\n1', large: false }, { ...options, prettyPrint: false }, context)
  expect(await output.text()).toBe('[{"a":1}]')
  expect(run).not.toHaveBeenCalled()
})

test('a typed text of over a megabyte is converted in the worker', async () => {
  const text = 'a\n'.repeat(LARGE)
  await convertSource({ text, large: false }, options, context)
  expect(run).toHaveBeenCalledWith('convert', expect.objectContaining({ input: text }), expect.anything())
})

test('one record is a table in a file that is NDJSON by its name, and only there', async () => {
  const toCsv = { ...options, tab: 'jsonToCsv' } as const
  const from = (name: string) => ({ text: '{"a":1}', file: new File(['{"a":1}'], name), large: false })
  for (const name of ['one.ndjson', 'one.JSONL']) {
    expect((await convertSource(from(name), toCsv, context)).preview).toBe('a\r\n1')
  }
  await expect(convertSource(from('one.json'), toCsv, context)).rejects.toMatchObject({ code: 'jsonNotArray' })
})
