import { ToolError } from '@/lib/core/errors'
import type { Pixels } from '@/lib/image/pixels/pixels'
import { readBytes } from '@/lib/core/read-bytes'
import { decodeImage } from '@/lib/image/codecs/decode-image'
import { MAX_MEGABYTES, openImage } from '@/lib/image/codecs/image-header'
import { openPdf } from '@/lib/tools/text-extractor/engine/pdf'
import { readBitmap } from '@/lib/image/codecs/read-bitmap'
import { MEGABYTE } from '@/lib/core/bytes'
import type { ScanHeader, ScanSource } from './read-text'

/** Maximum number of pages, which limits the time that a file takes. */
const MAX_PAGES = 100
/** The signature may be anywhere in the first bytes of a file (PDF 32000-1, Annex H). */
const SIGNATURE_BYTES = 1024

async function isPdf(file: Blob): Promise<boolean> {
  const head = await readBytes(file.slice(0, SIGNATURE_BYTES))
  return String.fromCharCode(...head).includes('%PDF-')
}

async function inspectPdf(file: Blob, pdfFolder: string): Promise<ScanHeader> {
  if (file.size > MAX_MEGABYTES * MEGABYTE) throw new ToolError('fileTooLarge', { limit: MAX_MEGABYTES })
  const pdf = await openPdf(await readBytes(file), pdfFolder)
  await pdf.close()
  if (pdf.pages > MAX_PAGES) throw new ToolError('pdfTooLong', { pages: pdf.pages, limit: MAX_PAGES })
  return { kind: 'pdf', pages: pdf.pages, width: 0, height: 0 }
}

/** Reads the properties of a file; throws a ToolError when it cannot be used. */
export async function inspectFile(file: Blob, pdfFolder: string): Promise<ScanHeader> {
  if (file.size === 0) throw new ToolError('fileEmpty')
  if (await isPdf(file)) return inspectPdf(file, pdfFolder)
  const { header } = await openImage(file)
  const { kind, width, height, note } = header
  return { kind, pages: 1, width, height, note }
}

/** Yields the pages of a file one by one, so that only one is in memory. */
export async function* pagesOf({ file, header, pdfFolder }: ScanSource): AsyncGenerator<Pixels> {
  if (file instanceof ImageBitmap) yield readBitmap(file)
  else if (header.kind !== 'pdf') yield await decodeImage(await openImage(file))
  else {
    const pdf = await openPdf(await readBytes(file), pdfFolder)
    try {
      for (let page = 1; page <= pdf.pages; page++) yield readBitmap(await pdf.draw(page))
    } finally {
      // Also runs when the caller stops after the first page.
      await pdf.close()
    }
  }
}
