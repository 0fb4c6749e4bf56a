import { ToolError } from '@/lib/core/errors'
import { MAX_MEGABYTES } from '@/lib/core/file-limits'
import type { Rectangle } from '@/lib/image/pixels/geometry'
import { resampleLanczos } from '@/lib/image/pixels/lanczos'
import type { Pixels } from '@/lib/image/pixels/pixels'
import { readBytes } from '@/lib/core/read-bytes'
import { decodeImage } from '@/lib/image/codecs/decode-image'
import { openImage } from '@/lib/image/codecs/image-header'
import { tiffPage } from '@/lib/image/formats/left-out'
import { openPdf } from '@/lib/tools/text-extractor/engine/pdf'
import { readBitmap } from '@/lib/image/codecs/read-bitmap'
import { MEGABYTE } from '@/lib/core/bytes'
import { flattenPage } from '@/lib/tools/text-extractor/flatten'
import { MAX_PAGES } from '@/lib/tools/text-extractor/limits'
import { UNTOUCHED_PAGE } from '@/lib/tools/text-extractor/page-edit'
import { onPaper } from '@/lib/tools/text-extractor/on-paper'
import { quarterTurned } from '@/lib/image/pixels/turned'
import type { ScanHeader, ScanSource } from './read-text'

/** The signature may be anywhere in the first bytes of a file (PDF 32000-1, Annex H). */
const SIGNATURE_BYTES = 1024

async function isPdf(file: Blob): Promise<boolean> {
  const head = await readBytes(file.slice(0, SIGNATURE_BYTES))
  return String.fromCharCode(...head).includes('%PDF-')
}

async function inspectPdf(file: Blob, pdfFolder: string): Promise<ScanHeader> {
  if (file.size > MAX_MEGABYTES.picture * MEGABYTE)
    throw new ToolError('fileTooLarge', { limit: MAX_MEGABYTES.picture })
  const pdf = await openPdf(await readBytes(file), pdfFolder)
  await pdf.close()
  if (pdf.pages > MAX_PAGES.pdf) throw new ToolError('pdfTooLong', { pages: pdf.pages, limit: MAX_PAGES.pdf })
  return { kind: 'pdf', pages: pdf.pages, width: 0, height: 0 }
}

/** Reads the properties of a file; throws a ToolError when it cannot be used. */
export async function inspectFile(file: Blob, pdfFolder: string): Promise<ScanHeader> {
  if (file.size === 0) throw new ToolError('fileEmpty')
  if (await isPdf(file)) return inspectPdf(file, pdfFolder)
  const { header } = await openImage(file)
  const { kind, width, height, note, leftOut, isUnwrapped } = header
  const pages = leftOut?.find(({ what }) => what === 'pages')?.count ?? 1
  if (pages > MAX_PAGES.recognized) throw new ToolError('pdfTooLong', { pages, limit: MAX_PAGES.recognized })
  const besides = leftOut?.filter(({ what }) => what !== 'pages')
  return { kind, pages, width, height, note, leftOut: besides, isUnwrapped }
}

/** Yields the pages of a file, or one of them, one by one, so that only one is in memory. */
async function* drawnPages({ file, header, pdfFolder, only, wanted }: ScanSource): AsyncGenerator<Pixels> {
  const pages = only ? [only.page] : (wanted ?? Array.from({ length: header.pages }, (_, page) => page))
  if (file instanceof ImageBitmap) yield readBitmap(file)
  else if (header.kind === 'tiff' && header.pages > 1) {
    const { decodeTiff } = await import('@/lib/image/codecs/decode-tiff')
    const bytes = await readBytes(file)
    for (const page of pages) yield decodeTiff(tiffPage(bytes, page))
  } else if (header.kind !== 'pdf') yield await decodeImage(await openImage(file))
  else {
    const pdf = await openPdf(await readBytes(file), pdfFolder)
    try {
      for (const page of pages) yield readBitmap(await pdf.draw(page + 1))
    } finally {
      // Also runs when the caller stops after the first page.
      await pdf.close()
    }
  }
}

/** The part of a picture that a frame, in fractions of its sides, shows. */
function cut(pixels: Pixels, { x, y, width, height }: Rectangle): Pixels {
  if (width === 1 && height === 1) return pixels
  const crop = {
    x: Math.round(x * pixels.width),
    y: Math.round(y * pixels.height),
    width: Math.max(1, Math.round(width * pixels.width)),
    height: Math.max(1, Math.round(height * pixels.height)),
  }
  return resampleLanczos(pixels, { width: crop.width, height: crop.height, crop })
}

/**
 * Yields the pages of a file, photographed sheets of paper flattened, or the one that the visitor laid, as it is laid, and
 * whether a sheet was flattened.
 */
export async function* pagesOf(source: ScanSource): AsyncGenerator<{ pixels: Pixels; isFlattened: boolean }> {
  const { turns, frame, isFlattened: mayFlatten } = source.only?.edit ?? UNTOUCHED_PAGE
  for await (const each of drawnPages(source)) {
    const drawn = onPaper(each)
    const flat = mayFlatten ? flattenPage(drawn) : null
    yield { pixels: cut(quarterTurned(flat ?? drawn, turns), frame), isFlattened: flat !== null }
  }
}
