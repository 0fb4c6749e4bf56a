import { assert, array, boolean, constantFrom, integer, json, oneof, pre, property, string, tuple } from 'fast-check'
import { ToolError } from '@/lib/core/errors'
import { CsvToJson, csvToJson } from './csv-to-json'
import { jsonToCsv } from './json-to-csv'

const delimiters = constantFrom('comma', 'semicolon', 'tab', 'pipe')
const cell = oneof(
  { weight: 3, arbitrary: string({ unit: constantFrom('a', ',', ';', '\t', '|', '"', '\n', '\r', ' ', "'") }) },
  string({ unit: 'grapheme' }),
  string({ unit: 'binary' }),
  constantFrom('', '\uFEFF', '007', '가나다', '日本語', 'مرحبا', 'שלום', '👩‍👩‍👧', '__proto__', '=1+1', '"', '""', '\r\n'),
)
const table = tuple(integer({ min: 1, max: 4 }), integer({ min: 1, max: 5 })).chain(([width, height]) =>
  array(array(cell, { minLength: width, maxLength: width }), { minLength: height, maxLength: height }),
)
const options = { prettyPrint: false, typing: false, nested: false, escapeFormulas: false } as const

test('arrays of any cells survive JSON → CSV → JSON → CSV', () => {
  assert(
    property(table, delimiters, (rows, delimiter) => {
      const chosen = { ...options, delimiter, hasHeaders: false }
      const csv = jsonToCsv(JSON.stringify(rows), chosen).output
      // Only white space is rejected as empty input.
      pre(csv.trim() !== '')
      const back = csvToJson(csv, chosen)
      expect(JSON.parse(back.output)).toEqual(rows)
      expect(back.issueCount).toBe(0)
      expect(jsonToCsv(back.output, chosen).output).toBe(csv)
    }),
    { numRuns: 1000 },
  )
})

test('objects with any cells and unique names survive JSON → CSV → JSON → CSV', () => {
  assert(
    property(table, delimiters, boolean(), (rows, delimiter, prettyPrint) => {
      const names = (rows[0] ?? []).map((name, index) => `${name}${index}`)
      const objects = rows.map((row) => Object.fromEntries(row.map((text, index) => [names[index], text])))
      const chosen = { ...options, delimiter, hasHeaders: true, prettyPrint }
      const csv = jsonToCsv(JSON.stringify(objects), chosen).output
      expect(JSON.parse(csvToJson(csv, chosen).output)).toEqual(objects)
    }),
  )
})

test('CSV has the same result in one chunk and in many', () => {
  const pieces = array(string({ unit: constantFrom('a', ',', '"', '\n', '\r', '\uFEFF') }), { maxLength: 12 })
  const run = (parts: readonly string[]) => {
    const output: string[] = []
    const conversion = new CsvToJson({ ...options, delimiter: 'auto', hasHeaders: true }, (piece) => output.push(piece))
    try {
      for (const part of parts) conversion.push(part)
      return { ...conversion.end(), output: output.join('') }
    } catch (error) {
      if (error instanceof ToolError) return error.code
      throw error
    }
  }
  assert(
    property(pieces, (parts) => expect(run(parts)).toEqual(run([parts.join('')]))),
    { numRuns: 500 },
  )
})

test('rows across the chunks of a long text are converted', () => {
  const row = ['x'.repeat(700), 'a "quoted"\r\ncell', '끝']
  const rows = Array.from({ length: 400 }, (_, index) => [...row, String(index)])
  const chosen = { ...options, delimiter: 'auto', hasHeaders: false } as const
  const csv = jsonToCsv(JSON.stringify(rows), chosen).output
  for (const size of [1, 777, 65_536]) {
    const output: string[] = []
    const conversion = new CsvToJson(chosen, (piece) => output.push(piece))
    for (let at = 0; at < csv.length; at += size) conversion.push(csv.slice(at, at + size))
    expect(conversion.end()).toMatchObject({ rowCount: 400, columnCount: 4, issueCount: 0 })
    expect(JSON.parse(output.join(''))).toEqual(rows)
  }
})

test('accepts exactly the JSON that JSON.parse accepts', () => {
  const mutated = tuple(
    json(),
    integer({ min: 0, max: 40 }),
    constantFrom('', ',', ']', '"', '\\', '0', 'e', ' ', '\n'),
  ).map(([text, at, mark]) => text.slice(0, at) + mark + text.slice(at + 1))
  const isAccepted = (run: () => unknown) => {
    try {
      run()
      return true
    } catch (error) {
      return error instanceof ToolError && error.code !== 'jsonInvalid'
    }
  }
  const isJson = (text: string) => {
    try {
      JSON.parse(text)
      return true
    } catch {
      return false
    }
  }
  assert(
    property(oneof(json(), mutated), (text) => {
      const wrapped = `[{"a":${text}}]`
      expect(isAccepted(() => jsonToCsv(wrapped, { ...options, delimiter: 'auto', hasHeaders: true }))).toBe(
        isJson(wrapped),
      )
    }),
    { numRuns: 2000 },
  )
})

test('typed cells are restored as written', () => {
  const chosen = { ...options, typing: true, delimiter: 'comma', hasHeaders: true } as const
  const cells = ['1.50', '007', '-0', '123456789012345678', 'true', '', '1e5', '0.10', '+82']
  const csv = ['a,b', ...cells.map((text) => `${text},x`)].join('\r\n')
  expect(jsonToCsv(csvToJson(csv, chosen).output, chosen).output).toBe(csv)
})
