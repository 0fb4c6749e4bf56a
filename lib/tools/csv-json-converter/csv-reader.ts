import { dialectOf, type Dialect } from './csv-dialect'
import type { DelimiterChoice } from './fields'
import type { IssueList } from './issues'
import { Papa, type QuoteError } from './papa'

const SAMPLE_LENGTH = 65_536
/** `sep=;` as Excel writes and reads it, with any sign. */
const SEPARATOR_LINE = /^"?sep=([^\w\r\n"]|\\t)"?(?:\r\n?|\n)/i
const LINE_BREAK = /\r\n?|\n/g
/** A quote behind a space opens no cell (RFC 4180), as who writes `"a", "b"` may not know. */
const SPACED_QUOTE = /^[ \t]+"/
const SPACE = 0x20
const isSpacedQuote = (cell: string) => cell.charCodeAt(0) <= SPACE && SPACED_QUOTE.test(cell)

/** Gets the cells of a row, its line, and which cells were in quotes if that was asked for. */
type TakeRow = (cells: string[], line: number, quoted?: ReadonlySet<number>) => void

function countLineBreaks(text: string): number {
  return text.match(LINE_BREAK)?.length ?? 0
}

/**
 * Parses CSV (RFC 4180) in chunks of any size and calls `takeRow` with each row and the number of its first line. Skips
 * blank lines and a byte order mark, and adds quoting errors to `issues` with their line.
 */
export class CsvReader {
  private dialect?: Dialect
  private pending = ''
  private needed = SAMPLE_LENGTH
  private atStart = true
  private line = 1
  /** Where the next line break stands of the kind that ends no rows. */
  private otherBreak = -1

  constructor(
    private readonly delimiter: DelimiterChoice,
    private readonly issues: IssueList,
    private readonly takeRow: TakeRow,
    private readonly marksQuoted = false,
  ) {}

  push(piece: string): void {
    if (this.atStart && piece !== '') {
      this.atStart = false
      piece = piece.replace(/^\uFEFF/, '')
    }
    this.pending += piece
    if (this.pending.length < this.needed) return
    this.parse(false)
    // Grows with the pending text: a row longer than the chunks (an unclosed quote) is parsed again from its start.
    this.needed = Math.max(SAMPLE_LENGTH, 2 * this.pending.length)
  }

  end(): void {
    this.parse(true)
  }

  /** The dialect of a text, whose first line may be Excel's way to name its delimiter: that line is no row. */
  private start(): Dialect {
    const [instruction, delimiter] = SEPARATOR_LINE.exec(this.pending) ?? []
    if (instruction === undefined || delimiter === undefined) {
      return dialectOf(this.pending.slice(0, SAMPLE_LENGTH), this.delimiter)
    }
    this.pending = this.pending.slice(instruction.length)
    this.line++
    const dialect = dialectOf(this.pending.slice(0, SAMPLE_LENGTH), this.delimiter)
    return this.delimiter === 'auto' ? { ...dialect, delimiter: delimiter.replace('\\t', '\t') } : dialect
  }

  private parse(isLast: boolean): void {
    const dialect = (this.dialect ??= this.start())
    // Papa Parse reports a quote before a single CR at the end of the text as a stray quote.
    const endsInCarriageReturn = isLast && dialect.newline === '\n' && this.pending.endsWith('\r')
    const input = endsInCarriageReturn ? `${this.pending}\n` : this.pending
    let start = 0
    this.otherBreak = -1
    const parser = new Papa.Parser({
      ...dialect,
      step: ({ data: [cells = []], errors, meta }) => {
        this.listErrors(errors, input, start)
        this.take(cells, input, start, meta.cursor, dialect)
        start = meta.cursor
      },
    })
    parser.parse(input, 0, !isLast)
    this.pending = input.slice(start)
  }

  /** Papa Parse reports several errors for one cell at its opening quote; only the last of them is listed. */
  private listErrors(errors: readonly QuoteError[], input: string, rowStart: number): void {
    if (errors.length === 0) return
    const byCell = new Map(errors.map(({ index, code }) => [index, code]))
    for (const [index, code] of byCell) {
      const line = this.line + countLineBreaks(input.slice(rowStart, index))
      this.issues.add(code === 'MissingQuotes' ? 'unclosedQuote' : 'strayQuote', line)
    }
  }

  /** True where a row has no line break but that at its end. What is looked for is found once: a search of each cell took Safari a third of the time. */
  private isOneLine(input: string, start: number, end: number, newline: string): boolean {
    const first = input.indexOf(newline, start)
    if (first >= 0 && first < end - 1) return false
    if (this.otherBreak < start) {
      const found = input.indexOf(newline === '\n' ? '\r' : '\n', start)
      this.otherBreak = found < 0 ? Infinity : found
    }
    // In front of the row's own, it is part of that.
    return this.otherBreak >= end || (newline === '\n' && this.otherBreak === end - 2)
  }

  /** Passes on the row from `start` to `end` of `input`. */
  private take(cells: string[], input: string, start: number, end: number, { newline, delimiter }: Dialect): void {
    const bodyEnd = end > start && input[end - 1] === newline ? end - 1 : end
    let length = -1
    for (const cell of cells) length += cell.length + 1
    const isUnquoted = length === bodyEnd - start
    const line = this.line
    // Only a quoted cell can hold a line break, and few do.
    this.line += isUnquoted || this.isOneLine(input, start, end, newline) ? 1 : countLineBreaks(input.slice(start, end))
    if (newline === '\n' && input[bodyEnd - 1] === '\r')
      dropCarriageReturn(cells, input, bodyEnd, isUnquoted, delimiter)
    const isBlank = isUnquoted && cells.length === 1 && cells[0] === ''
    if (isBlank) return
    if (cells.some(isSpacedQuote)) {
      const quoted = isUnquoted ? undefined : quotedCells(cells, input, start)
      if (cells.some((cell, index) => !quoted?.has(index) && isSpacedQuote(cell))) this.issues.add('spacedQuote', line)
    }
    this.takeRow(cells, line, this.marksQuoted && !isUnquoted ? quotedCells(cells, input, start) : undefined)
  }
}

/** Which cells of the row from `start` were in quotes. */
function quotedCells(cells: readonly string[], input: string, start: number): Set<number> {
  const quoted = new Set<number>()
  let at = start
  cells.forEach((cell, index) => {
    const isQuoted = input[at] === '"'
    if (isQuoted) quoted.add(index)
    // Quotes within are written twice, and a delimiter follows.
    at += (isQuoted ? cell.length + cell.split('"').length + 1 : cell.length) + 1
  })
  return quoted
}

/**
 * Removes the CR of a CRLF, or of the CR CR LF that Python writes on Windows, which remains in an unquoted last cell because the
 * parser splits at LF.
 */
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
  if (isLastUnquoted) cells[cells.length - 1] = last.replace(/\r+$/, '')
}
