import { ShieldCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { SelectField } from '@/components/ui/fields/SelectField'
import { exifViewerFields } from '@/lib/tools/exif-viewer/fields'

interface Props {
  fields: FieldsState<typeof exifViewerFields>
  fileCount: number
  /** Number of finished clean copies. */
  copyCount: number
  onRefuse: (reason: 'noData' | 'noImage') => void
  onDownloadAll: () => void
  onReset: () => void
}

export function ExifSettings({ fields, fileCount, copyCount, onRefuse, onDownloadAll, onReset }: Props) {
  const t = useTranslations('exif-viewer')
  const actions = useTranslations('shell.actions')
  const { removal } = fields.values
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-5" aria-label={t('settings.title')}>
      <p className="flex gap-2.5 rounded-control bg-ok-soft p-3 text-sm">
        <ShieldCheck size={20} aria-hidden className="flex-none text-ok" />
        {t('privacy')}
      </p>
      <SelectField
        field={fields.bind('removal')}
        label={t('settings.removal')}
        options={exifViewerFields.removal.choices.map((value) => ({ value, label: t(`removals.${value}`) }))}
      />
      <SelectField
        field={fields.bind('downloadAs')}
        label={t('settings.downloadAs')}
        hint={t('settings.downloadHint')}
        options={exifViewerFields.downloadAs.choices.map((value) => ({ value, label: t(`formats.${value}`) }))}
      />
      <div className="grid gap-2.5">
        {fileCount === 0 && (
          <>
            <button
              type="button"
              name="removeMetadata"
              className="button button-primary"
              onClick={() => onRefuse('noImage')}
            >
              {removal === 'everything' ? t('removeAll') : t(`saveWithout.${removal}`)}
            </button>
            <button type="button" name="download" className="button" onClick={() => onRefuse('noData')}>
              {t('download')}
            </button>
          </>
        )}
        {fileCount > 1 && (
          <button
            type="button"
            name="downloadAll"
            disabled={copyCount === 0}
            className="button button-primary"
            onClick={onDownloadAll}
          >
            {t(removal === 'everything' ? 'removeEvery' : 'saveEvery', { count: copyCount })}
          </button>
        )}
        <button type="button" name="reset" className="button" onClick={onReset}>
          {actions('reset')}
        </button>
      </div>
    </section>
  )
}
