import { dialectOf, type Dialect } from './csv-dialect'
import type { DelimiterChoice } from './fields'
import type { IssueList } from './issues'
import { Papa, type QuoteError } from './papa'

const SAMPLE_LENGTH = 65_536
const LINE_BREAK = /\r\n?|\n/g

type TakeRow = (cells: string[], line: number) => void

function countLineBreaks(text: string): number {
  return text.match(LINE_BREAK)?.length ?? 0
}

/**
 * CSV text in pieces of any size → rows after RFC 4180, each with the number of its first line. Blank lines are skipped,
 * a byte order mark is dropped, quoting mistakes are added to `issues` with their line.
 */
export class CsvReader {
  private dialect?: Dialect
  private pending = ''
  private needed = SAMPLE_LENGTH
  private atStart = true
  private line = 1

  constructor(
    private readonly delimiter: DelimiterChoice,
    private readonly issues: IssueList,
    private readonly takeRow: TakeRow,
  ) {}

  push(piece: string): void {
    if (this.atStart && piece !== '') {
      this.atStart = false
      piece = piece.replace(/^\uFEFF/, '')
    }
    this.pending += piece
    if (this.pending.length < this.needed) return
    this.parse(false)
    // A row longer than the pieces (an unclosed quote) would be parsed again from its start with each of them.
    this.needed = Math.max(SAMPLE_LENGTH, 2 * this.pending.length)
  }

  end(): void {
    this.parse(true)
  }

  private parse(isLast: boolean): void {
    const dialect = (this.dialect ??= dialectOf(this.pending.slice(0, SAMPLE_LENGTH), this.delimiter))
    // Papa Parse takes a quote followed by a lone CR at the end of the text for a stray one.
    const endsHalfway = isLast && dialect.newline === '\n' && this.pending.endsWith('\r')
    const input = endsHalfway ? `${this.pending}\n` : this.pending
    let start = 0
    const parser = new Papa.Parser({
      ...dialect,
      step: ({ data: [cells = []], errors, meta }) => {
        this.listMistakes(errors, input, start)
        this.take(cells, input, start, meta.cursor, dialect)
        start = meta.cursor
      },
    })
    parser.parse(input, 0, !isLast)
    this.pending = input.slice(start)
  }

  /** A cell's stray quotes and its missing end are told with the place of its opening quote: one mistake, the last. */
  private listMistakes(errors: readonly QuoteError[], input: string, rowStart: number): void {
    if (errors.length === 0) return
    const byCell = new Map(errors.map(({ index, code }) => [index, code]))
    for (const [index, code] of byCell) {
      const line = this.line + countLineBreaks(input.slice(rowStart, index))
      this.issues.add(code === 'MissingQuotes' ? 'unclosedQuote' : 'strayQuote', line)
    }
  }

  /** Hands on the row that `input` holds from `start` to `end`. */
  private take(cells: string[], input: string, start: number, end: number, { newline, delimiter }: Dialect): void {
    const bodyEnd = end > start && input[end - 1] === newline ? end - 1 : end
    const length = cells.reduce((sum, cell) => sum + cell.length + 1, -1)
    const isUnquoted = length === bodyEnd - start
    const line = this.line
    this.line += isUnquoted ? 1 : countLineBreaks(input.slice(start, end))
    if (newline === '\n' && input[bodyEnd - 1] === '\r')
      dropCarriageReturn(cells, input, bodyEnd, isUnquoted, delimiter)
    const isBlank = isUnquoted && cells.length === 1 && cells[0] === ''
    if (!isBlank) this.takeRow(cells, line)
  }
}

/** The parser splits at LF, so the CR of a CRLF is still there when the last cell is unquoted. */
function dropCarriageReturn(
  cells: string[],
  input: string,
  bodyEnd: number,
  isUnquoted: boolean,
  delimiter: string,
): void {
  const last = cells.at(-1) ?? ''
  const cellStart = bodyEnd - last.length
  const isLastUnquoted = isUnquoted || (input.startsWith(last, cellStart) && input[cellStart - 1] === delimiter)
  if (isLastUnquoted && last.endsWith('\r')) cells[cells.length - 1] = last.slice(0, -1)
}
