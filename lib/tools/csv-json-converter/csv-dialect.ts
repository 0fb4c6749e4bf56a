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

/** A comma that is no decimal comma; the sample may end within a number. */
const PARTING_COMMA = /(?<!\d),|,(?!\d|$)/

/** The line end of CSV text, and the chosen or likeliest delimiter (a comma if there is only one column). */
export function dialectOf(sample: string, choice: DelimiterChoice): Dialect {
  const newline = newlineOf(sample)
  if (choice !== 'auto') return { delimiter: DELIMITERS[choice], newline }
  const guess = (delimitersToGuess: string[]) =>
    Papa.parse(sample, { delimiter: '', delimitersToGuess, newline, preview: SAMPLE_ROWS, skipEmptyLines: true }).meta
      .delimiter
  const { comma, ...others } = DELIMITERS
  const delimiter = guess(Object.values(DELIMITERS))
  // Without a header, decimal commas part lines as evenly as the semicolon does: 1,5;2,5.
  const isDecimal = delimiter === comma && !PARTING_COMMA.test(sample)
  return { delimiter: isDecimal ? guess(Object.values(others)) : delimiter, newline }
}
