import { ToolError } from '@/lib/core/errors'
import type { Pixels } from '@/lib/core/pixels'
import { readBytes } from '@/lib/core/read-bytes'
import { decodeImage } from '@/lib/engines/decode-image'
import { MAX_MEGABYTES, openImage } from '@/lib/engines/image-header'
import { openPdf } from '@/lib/engines/pdf'
import { readBitmap } from '@/lib/engines/read-bitmap'
import { MEGABYTE } from '@/lib/core/bytes'
import type { ScanHeader, ScanSource } from './read-text'

/** More pages are read faster in a desktop program. */
const MOST_PAGES = 100
/** Where some writers put the signature: behind a little of something else (PDF 32000-1, Annex H). */
const SIGNATURE_BYTES = 1024

async function isPdf(file: Blob): Promise<boolean> {
  const head = await readBytes(file.slice(0, SIGNATURE_BYTES))
  return String.fromCharCode(...head).includes('%PDF-')
}

async function inspectPdf(file: Blob, pdfFolder: string): Promise<ScanHeader> {
  if (file.size > MAX_MEGABYTES * MEGABYTE) throw new ToolError('fileTooLarge', { limit: MAX_MEGABYTES })
  const pdf = await openPdf(await readBytes(file), pdfFolder)
  await pdf.close()
  if (pdf.pages > MOST_PAGES) throw new ToolError('pdfTooLong', { pages: pdf.pages, limit: MOST_PAGES })
  return { kind: 'pdf', pages: pdf.pages, width: 0, height: 0 }
}

/** What a file is; ToolErrors when it cannot be read. */
export async function inspectFile(file: Blob, pdfFolder: string): Promise<ScanHeader> {
  if (file.size === 0) throw new ToolError('fileEmpty')
  if (await isPdf(file)) return inspectPdf(file, pdfFolder)
  const { header } = await openImage(file)
  const { kind, width, height } = header
  return { kind, pages: 1, width, height }
}

/** Gives the pages of a file one after the other, so that only one is in memory. */
export async function* pagesOf({ file, header, pdfFolder }: ScanSource): AsyncGenerator<Pixels> {
  if (file instanceof ImageBitmap) yield readBitmap(file)
  else if (header.kind !== 'pdf') yield await decodeImage(await openImage(file))
  else {
    const pdf = await openPdf(await readBytes(file), pdfFolder)
    try {
      for (let page = 1; page <= pdf.pages; page++) yield readBitmap(await pdf.draw(page))
    } finally {
      // Who asks for one page only never comes back.
      await pdf.close()
    }
  }
}
