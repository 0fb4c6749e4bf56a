import { readBytes } from '@/lib/core/read-bytes'
import {
  openPdf,
  POINTS_PER_INCH,
  DOTS_PER_INCH,
  type Pdf,
  type TextLayer,
} from '@/lib/tools/text-extractor/engine/pdf'
import { WHOLE_PAGE } from '@/lib/tools/text-extractor/page-edit'
import { isLegible, layOut, letterCount, widthOf } from '@/lib/tools/text-extractor/text-layer'
import type { PageReading } from './read-text'

const QUALITY = 0.85
/** A page that pictures cover to this share is a scan, if it has fewer letters than a stamp, a header and a footer, and no title. */
const SCAN = { pictured: 0.5, letters: 150 }
/**
 * A title, as slides have over a picture, is larger than what scanners add (in shorter sides of the page), not at the upper or lower
 * edge (in heights), upright, and wider than a stamp of one word, in letters.
 */
const TITLE = { size: 1 / 36, edge: 1 / 20, width: 12, angle: 0.02 }
/** Share of a page from which its pictures may have words; logos are smaller. */
const PICTURED = 0.06

function hasTitle({ pieces, width, height }: TextLayer): boolean {
  const large = pieces.filter(({ size, angle, y }) => {
    const place = (y - size / 2) / height
    const isOff = place > TITLE.edge && place < 1 - TITLE.edge
    return isOff && size >= TITLE.size * Math.min(width, height) && Math.abs(angle) < TITLE.angle
  })
  // Stamps are also set several times.
  return widthOf([...new Set(large.map(({ text }) => text.trim()))].join('')) > TITLE.width
}

async function readPage(pdf: Pdf, index: number): Promise<PageReading | null> {
  const layer = await pdf.text(index + 1)
  if (!isLegible(layer.pieces)) return null
  const { canvas, pictured } = await pdf.show(index + 1, layer.turns)
  const mayBeScan = pictured >= SCAN.pictured && letterCount(layer.pieces) < SCAN.letters
  if (mayBeScan && (!hasTitle(layer) || (await pdf.hidesText(index + 1)))) return null
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
