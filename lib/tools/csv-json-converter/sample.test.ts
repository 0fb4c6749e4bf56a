import { csvToJson } from './csv-to-json'
import { jsonToCsv } from './json-to-csv'
import { SAMPLES } from './sample'

test.each(Object.entries(SAMPLES))('the samples of %s convert without an issue', (_, { csv, json }) => {
  const options = { hasHeaders: true, prettyPrint: true, delimiter: 'auto', typing: true, nested: false } as const
  expect(csvToJson(csv, options)).toMatchObject({ rowCount: 3, columnCount: 5, issueCount: 0 })
  const asCsv = jsonToCsv(json, { ...options, escapeFormulas: false })
  expect(asCsv).toMatchObject({ rowCount: 2, columnCount: 5, issueCount: 0 })
  const back = csvToJson(asCsv.output, { ...options, nested: true })
  expect(back).toMatchObject({ rowCount: 2, columnCount: 5, issueCount: 0 })
})
