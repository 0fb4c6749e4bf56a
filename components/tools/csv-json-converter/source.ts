import { readText } from '@/lib/browser/read-text'
import { MEGABYTE } from '@/lib/core/bytes'
import { ToolError } from '@/lib/core/errors'
import type { Encoding } from '@/lib/core/text-encoding'
import { accepts, looksRight } from '@/lib/tools/csv-json-converter/accepts'
import type { Direction } from '@/lib/tools/csv-json-converter/fields'

/** Past this a text is kept as a file, converted in the worker, and only its beginning is shown. */
export const LARGE = MEGABYTE

const MOST_MEGABYTES = 200
const PREVIEW_BYTES = 100_000
/** UTF-8 bytes of one UTF-16 unit at most. */
const MOST_BYTES = 3

/** What is to be converted: a text that is typed, or a large file of which `text` is the beginning only. */
export interface Source {
  readonly text: string
  /** The file that was opened; converted itself when `large`. */
  readonly file?: File
  readonly large: boolean
  /** What this took the place of at once, for Undo; typing on does away with it. */
  readonly replaced?: Source
}

export const EMPTY: Source = { text: '', large: false }

export type ByDirection<T> = Readonly<Record<Direction, T>>
export const NO_SOURCES: ByDirection<Source> = { csvToJson: EMPTY, jsonToCsv: EMPTY }

/** The typed texts as one; null when there is none. A large file is not kept: its content is with the visitor. */
export function draftOf(sources: ByDirection<Source>): string | null {
  const typed = ({ text, large }: Source) => (large ? '' : text)
  const texts = [typed(sources.csvToJson), typed(sources.jsonToCsv)]
  return texts.some(Boolean) ? JSON.stringify(texts) : null
}

/** What `draftOf` made of sources → the sources. */
export function sourcesIn(draft: string): ByDirection<Source> {
  const [csvToJson = '', jsonToCsv = ''] = JSON.parse(draft) as string[]
  return { csvToJson: { text: csvToJson, large: false }, jsonToCsv: { text: jsonToCsv, large: false } }
}

async function beginning(file: Blob, encoding: 'auto' | Encoding): Promise<string> {
  const { text } = await readText(file.slice(0, PREVIEW_BYTES), encoding)
  // The cut may have split the last character.
  return text.replace(/\uFFFD+$/, '')
}

/**
 * Opens an upload for a direction. Throws ToolError `fileEmpty`, `fileTooLarge`, `fileNotCsv`, `fileNotJson` or
 * `fileUnreadable`.
 */
export async function openFile(file: File, direction: Direction, encoding: 'auto' | Encoding): Promise<Source> {
  const refused = new ToolError(direction === 'csvToJson' ? 'fileNotCsv' : 'fileNotJson')
  const verdict = accepts(file, direction)
  if (verdict === 'refused') throw refused
  if (file.size === 0) throw new ToolError('fileEmpty')
  if (file.size > MOST_MEGABYTES * MEGABYTE) throw new ToolError('fileTooLarge', { limit: MOST_MEGABYTES })
  try {
    const head = await beginning(file, encoding)
    if (verdict === 'byContent' && !looksRight(head, direction)) throw refused
    if (file.size > LARGE) return { text: head, file, large: true }
    return { text: (await readText(file, encoding)).text, file, large: false }
  } catch (error) {
    throw error instanceof ToolError ? error : new ToolError('fileUnreadable')
  }
}

/** Whether a text has over a megabyte in UTF-8; up to a third of that in characters it can't. */
export function isLarge(text: string): boolean {
  return text.length > LARGE || (text.length * MOST_BYTES > LARGE && new Blob([text]).size > LARGE)
}

/** A large text as a source of its own, so that the page does not have to lay it out. */
function largeText(text: string): Source {
  return { text: text.slice(0, PREVIEW_BYTES), file: new File([text], '', { type: 'text/plain' }), large: true }
}

/** A source after a large text was pasted from `start` to `end` of it; in place of a file of which only the beginning is there. */
export function pasted({ text, large }: Source, insert: string, start: number, end: number): Source {
  return largeText(large ? insert : text.slice(0, start) + insert + text.slice(end))
}

/** `next` in place of `before`, which can be brought back where there was anything. */
export function replacing(before: Source, next: Source): Source {
  return before.text.trim() === '' ? next : { ...next, replaced: { ...before, replaced: undefined } }
}
