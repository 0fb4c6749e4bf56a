import { csvToJson, type CsvToJsonOptions } from './csv-to-json'

/** Options for tests that turn every feature off. */
export const PLAIN_OPTIONS: CsvToJsonOptions = {
  hasHeaders: true,
  prettyPrint: false,
  delimiter: 'auto',
  typing: false,
  nested: false,
}

/** Converts with the plain options, overridden by the given ones; for tests. */
export function convert(csv: string, options: Partial<CsvToJsonOptions> = {}) {
  return csvToJson(csv, { ...PLAIN_OPTIONS, ...options })
}
