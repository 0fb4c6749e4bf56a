import type { ImageHeader } from '@/lib/image/codecs/image-header'
import type { ImageKind } from '@/lib/image/formats/image-formats'
import type { Size } from '@/lib/image/pixels/geometry'
import type { Box } from '@/lib/tools/text-extractor/gray'
import type { TesseractFiles } from '@/lib/tools/text-extractor/engine/tesseract'
import type { LineDirection, Language } from '@/lib/tools/text-extractor/languages'
import type { PageEdit } from '@/lib/tools/text-extractor/page-edit'
import type { Line } from '@/lib/tools/text-extractor/reading'
import { WorkerPool, type RunOptions } from '@/lib/workers/client'

/** Properties of a file that are known without recognition; a PDF has the size 0. */
export interface ScanHeader extends Partial<Pick<ImageHeader, 'note' | 'leftOut' | 'isUnwrapped'>>, Size {
  readonly kind: ImageKind | 'pdf'
  readonly pages: number
}

export interface ScanSource {
  /** The file, or a bitmap of an SVG drawn by the page. */
  readonly file: Blob | ImageBitmap
  readonly header: ScanHeader
  /** Absolute URL of the folder with the data of pdf.js. */
  readonly pdfFolder: string
  /** Only this page, laid as the visitor wants it. */
  readonly only?: { readonly page: number; readonly edit: PageEdit } | undefined
  /** Only these pages, from 0. */
  readonly wanted?: readonly number[] | undefined
}

export interface EngineArgs {
  /** Files of the engine, which must be loaded and cached. */
  readonly engine: TesseractFiles
  /** Codes of the language data. */
  readonly models: readonly string[]
  /** Those of a second reading; none without one. */
  readonly secondModels: readonly string[]
  /** Those for tables; none where they are the same. */
  readonly tableModels: readonly string[]
}

export interface ReadArgs extends ScanSource, EngineArgs {
  readonly languages: readonly Language[]
  readonly direction: LineDirection
}

/** A recognized page. Boxes are in fractions of the picture's width and height. */
export interface PageReading extends Size {
  readonly blocks: readonly (readonly Line[])[]
  /** Its lines run from top to bottom. */
  readonly vertical: boolean
  /** Its place in the file, from 0. */
  readonly number: number
  /** The upright page as JPEG for display. */
  readonly picture: Blob
  /** How it was laid for reading. */
  readonly edit: PageEdit
  /** The page was turned automatically. */
  readonly isTurned: boolean
  /** It is no page of text: only the words of which the engine is sure. */
  readonly isPartial: boolean
  /** Its text is that of the file and was not recognized. */
  readonly isOwnText?: boolean
  /** Lines that were found but not read. */
  readonly unread?: readonly Box[]
  /** It has pictures that were not read. */
  readonly hasPictures?: boolean
}

export type ReadTextJobs = {
  inspect: { args: { readonly file: Blob; readonly pdfFolder: string }; result: ScanHeader; progress: never }
  /** Starts the engine, which lives as long as the worker and uses the same models. */
  start: { args: EngineArgs; result: void; progress: never }
  /** Detects whether the lines of the first page are vertical. */
  direction: { args: ScanSource; result: { readonly vertical: boolean }; progress: never }
  /** The pages of a PDF with the text that they have themselves; null for those that have to be recognized. */
  text: { args: ReadTextJobs['inspect']['args']; result: readonly (PageReading | null)[]; progress: number }
  /** Progress is a fraction, 0 to 1, that never decreases. */
  read: { args: ReadArgs; result: readonly PageReading[]; progress: number }
}

const worker = new WorkerPool<ReadTextJobs>(
  () => new Worker(new URL('./read-text.worker.ts', import.meta.url), { type: 'module' }),
)

function transferOf({ file }: ScanSource): Transferable[] {
  return 'close' in file ? [file] : []
}

/** Fetches what prepares pages unless it is there, but not the engine. */
export function prepareTextReader(): void {
  worker.warm()
}

/** Begins to start an engine ahead of `readPages` with the same models, and does not wait for it. It fails quietly. */
export function startEngine(args: EngineArgs): Promise<void> {
  return worker.run('start', args)
}

/**
 * Reads the properties of a file. Throws the ToolErrors of `lib/image/codecs/image-header`, `./engine/pdf`,
 * `pdfTooLong`.
 */
export function inspectScan(args: ReadTextJobs['inspect']['args'], options: RunOptions<never> = {}) {
  return worker.run('inspect', args, options)
}

/** True when the lines of a file's first page are vertical. A bitmap is transferred to the worker. */
export async function hasVerticalLines(args: ScanSource, options: RunOptions<never> = {}): Promise<boolean> {
  return (await worker.run('direction', args, { ...options, transfer: transferOf(args) })).vertical
}

/** The pages of a PDF that have a text of their own, which needs no engine; null for the others. */
export function readOwnText(args: ReadTextJobs['text']['args'], options: RunOptions<number> = {}) {
  return worker.run('text', args, options)
}

/**
 * Recognizes the text of all pages of a file, or of one. Aborting terminates the worker and the engine. A bitmap is transferred.
 */
export function readPages(args: ReadArgs, options: RunOptions<number> = {}): Promise<readonly PageReading[]> {
  return worker.run('read', args, { ...options, transfer: transferOf(args) })
}
