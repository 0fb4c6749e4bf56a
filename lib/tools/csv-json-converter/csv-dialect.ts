import { DELIMITERS, type DelimiterChoice } from './fields'
import { Papa } from './papa'

export interface Dialect {
  readonly delimiter: string
  /** '\n' stands for CRLF and LF, in any mixture; '\r' only for files of old Macs. */
  readonly newline: '\n' | '\r'
}

const ROWS_LOOKED_AT = 20

function newlineOf(sample: string): Dialect['newline'] {
  const unquoted = sample.replace(/"[^"]*"/g, '')
  return unquoted.includes('\r') && !unquoted.includes('\n') ? '\r' : '\n'
}

/** The chosen delimiter, or the likeliest one (a comma where there is only one column), and the line end of CSV text. */
export function dialectOf(sample: string, choice: DelimiterChoice): Dialect {
  const newline = newlineOf(sample)
  if (choice !== 'auto') return { delimiter: DELIMITERS[choice], newline }
  const { meta } = Papa.parse(sample, {
    delimiter: '',
    delimitersToGuess: Object.values(DELIMITERS),
    newline,
    preview: ROWS_LOOKED_AT,
    skipEmptyLines: true,
  })
  return { delimiter: meta.delimiter, newline }
}
