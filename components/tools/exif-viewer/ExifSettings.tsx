import { ShieldCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { FieldsState } from '@/components/hooks/useFields'
import { SelectField } from '@/components/ui/SelectField'
import { fields as declared } from '@/lib/tools/exif-viewer/fields'

interface Props {
  fields: FieldsState<typeof declared>
  files: number
  /** How many clean copies are ready. */
  cleaned: number
  onRefuse: (reason: 'noData' | 'noImage') => void
  onDownloadAll: () => void
  onReset: () => void
}

export function ExifSettings({ fields, files, cleaned, onRefuse, onDownloadAll, onReset }: Props) {
  const t = useTranslations('exif-viewer')
  const actions = useTranslations('shell.actions')
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-5" aria-label={t('settings.title')}>
      <p className="flex gap-2.5 rounded-control bg-ok-soft p-3 text-sm">
        <ShieldCheck size={20} aria-hidden className="flex-none text-ok" />
        {t('privacy')}
      </p>
      <SelectField
        field={fields.bind('downloadAs')}
        label={t('settings.downloadAs')}
        hint={t('settings.downloadHint')}
        options={declared.downloadAs.choices.map((value) => ({ value, label: t(`formats.${value}`) }))}
      />
      <div className="grid gap-2.5">
        {files === 0 && (
          <>
            <button
              type="button"
              name="removeMetadata"
              className="button button-primary"
              onClick={() => onRefuse('noImage')}
            >
              {t('removeAll')}
            </button>
            <button type="button" name="download" className="button" onClick={() => onRefuse('noData')}>
              {t('download')}
            </button>
          </>
        )}
        {files > 1 && (
          <button
            type="button"
            name="downloadAll"
            disabled={cleaned === 0}
            className="button button-primary"
            onClick={onDownloadAll}
          >
            {t('removeEvery', { count: cleaned })}
          </button>
        )}
        <button type="button" name="reset" className="button" onClick={onReset}>
          {actions('reset')}
        </button>
      </div>
    </section>
  )
}
