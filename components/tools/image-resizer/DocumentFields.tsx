import { useTranslations } from 'next-intl'
import { late } from '@/components/ui/layout/late'
import type { FieldBinding } from '@/components/ui/fields/useFields'
import { SelectField } from '@/components/ui/fields/SelectField'
import { documentOf, documents, dpiOf, type PhotoDocument } from '@/lib/tools/image-resizer/documents'
import type { ResizeBatchItem } from './resize-file'

// Loaded once a document is chosen.
const SheetButton = late(() => import('./SheetButton'))

interface Props {
  field: FieldBinding
  shown: ResizeBatchItem
}

/** The kind of document, its requirements, and the sheet to print. */
export function DocumentFields({ field, shown }: Props) {
  const document = documentOf(field.raw)
  return (
    <>
      <DocumentSelect field={field} />
      {document && <Rules document={document} />}
      {document && (
        <div className="min-h-11">
          <SheetButton document={document} shown={shown} />
        </div>
      )}
    </>
  )
}

/** The kind of document. */
export function DocumentSelect({ field }: Pick<Props, 'field'>) {
  const t = useTranslations('photos.document')
  return (
    <SelectField
      field={field}
      label={t('label')}
      options={[
        { value: 'none', label: t('names.none') },
        ...documents.map(({ id }) => ({ value: id, label: t(`names.${id}`) })),
      ]}
    />
  )
}

function Rules({ document }: { document: PhotoDocument }) {
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
