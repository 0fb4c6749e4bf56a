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

interface Props {
  source: PdfSource
  /** All finished files in their order. */
  all: readonly PdfSource[]
}

/** Downloads or shares the pages as a searchable PDF: of this file, or of all files in one. */
export function SearchablePdf({ source, all }: Props) {
  const t = useTranslations('text-extractor.pdf')
  const pdf = async (sources: readonly PdfSource[]) => searchablePdf((await Promise.all(sources.map(pagesOf))).flat())
  return (
    <div className="flex flex-wrap items-center gap-2">
      <FileButtons
        name="downloadPdf"
        label={t('download')}
        file={{ name: source.name.replace(/txt$/, 'pdf'), blob: () => pdf([source]) }}
        success={t('downloaded')}
      />
      {all.length > 1 && (
        <FileButtons
          name="downloadAllPdf"
          label={t('downloadAll', { count: all.length })}
          file={{ name: 'extracted_texts.pdf', blob: () => pdf(all) }}
          success={t('downloaded')}
        />
      )}
    </div>
  )
}
