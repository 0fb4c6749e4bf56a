import { parseJson } from '@/lib/core/json'
import { readText } from '@/lib/platform/read-text'
import { MEGABYTE } from '@/lib/core/bytes'
import { ToolError } from '@/lib/core/errors'
import { MAX_MEGABYTES } from '@/lib/core/file-limits'
import { readBytes } from '@/lib/core/read-bytes'
import type { Detection, Encoding } from '@/lib/text/encoding'
import { looksLikeText, otherEncodings, type OtherEncoding } from '@/lib/tools/csv-json-converter/other-encodings'
import {
  accepts,
  directionOfName,
  directionOfText,
  looksLikeInput,
  withoutFiller,
} from '@/lib/tools/csv-json-converter/accepts'
import type { Direction } from '@/lib/tools/csv-json-converter/fields'
import type { ExcelResult } from '@/lib/tools/csv-json-converter/worker/csv-json-conversion'
import type { Sheet } from '@/lib/tools/csv-json-converter/xlsx/xlsx-to-csv'
import { tableKind } from './table-kind'

/** A text with more bytes is held as a file and converted in the worker; only its beginning is shown. */
export const LARGE_BYTES = MEGABYTE

const PREVIEW_BYTES = 100_000
const EXCEL_NAME = /\.xl[st][xm]?$/i
/** A page is read where the screen is. */
const PAGE_MEGABYTES = 50
/** Where a page names its encoding, in its first bytes; the names of UTF-16 cannot be true of a page that is read so. */
const CHARSET = /^(?!\xef\xbb\xbf)[^]*?<meta[^>]+charset\s*=\s*["']?(?!utf-?16|unicode)([\w-]+)/i
const CHARSET_BYTES = 4096
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

async function readBeginning(file: Blob, chosen: 'auto' | Encoding): Promise<Detection & { text: string }> {
  const { text, ...detection } = await readText(file.slice(0, PREVIEW_BYTES), chosen)
  // Slicing may have split the last character.
  return { ...detection, text: file.size > PREVIEW_BYTES ? text.replace(/\uFFFD+$/, '') : text }
}

/** The doubt about the encoding of a file and the other encodings, judged by its beginning. */
async function encodingOf(
  file: File,
  head: string,
  chosen: 'auto' | Encoding,
  used: Encoding,
): Promise<Pick<Source, 'doubt' | 'readAs'>> {
  const { text, ...detected } = await readBeginning(file, 'auto')
  const { encoding: likely, isSure } = detected
  const bytes = await readBytes(file.slice(0, PREVIEW_BYTES))
  const others = otherEncodings(bytes, used, detected)
  const isGuess = chosen === 'auto' && !used.startsWith('utf-')
  const readAs = isGuess || (chosen !== 'auto' && others.length > 0) ? { used, others } : undefined
  if (text !== head && !looksLikeText(bytes, used)) return { doubt: { kind: 'misfit', used, likely }, readAs }
  if (head.includes('\uFFFD')) return { doubt: { kind: 'unreadable', used, likely }, readAs }
  return { doubt: chosen === 'auto' && !isSure ? { kind: 'unsure', used, likely } : undefined, readAs }
}

async function formatOf(file: File): Promise<string | undefined> {
  const { formatName, NAMED_BYTES } = await import('@/lib/image/formats/unsupported-formats')
  return formatName(await readBytes(file.slice(0, NAMED_BYTES)))
}

/** Why a file that is something else, by its content, is refused; undefined where that is not known. */
async function refusalOfOther(file: File, direction: Direction): Promise<ToolError | undefined> {
  const format = await formatOf(file)
  const isCsvWanted = direction === 'csvToJson'
  if (isCsvWanted && (format === 'Excel' || (!format && EXCEL_NAME.test(file.name))))
    return new ToolError('excelUnreadable')
  return format ? new ToolError(isCsvWanted ? 'csvIsOther' : 'jsonIsOther', { format }) : undefined
}

async function refusalOf(file: File, direction: Direction): Promise<ToolError> {
  const other = await refusalOfOther(file, direction)
  return other ?? new ToolError(direction === 'csvToJson' ? 'fileNotCsv' : 'fileNotJson')
}

/**
 * Reads an uploaded file for a direction. Throws ToolError `fileEmpty`, `fileTooLarge`, `fileNotCsv`, `fileNotJson`,
 * `csvIsOther`, `jsonIsOther`, `excelUnreadable` or `fileUnreadable`.
 */
export async function openFile(file: File, direction: Direction, encoding: 'auto' | Encoding): Promise<Source> {
  const verdict = accepts(file, direction)
  if (verdict === 'refused') throw await refusalOf(file, direction)
  if (file.size === 0) throw new ToolError('fileEmpty')
  if (file.size > MAX_MEGABYTES.table * MEGABYTE) throw new ToolError('fileTooLarge', { limit: MAX_MEGABYTES.table })
  try {
    const { text: head, encoding: used } = await readBeginning(file, encoding)
    if (verdict === 'byContent' && !looksLikeInput(head, direction)) throw await refusalOf(file, direction)
    // Text in another encoding than the chosen one has such characters too, and is shown with a doubt.
    const other = head.includes('\0') ? await refusalOfOther(file, direction) : undefined
    if (other) throw other
    const said = await encodingOf(file, head, encoding, used)
    const isLarge = file.size > LARGE_BYTES
    const read = isLarge ? head : (await readText(file, encoding)).text
    const text = said.doubt ? read : withoutFiller(read)
    return { text, file, isLarge, ...said, hadFiller: text !== read || undefined }
  } catch (error) {
    throw error instanceof ToolError ? error : new ToolError('fileUnreadable')
  }
}

/** The text of a web page, which may name its own encoding. Throws ToolError `fileUnreadable`. */
export async function pageText(file: File, encoding: 'auto' | Encoding): Promise<string> {
  if (encoding === 'auto') {
    const bytes = await readBytes(file)
    const label = CHARSET.exec(new TextDecoder('latin1').decode(bytes.subarray(0, CHARSET_BYTES)))?.[1]
    try {
      const text = label ? new TextDecoder(label).decode(bytes) : '\uFFFD'
      if (!text.includes('\uFFFD')) return text
    } catch {
      // No browser knows the encoding that the page names.
    }
  }
  return (await readText(file, encoding)).text
}

async function openSheet(file: File, kind: Sheets['kind'], found: ExcelResult): Promise<Source> {
  const { csv, sheet, sheets, unsolved } = found
  const source = { isSheet: true, sheets: { kind, file, list: sheets, chosen: sheet, unsolved } }
  if (csv.size <= LARGE_BYTES) return { ...source, text: await csv.text(), isLarge: false }
  const { text } = await readBeginning(csv, 'utf-8')
  return { ...source, text, file: new File([csv], file.name), isLarge: true }
}

export interface OpenOptions {
  readonly tab: Direction
  readonly encoding: 'auto' | Encoding
  /** The sheet or table that is wanted; the first with data if there is none of that name. */
  readonly sheet?: string
  readonly readWorkbook: (file: File, sheet: string | undefined) => Promise<ExcelResult>
}

/** The direction that a file is for, whichever tab it is dropped on; undefined if that is not clear. Throws as `tableKind` does. */
export async function directionOf(file: File): Promise<Direction | undefined> {
  const named = directionOfName(file)
  if (named) return named
  if (await tableKind(file)) return 'csvToJson'
  return accepts(file, 'csvToJson') === 'refused'
    ? undefined
    : directionOfText((await readBeginning(file, 'auto')).text)
}

/**
 * Opens what a visitor brings: a text, a workbook, or a web page with a table, which many sites name .xls. Throws the ToolErrors
 * of `openFile`, `tableKind`, `pageToCsv` and of `readWorkbook`.
 */
export async function openSource(file: File, { tab, encoding, sheet, readWorkbook }: OpenOptions): Promise<Source> {
  const kind = tab === 'csvToJson' && file.size > 0 ? await tableKind(file) : undefined
  const limit = kind === 'page' ? PAGE_MEGABYTES : MAX_MEGABYTES.table
  if (file.size > limit * MEGABYTE) throw new ToolError('fileTooLarge', { limit })
  if (kind === 'workbook') return openSheet(file, 'sheets', await readWorkbook(file, sheet))
  if (kind !== 'page') return openFile(file, tab, encoding)
  const { pageToCsv } = await import('./page-tables')
  const text = await pageText(file, encoding)
  const { parts, ...found } = pageToCsv(text, sheet)
  const opened = await openSheet(file, 'tables', { ...found, csv: new Blob([...parts]) })
  const { text: head, encoding: used } = await readBeginning(file, encoding)
  // If the text differs, the page declares its own encoding.
  return text.startsWith(head) ? { ...opened, readAs: (await encodingOf(file, head, encoding, used)).readAs } : opened
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
