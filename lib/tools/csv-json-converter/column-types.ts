import { textJson, typedJson } from './typed-value'

/** What a value is, as bits: a column's values together tell what they are. */
const NUMBER = 1
/** A number that a JSON number would not keep: with leading zeros, in several parts, or of more digits than doubles have. */
const CODE = 2
/** `3E5`, which may be a code as well. */
const POWER = 4
const TEXT = 8
/** `None`, which may be a word as well. */
const NOTHING = 16
/** A number with a point, and one with a decimal comma, beside which the point parts thousands: 1.850 and 23,45. */
const POINT = 32
const COMMA = 64
/** A number whose point parts thousands in a table with decimal commas, if all of its column can: 1.000 and 2.500. */
const GROUPS = 128

const [QUOTE, ZERO, NINE, N] = ['"', '0', '9', 'n'].map((sign) => sign.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
]
const PLAIN_POWER = /^\d+[eE]\d+$/
const LONG_NUMBER = /^\d{16,}$/
/** Versions, dates, addresses and telephone numbers, beside which a number is one of them: 1.2.3 and 1.10. */
const PARTED = /^\d+(?:[.-]\d+){2,}$/
const GROUPED = /^-?[1-9]\d{0,2}\.\d{3}$/
const DECIMAL_COMMA = /^-?(?:\d+,(?!\d{3}$)|\d{1,3}(?:\.\d{3})+,)\d+$/

function isCode(cell: string): boolean {
  if (cell.length > 15) return LONG_NUMBER.test(cell)
  const [first, second, last] = [cell.charCodeAt(0), cell.charCodeAt(1), cell.charCodeAt(cell.length - 1)]
  if (first === ZERO && second >= ZERO && second <= NINE) return true
  return first >= ZERO && first <= NINE && last >= ZERO && last <= NINE && PARTED.test(cell)
}

function textKind(cell: string): number {
  if (isCode(cell)) return CODE
  return DECIMAL_COMMA.test(cell) ? TEXT + COMMA : TEXT
}

function kindOf(cell: string, json: string): number {
  const first = json.charCodeAt(0)
  if (first === QUOTE) return textKind(cell)
  if (first === N) return cell === '' || cell === 'NaN' ? 0 : NOTHING
  // true and false
  if (first > NINE) return 0
  if (!cell.includes('.')) return NUMBER + (PLAIN_POWER.test(cell) ? POWER : 0)
  return NUMBER + (GROUPED.test(cell) ? GROUPS : POINT)
}

/** The kinds of each column's values that stay text, given all that the columns hold. */
function keptAsText(columns: readonly number[]): number[] {
  const hasCommas = columns.some((seen) => seen & COMMA)
  return columns.map((seen) => {
    const hasCodes = (seen & NUMBER && seen & CODE) || (seen & POWER && seen & TEXT)
    const hasGroups = seen & COMMA || (hasCommas && !(seen & POINT))
    return (
      (hasCodes ? NUMBER : 0) +
      (seen & NOTHING && seen & TEXT ? NOTHING : 0) +
      (seen & COMMA ? seen & POINT : 0) +
      (hasGroups ? seen & GROUPS : 0)
    )
  })
}

/**
 * Gives the values of each column one type: numbers are texts in a column with codes (`007`), and `None` is a word in a column
 * with words. What a column holds is known at its end, so that a table whose columns `isMixed` is converted a second time.
 */
export class ColumnTypes {
  private readonly seen: number[] = []
  private readonly kept: readonly number[]

  /** With what a first run saw. */
  constructor(first?: ColumnTypes) {
    this.kept = keptAsText(first?.seen ?? [])
  }

  get isMixed(): boolean {
    return keptAsText(this.seen).some((kept, index) => kept !== (this.kept[index] ?? 0))
  }

  /** A cell of a column as JSON. */
  json(cell: string, index: number): string {
    const json = typedJson(cell)
    const kind = kindOf(cell, json)
    this.seen[index] = (this.seen[index] ?? 0) | kind
    return (this.kept[index] ?? 0) & kind ? textJson(cell) : json
  }
}
