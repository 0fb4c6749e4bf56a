import { ShieldCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import { late } from '@/components/ui/layout/late'
import { ToolSettings } from '@/components/ui/fields/ToolSettings'
import { CheckField } from '@/components/ui/fields/CheckField'
import { FolderChoice } from '@/components/ui/files/FolderChoice'
import type { FileInput } from '@/components/ui/files/useFileInput'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { DateField } from '@/components/ui/fields/DateField'
import { NumberField } from '@/components/ui/fields/NumberField'
import { SelectField } from '@/components/ui/fields/SelectField'
import type { NamedBlob } from '@/lib/platform/download'
import type { exifViewerFields } from '@/lib/tools/exif-viewer/fields'

// With words of its own, which no page needs.
const HideFacesField = late(() => import('@/components/ui/pictures/HideFacesField'))
const ShareFiles = late(() => import('@/components/ui/results/ShareFiles'))

export const CLEAN_ZIP = 'clean_images.zip'

interface Props {
  fields: FieldsState<typeof exifViewerFields>
  files: FileInput
  fileCount: number
  /** The finished clean copies. */
  copies: readonly NamedBlob[]
  onRefuse: (reason: 'noData' | 'noImage') => void
  onDownloadAll: () => void
  onReset: () => void
}

export function ExifSettings({ fields, files, fileCount, copies, onRefuse, onDownloadAll, onReset }: Props) {
  const t = useTranslations('exif-viewer')
  const actions = useTranslations('shell.actions')
  const { removal, dates } = fields.values
  const removalField = (
    <SelectField
      field={fields.bind('removal')}
      label={t('settings.removal')}
      options={(value) => t(`removals.${value}`)}
    />
  )
  const reset = <Button name="reset" label={actions('reset')} look="quiet" run={onReset} />
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-5" aria-label={t('settings.title')}>
      <p className="flex gap-2.5 rounded-control bg-ok-soft p-3 text-sm">
        <ShieldCheck size={20} aria-hidden className="flex-none text-ok" />
        {t('privacy')}
      </p>
      <ToolSettings
        fields={fields}
        front={[{ names: ['removal'], control: removalField }]}
        hasFile={fileCount > 0}
        late={<HideFacesField field={fields.bind('hideFaces')} />}
      >
        {removal !== 'everything' && (
          <SelectField
            field={fields.bind('dates')}
            label={t('settings.dates')}
            options={(value) => t(`dates.${value}`)}
          />
        )}
        {removal !== 'everything' && dates === 'shift' && (
          <NumberField
            field={fields.bind('shiftHours')}
            label={t('settings.shiftHours')}
            hint={t('settings.shiftHint')}
          />
        )}
        {removal !== 'everything' && dates === 'set' && (
          <DateField field={fields.bind('newDate')} label={t('settings.newDate')} hint={t('settings.newDateHint')} />
        )}
        <SelectField
          field={fields.bind('downloadAs')}
          label={t('settings.downloadAs')}
          hint={t('settings.downloadHint')}
          options={(value) => t(`formats.${value}`)}
        />
        <CheckField
          field={fields.bind('showSensitive')}
          label={t('settings.showSensitive')}
          hint={t('settings.showSensitiveHint')}
        />
        <FolderChoice files={files} />
        {fileCount === 0 && (
          <>
            <Button name="download" label={t('download')} run={() => onRefuse('noData')} />
            {reset}
          </>
        )}
      </ToolSettings>
      <div className="grid gap-2.5">
        {fileCount === 0 && (
          <Button
            name="removeMetadata"
            label={removal === 'everything' ? t('removeAll') : t(`saveWithout.${removal}`)}
            look="waiting"
            run={() => onRefuse('noImage')}
          />
        )}
        {fileCount > 1 && (
          <div className="flex gap-2">
            <Button
              name="downloadAll"
              label={t(removal === 'everything' ? 'removeEvery' : 'saveEvery', { count: copies.length })}
              look="primary"
              disabled={copies.length === 0}
              className="flex-1"
              run={onDownloadAll}
            />
            <ShareFiles name="shareAll" files={copies} zipName={CLEAN_ZIP} />
          </div>
        )}
        {fileCount > 0 && reset}
      </div>
    </section>
  )
}
