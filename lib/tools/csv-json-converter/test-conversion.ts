import { csvToJson, type CsvToJsonOptions } from './csv-to-json'

/** For tests: the options that do the least. */
export const PLAIN_OPTIONS: CsvToJsonOptions = {
  hasHeaders: true,
  prettyPrint: false,
  delimiter: 'auto',
  typing: false,
  nested: false,
}

/** For tests: a conversion with the plain options but for those that are given. */
export function convert(csv: string, options: Partial<CsvToJsonOptions> = {}) {
  return csvToJson(csv, { ...PLAIN_OPTIONS, ...options })
}
