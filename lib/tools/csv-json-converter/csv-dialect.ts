import { DELIMITERS, type DelimiterChoice } from './fields'
import { Papa } from './papa'

export interface Dialect {
  readonly delimiter: string
  /** '\n' means CRLF, LF or a mixture of both; '\r' is used only by files of old Macs. */
  readonly newline: '\n' | '\r'
}

const SAMPLE_ROWS = 20

function newlineOf(sample: string): Dialect['newline'] {
  const unquoted = sample.replace(/"[^"]*"/g, '')
  return unquoted.includes('\r') && !unquoted.includes('\n') ? '\r' : '\n'
}

/** The line end of CSV text, and the chosen or likeliest delimiter (a comma if there is only one column). */
export function dialectOf(sample: string, choice: DelimiterChoice): Dialect {
  const newline = newlineOf(sample)
  if (choice !== 'auto') return { delimiter: DELIMITERS[choice], newline }
  const { meta } = Papa.parse(sample, {
    delimiter: '',
    delimitersToGuess: Object.values(DELIMITERS),
    newline,
    preview: SAMPLE_ROWS,
    skipEmptyLines: true,
  })
  return { delimiter: meta.delimiter, newline }
}
