import { useTranslations } from 'next-intl'
import { FileButtons } from '@/components/ui/results/FileButtons'
import { readBytes } from '@/lib/core/read-bytes'
import { jpegSize } from '@/lib/image/formats/jpeg/segments'
import { searchablePdf, type PdfPage } from '@/lib/tools/text-extractor/searchable-pdf'
import type { Document } from './useTexts'

/** A finished file with its text and pages. */
export interface PdfSource extends Document {
  /** Name of its text file. */
  readonly name: string
  readonly seconds: number
  /** The file is a PDF; its pages are drawn at 300 dots per inch. */
  readonly isPdf: boolean
}

const POINTS_PER_DOT = 72 / 300
/** The longer side of A4 in points, for pictures, which have no size on paper. */
const PAPER_LENGTH = 842

function pagesOf({ text, words, pages, isPdf }: PdfSource): Promise<PdfPage[]> {
  return Promise.all(
    pages.map(async ({ picture, width, height, vertical }, index) => {
      const size = jpegSize(await readBytes(picture)) ?? { width, height }
      const points = isPdf ? POINTS_PER_DOT : PAPER_LENGTH / Math.max(width, height)
      return {
        picture,
        pixelWidth: size.width,
        pixelHeight: size.height,
        width: width * points,
        height: height * points,
        text,
        words: words.filter(({ page }) => page === index),
        vertical,
      }
    }),
  )
}

/**
 * Downloads or shares the pages as a searchable PDF: of one file, or of several in one, in their order; nothing for PDFs that
 * are one already.
 */
export default function SearchablePdf({ sources }: { sources: readonly PdfSource[] }) {
  const t = useTranslations('text-extractor.pdf')
  const [only, another] = sources
  if (!only || !sources.some(({ pages }) => pages.some(({ isOwnText }) => !isOwnText))) return null
  const blob = async () => searchablePdf((await Promise.all(sources.map(pagesOf))).flat())
  return (
    <FileButtons
      name={another ? 'downloadAllPdf' : 'downloadPdf'}
      label={another ? t('downloadAll', { count: sources.length }) : t('download')}
      file={{ name: another ? 'extracted_texts.pdf' : only.name.replace(/txt$/, 'pdf'), blob }}
      success={t('downloaded')}
    />
  )
}
