import { useTranslations } from 'next-intl'
import { late } from '@/components/ui/layout/late'
import { dpiOf, hasPixelsOf, type PhotoDocument } from '@/lib/tools/image-resizer/documents'
import type { ResizeBatchItem } from './resize-file'

// Loaded once a document is chosen.
const SheetButton = late(() => import('./SheetButton'))

interface Props {
  document: PhotoDocument
  shown: ResizeBatchItem
}

/** The requirements of a document, and the sheet to print. */
export function DocumentDetails({ document, shown }: Props) {
  return (
    <>
      <Rules document={document} />
      <div className="min-h-11">
        {(!shown.result || hasPixelsOf(document, shown.result)) && <SheetButton document={document} shown={shown} />}
      </div>
    </>
  )
}

function Rules({ document }: Pick<Props, 'document'>) {
  const t = useTranslations('photos.document')
  const { print, pixels, head, leastKb, mostKb, source, year } = document
  const size = `${print.width} × ${print.height} mm · ${pixels.width} × ${pixels.height} px · ${dpiOf(document)} dpi`
  return (
    <ul className="grid gap-1.5 text-sm text-ink-2">
      <li className="font-semibold text-ink tabular-nums">
        {size}
        {mostKb !== undefined && ` · ${t('limit', { least: leastKb ?? 0, most: mostKb })}`}
      </li>
      <li>
        {head ? t('head', { least: head.least, most: head.most }) : t('noHead')}
        {head?.isBare && ` ${t('bare')}`}
      </li>
      <li>{t('refused')}</li>
      <li>
        {t('source')}{' '}
        <a href={source} target="_blank" rel="noopener noreferrer" className="underline">
          {new URL(source).host}
        </a>{' '}
        ({year})
      </li>
    </ul>
  )
}
