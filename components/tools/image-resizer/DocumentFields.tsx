import { useTranslations } from 'next-intl'
import { notify } from '@/components/ui/feedback/notify'
import { useErrorText } from '@/components/ui/feedback/useErrorText'
import type { FieldBinding } from '@/components/ui/fields/useFields'
import { SelectField } from '@/components/ui/fields/SelectField'
import { isToolError, toVisitorError } from '@/lib/core/errors'
import { downloadBlob } from '@/lib/platform/download'
import { baseName } from '@/lib/text/file-name'
import { documentOf, documents, dpiOf, type PhotoDocument } from '@/lib/tools/image-resizer/documents'
import { sheetOf } from '@/lib/tools/image-resizer/sheet'
import { drawSheet } from './draw-sheet'
import type { ResizeBatchItem } from './resize-file'

interface Props {
  field: FieldBinding
  shown: ResizeBatchItem
}

/** What the photo is for, what that office asks, and the sheet to print. */
export function DocumentFields({ field, shown }: Props) {
  const t = useTranslations('image-resizer.document')
  const document = documentOf(field.raw)
  return (
    <>
      <SelectField
        field={field}
        label={t('label')}
        options={[
          { value: 'none', label: t('names.none') },
          ...documents.map(({ id }) => ({ value: id, label: t(`names.${id}`) })),
        ]}
      />
      {document && <Rules document={document} />}
      {document && <SheetButton document={document} shown={shown} />}
    </>
  )
}

function Rules({ document }: { document: PhotoDocument }) {
  const t = useTranslations('image-resizer.document')
  const { print, pixels, head, leastKb, mostKb, source, year } = document
  const size = `${print.width} × ${print.height} mm · ${pixels.width} × ${pixels.height} px · ${dpiOf(document)} dpi`
  return (
    <ul className="grid gap-1.5 text-sm text-ink-2">
      <li className="font-semibold text-ink tabular-nums">
        {size}
        {mostKb !== undefined && ` · ${t('limit', { least: leastKb ?? 0, most: mostKb })}`}
      </li>
      <li>{head ? t('head', { least: head.least, most: head.most }) : t('noHead')}</li>
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

function SheetButton({
  document,
  shown: { file, status, result },
}: {
  document: PhotoDocument
  shown: ResizeBatchItem
}) {
  const t = useTranslations('image-resizer.document')
  const errorText = useErrorText()
  const isReady = status === 'done' && result !== undefined

  const save = async () => {
    if (!isReady) return
    try {
      downloadBlob(await drawSheet(result.blob, document.print), `${baseName(file.name)}_10x15.jpeg`)
      notify('success', t('sheetSaved'))
    } catch (thrown) {
      const error = toVisitorError(thrown)
      notify('error', errorText(isToolError(error) ? error : { code: 'unknown' }))
    }
  }

  return (
    <button type="button" name="sheet" aria-disabled={!isReady} className="button" onClick={() => void save()}>
      {t('sheet', { count: sheetOf(document.print).photos.length })}
    </button>
  )
}
