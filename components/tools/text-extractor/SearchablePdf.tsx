import { useTranslations } from 'next-intl'
import { downloadBlob } from '@/lib/platform/download'
import { notify } from '@/components/ui/feedback/notify'
import { readBytes } from '@/lib/core/read-bytes'
import { jpegSize } from '@/lib/image/formats/jpeg/segments'
import type { Composition } from '@/lib/tools/text-extractor/compose'
import { searchablePdf, type PdfPage } from '@/lib/tools/text-extractor/searchable-pdf'
import type { Extraction } from './extract-file'

/** A finished file with its text. */
export interface PdfSource extends Composition {
  /** Name of its text file. */
  readonly name: string
  readonly result: Extraction
  /** The file is a PDF, whose pages are drawn at 300 dots per inch. */
  readonly isPdf: boolean
}

const POINTS_PER_DOT = 72 / 300
/** The longer side of A4 in points, for pictures, whose size on paper is not known. */
const PAPER_LENGTH = 842

function pagesOf({ text, words, result, isPdf }: PdfSource): Promise<PdfPage[]> {
  return Promise.all(
    result.pages.map(async ({ picture, width, height }, index) => {
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
        vertical: result.vertical,
      }
    }),
  )
}

interface Props {
  source: PdfSource
  /** All finished files in their order. */
  all: readonly PdfSource[]
}

/** Downloads the pages as a PDF whose text can be searched and copied: of this file, or of all files in one. */
export function SearchablePdf({ source, all }: Props) {
  const t = useTranslations('text-extractor.pdf')
  const save = async (sources: readonly PdfSource[], name: string) => {
    downloadBlob(searchablePdf((await Promise.all(sources.map(pagesOf))).flat()), name)
    notify('success', t('downloaded'))
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <button
        type="button"
        name="downloadPdf"
        className="button"
        onClick={() => void save([source], source.name.replace(/txt$/, 'pdf'))}
      >
        {t('download')}
      </button>
      {all.length > 1 && (
        <button
          type="button"
          name="downloadAllPdf"
          className="button"
          onClick={() => void save(all, 'extracted_texts.pdf')}
        >
          {t('downloadAll', { count: all.length })}
        </button>
      )}
    </div>
  )
}
