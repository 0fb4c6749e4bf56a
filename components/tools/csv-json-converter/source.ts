import { parseJson } from '@/lib/core/json'
import { MEGABYTE } from '@/lib/core/bytes'
import type { Encoding } from '@/lib/text/encoding'
import type { OtherEncoding } from '@/lib/tools/csv-json-converter/other-encodings'
import type { Direction } from '@/lib/tools/csv-json-converter/fields'
import type { Sheet } from '@/lib/tools/csv-json-converter/xlsx/xlsx-to-csv'

/** A text with more bytes is held as a file and converted in the worker; only its beginning is shown. */
export const LARGE_BYTES = MEGABYTE

/** How much of a large file is shown. */
export const PREVIEW_BYTES = 100_000
/** Maximum number of UTF-8 bytes per UTF-16 code unit. */
const MAX_BYTES_PER_UNIT = 3

/** What speaks against the encoding that a file was read in: a likelier one, unreadable characters, or letters that may be wrong. */
export interface Doubt {
  readonly kind: 'misfit' | 'unreadable' | 'unsure'
  readonly used: Encoding
  readonly likely: Encoding
}

/** The encoding used to decode a file, and other plausible ones. */
export interface ReadAs {
  readonly used: Encoding
  readonly others: readonly OtherEncoding[]
}

/** The workbook or the web page that a text is a sheet or a table of. */
export interface Sheets {
  readonly kind: 'sheets' | 'tables'
  readonly file: File
  readonly list: readonly Sheet[]
  readonly chosen: string
  readonly unsolved?: number
}

/** The input of a conversion: a typed text, or a large file of which `text` is only the beginning. */
export interface Source {
  readonly text: string
  /** The opened file. It is the input of the conversion if `isLarge`. */
  readonly file?: File
  readonly isLarge: boolean
  readonly doubt?: Doubt
  /** Set if the encoding was guessed, or if others are plausible besides the chosen one. */
  readonly readAs?: ReadAs
  readonly sheets?: Sheets
  /** The text was written here of a sheet: with commas, and a value in quotes is a text. */
  readonly isSheet?: boolean
  /** Filler was left out. */
  readonly hadFiller?: boolean
  /** The source that this one replaced, for Undo. Editing the text drops it. */
  readonly replaced?: Source
}

export const EMPTY: Source = { text: '', isLarge: false }

export type ByDirection<T> = Readonly<Record<Direction, T>>
export const NO_SOURCES: ByDirection<Source> = { csvToJson: EMPTY, jsonToCsv: EMPTY }

/** Serializes the typed texts, and whether the CSV is a sheet; null if all are empty. Large files are left out, because the visitor has them anyway. */
export function serializeDraft(sources: ByDirection<Source>): string | null {
  const typed = ({ text, isLarge }: Source) => (isLarge ? '' : text)
  const texts = [typed(sources.csvToJson), typed(sources.jsonToCsv)]
  return texts.some(Boolean) ? JSON.stringify([...texts, sources.csvToJson.isSheet === true]) : null
}

/** Reads what `serializeDraft` returned; undefined for anything else. */
export function parseDraft(draft: string): ByDirection<Source> | undefined {
  const stored = parseJson(draft)
  const [csvToJson = '', jsonToCsv = '', isSheet] = Array.isArray(stored) ? (stored as unknown[]) : [null]
  if (typeof csvToJson !== 'string' || typeof jsonToCsv !== 'string') return undefined
  return {
    csvToJson: { text: csvToJson, isLarge: false, ...(isSheet === true && { isSheet }) },
    jsonToCsv: { text: jsonToCsv, isLarge: false },
  }
}

/** A source after its text was edited. It remains a sheet while its first line or all others are as they were. */
export function editedSource(before: Source, text: string): Source {
  const [first, rest] = [before.text, text].map((whole) => whole.split('\n', 1)[0]!)
  const isSame = first === rest || before.text.slice(first!.length) === text.slice(rest!.length)
  const { sheets, isSheet } = before
  return isSheet && text !== '' && isSame ? { text, isLarge: false, sheets, isSheet } : { text, isLarge: false }
}

/** True if a text is larger than `LARGE_BYTES` in UTF-8. Short texts are recognized without encoding them. */
export function isLargeText(text: string): boolean {
  return text.length * MAX_BYTES_PER_UNIT > LARGE_BYTES && new Blob([text]).size > LARGE_BYTES
}

/** Wraps a large text into a file, so that the browser does not have to lay it out. */
function largeSource(text: string): Source {
  return { text: text.slice(0, PREVIEW_BYTES), file: new File([text], '', { type: 'text/plain' }), isLarge: true }
}

/** The source after pasting a large text between `start` and `end`. A large file is replaced as a whole. */
export function withPastedText({ text, isLarge }: Source, insert: string, start: number, end: number): Source {
  return largeSource(isLarge ? insert : text.slice(0, start) + insert + text.slice(end))
}

/** Returns `next` with `before` as its undo state, unless `before` is blank. */
export function replaceSource(before: Source, next: Source): Source {
  return before.text.trim() === '' ? next : { ...next, replaced: { ...before, replaced: undefined } }
}
