import type { ImageKind } from '@/lib/core/image-kind'
import type { TesseractFiles } from '@/lib/engines/tesseract'
import type { Direction, Language } from '@/lib/tools/text-extractor/languages'
import type { Line } from '@/lib/tools/text-extractor/reading'
import { WorkerPool, type RunOptions } from './client'

/** What a file is, known without reading its text. */
export interface ScanHeader {
  readonly kind: ImageKind | 'pdf'
  readonly pages: number
  /** Pixels of an image; 0 for a PDF, whose pages are drawn as large as reading needs. */
  readonly width: number
  readonly height: number
}

export interface ScanSource {
  /** The file, or an SVG drawn by the page. */
  readonly file: Blob | ImageBitmap
  readonly header: ScanHeader
  /** Absolute address of the folder with what pdf.js needs. */
  readonly pdfFolder: string
}

export interface ReadArgs extends ScanSource {
  /** Its files have been loaded and kept. */
  readonly engine: TesseractFiles
  readonly languages: readonly Language[]
  /** Codes of the languages' data. */
  readonly models: readonly string[]
  readonly direction: Direction
}

/** One page as it was read. Boxes are shares of its picture's width and height. */
export interface PageReading {
  readonly blocks: readonly (readonly Line[])[]
  /** The page upright, as JPEG, for looking at. */
  readonly picture: Blob
  readonly width: number
  readonly height: number
  /** Quarter turns to the right that made it upright. */
  readonly quarterTurns: number
}

export type ReadTextJobs = {
  inspect: { args: { readonly file: Blob; readonly pdfFolder: string }; result: ScanHeader; progress: never }
  /** Whether lines of the first page run from top to bottom. */
  direction: { args: ScanSource; result: { readonly vertical: boolean }; progress: never }
  /** Progress is a share, 0 to 1, that never runs backwards. */
  read: { args: ReadArgs; result: readonly PageReading[]; progress: number }
}

const worker = new WorkerPool<ReadTextJobs>(
  () => new Worker(new URL('./read-text.worker.ts', import.meta.url), { type: 'module' }),
)

function moved({ file }: ScanSource): Transferable[] {
  return 'close' in file ? [file] : []
}

/** What a file is, judged without reading it. ToolErrors of `lib/engines/image-header`, `lib/engines/pdf`, `pdfTooLong`. */
export function inspectScan(
  args: ReadTextJobs['inspect']['args'],
  options: RunOptions<never> = {},
): Promise<ScanHeader> {
  return worker.run('inspect', args, options)
}

/** Whether the lines of a file's first page run from top to bottom. A bitmap moves to the worker. */
export async function hasVerticalLines(args: ScanSource, options: RunOptions<never> = {}): Promise<boolean> {
  return (await worker.run('direction', args, { ...options, transfer: moved(args) })).vertical
}

/** The text of all pages of a file. Aborting ends the worker and with it the engine. A bitmap moves to the worker. */
export function readText(args: ReadArgs, options: RunOptions<number> = {}): Promise<readonly PageReading[]> {
  return worker.run('read', args, { ...options, transfer: moved(args) })
}
