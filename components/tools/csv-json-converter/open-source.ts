import { readText } from '@/lib/platform/read-text'
import { MEGABYTE } from '@/lib/core/bytes'
import { ToolError } from '@/lib/core/errors'
import { MAX_MEGABYTES } from '@/lib/core/file-limits'
import { readBytes } from '@/lib/core/read-bytes'
import type { Detection, Encoding } from '@/lib/text/encoding'
import { looksLikeText, otherEncodings } from '@/lib/tools/csv-json-converter/other-encodings'
import {
  accepts,
  directionOfName,
  directionOfText,
  looksLikeInput,
  withoutFiller,
} from '@/lib/tools/csv-json-converter/accepts'
import type { Direction } from '@/lib/tools/csv-json-converter/fields'
import type { ExcelResult } from '@/lib/tools/csv-json-converter/worker/csv-json-conversion'
import { LARGE_BYTES, PREVIEW_BYTES, type Sheets, type Source } from './source'
import { tableKind } from './table-kind'

const EXCEL_NAME = /\.xl[st][xm]?$/i
/** A page is read where the screen is. */
const PAGE_MEGABYTES = 50
/** Where a page names its encoding, in its first bytes; the names of UTF-16 cannot be true of a page that is read so. */
const CHARSET = /^(?!\xef\xbb\xbf)[^]*?<meta[^>]+charset\s*=\s*["']?(?!utf-?16|unicode)([\w-]+)/i
const CHARSET_BYTES = 4096

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
    const text = said.doubt?.kind === 'misfit' ? read : withoutFiller(read)
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
  /** The name of the sheet or table to open; without it, or without a sheet of that name, the first one with data is opened. */
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
