import { readBytes } from '@/lib/core/read-bytes'
import { openPdf, POINTS_PER_INCH, DOTS_PER_INCH, type Pdf } from '@/lib/tools/text-extractor/engine/pdf'
import { WHOLE_PAGE } from '@/lib/tools/text-extractor/page-edit'
import { isLegible, layOut, letterCount } from '@/lib/tools/text-extractor/text-layer'
import type { PageReading } from './read-text'

const QUALITY = 0.85
/** A page that pictures cover to this share is a scan, if it has fewer letters than a stamp, a header and a footer. */
const SCAN = { pictured: 0.5, letters: 150 }
/** Share of a page from which its pictures may have words; logos are smaller. */
const PICTURED = 0.06

async function readPage(pdf: Pdf, index: number): Promise<PageReading | null> {
  const layer = await pdf.text(index + 1)
  if (!isLegible(layer.pieces)) return null
  const { canvas, pictured } = await pdf.show(index + 1, layer.turns)
  if (pictured >= SCAN.pictured && letterCount(layer.pieces) < SCAN.letters) return null
  const dots = DOTS_PER_INCH / POINTS_PER_INCH
  return {
    ...layOut(layer.pieces, layer),
    number: index,
    picture: await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY }),
    width: Math.round(layer.width * dots),
    height: Math.round(layer.height * dots),
    edit: { turns: layer.turns, frame: WHOLE_PAGE, isFlattened: false },
    isTurned: false,
    isPartial: false,
    isOwnText: true,
    hasPictures: pictured >= PICTURED,
  }
}

/** The pages of a PDF with the text that they have themselves; null for those without one, or with one that means nothing. */
export async function readOwnText(
  file: Blob,
  pdfFolder: string,
  report: (share: number) => void,
): Promise<(PageReading | null)[]> {
  const pdf = await openPdf(await readBytes(file), pdfFolder)
  const pages: (PageReading | null)[] = []
  try {
    for (let index = 0; index < pdf.pages; index++) {
      pages.push(await readPage(pdf, index))
      report((index + 1) / pdf.pages)
    }
  } finally {
    await pdf.close()
  }
  return pages
}
