import { readText } from '@/lib/platform/read-text'
import { MEGABYTE } from '@/lib/core/bytes'
import { ToolError, type ErrorParams } from '@/lib/core/errors'
import { MAX_MEGABYTES } from '@/lib/core/file-limits'
import { readBytes } from '@/lib/core/read-bytes'
import type { Detection, Encoding } from '@/lib/text/encoding'
import { accepts, looksLikeInput, withoutFiller } from '@/lib/tools/csv-json-converter/accepts'
import type { Direction } from '@/lib/tools/csv-json-converter/fields'

/** A text with more bytes is held as a file and converted in the worker; only its beginning is shown. */
export const LARGE_BYTES = MEGABYTE

const PREVIEW_BYTES = 100_000
/** The first bytes of every ZIP file, which a workbook is (APPNOTE.TXT, 4.3.7). */
const ZIP_START = 'PK\x03\x04'
/** Maximum number of UTF-8 bytes per UTF-16 code unit. */
const MAX_BYTES_PER_UNIT = 3

/** What speaks against the encoding that a file was read in: a likelier one, unreadable characters, or letters that may be wrong. */
export interface Doubt {
  readonly code: 'misfit' | 'unreadable' | 'unsure'
  readonly used: Encoding
  readonly likely: Encoding
}

/** What a file held besides the text, with the figures of its message. */
export interface LeftOut {
  readonly what: 'filler'
  readonly params?: ErrorParams
}

/** The input of a conversion: a typed text, or a large file of which `text` is only the beginning. */
export interface Source {
  readonly text: string
  /** The opened file. It is the input of the conversion if `isLarge`. */
  readonly file?: File
  readonly isLarge: boolean
  readonly doubt?: Doubt
  readonly leftOut?: LeftOut
  /** The source that this one replaced, for Undo. Editing the text drops it. */
  readonly replaced?: Source
}

export const EMPTY: Source = { text: '', isLarge: false }

export type ByDirection<T> = Readonly<Record<Direction, T>>
export const NO_SOURCES: ByDirection<Source> = { csvToJson: EMPTY, jsonToCsv: EMPTY }

/** Serializes the typed texts; null if all are empty. Large files are left out, because the visitor has them anyway. */
export function serializeDraft(sources: ByDirection<Source>): string | null {
  const typed = ({ text, isLarge }: Source) => (isLarge ? '' : text)
  const texts = [typed(sources.csvToJson), typed(sources.jsonToCsv)]
  return texts.some(Boolean) ? JSON.stringify(texts) : null
}

/** Reads what `serializeDraft` returned. */
export function parseDraft(draft: string): ByDirection<Source> {
  const [csvToJson = '', jsonToCsv = ''] = JSON.parse(draft) as string[]
  return { csvToJson: { text: csvToJson, isLarge: false }, jsonToCsv: { text: jsonToCsv, isLarge: false } }
}

async function readBeginning(file: Blob, chosen: 'auto' | Encoding): Promise<Detection & { text: string }> {
  const { text, ...detection } = await readText(file.slice(0, PREVIEW_BYTES), chosen)
  // Slicing may have split the last character.
  return { ...detection, text: file.size > PREVIEW_BYTES ? text.replace(/\uFFFD+$/, '') : text }
}

async function doubtOf(
  file: Blob,
  head: string,
  chosen: 'auto' | Encoding,
  used: Encoding,
): Promise<Doubt | undefined> {
  const { text, encoding: likely, isSure } = await readBeginning(file, 'auto')
  const code =
    text !== head
      ? 'misfit'
      : head.includes('\uFFFD')
        ? 'unreadable'
        : chosen === 'auto' && !isSure
          ? 'unsure'
          : undefined
  return code && { code, used, likely }
}

async function formatOf(file: File): Promise<string | undefined> {
  const { formatName, NAMED_BYTES } = await import('@/lib/image/formats/unsupported-formats')
  return formatName(await readBytes(file.slice(0, NAMED_BYTES)))
}

/** Why a file that is something else, by its content, is refused; undefined where that is not known. */
async function refusalOfOther(file: File, direction: Direction): Promise<ToolError | undefined> {
  const format = await formatOf(file)
  const isCsvWanted = direction === 'csvToJson'
  if (format === 'Excel' && isCsvWanted) return new ToolError('excelUnreadable')
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
    const doubt = await doubtOf(file, head, encoding, used)
    const isLarge = file.size > LARGE_BYTES
    const read = isLarge ? head : (await readText(file, encoding)).text
    const text = doubt ? read : withoutFiller(read)
    return { text, file, isLarge, doubt, leftOut: text === read ? undefined : { what: 'filler' } }
  } catch (error) {
    throw error instanceof ToolError ? error : new ToolError('fileUnreadable')
  }
}

/** True for a workbook, by its ending or, whatever it is called, by its content; one that cannot be read is none. */
export async function isWorkbook(file: File): Promise<boolean> {
  if (/\.xlsx$/i.test(file.name)) return true
  try {
    return (await file.slice(0, ZIP_START.length).text()) === ZIP_START && (await formatOf(file)) === 'Excel'
  } catch {
    return false
  }
}

/** A source with the CSV of an Excel file; throws ToolError `fileTooLarge`. */
export async function openExcel(file: File, toCsv: (file: File) => Promise<Blob>): Promise<Source> {
  if (file.size > MAX_MEGABYTES.table * MEGABYTE) throw new ToolError('fileTooLarge', { limit: MAX_MEGABYTES.table })
  const csv = await toCsv(file)
  if (csv.size <= LARGE_BYTES) return { text: await csv.text(), isLarge: false }
  return { text: (await readBeginning(csv, 'utf-8')).text, file: new File([csv], file.name), isLarge: true }
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
