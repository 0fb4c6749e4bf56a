'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useBatch } from '@/components/ui/files/useBatch'
import { useErrorText } from '@/components/ui/feedback/useErrorText'
import { useFields } from '@/components/ui/fields/useFields'
import { useFileInput } from '@/components/ui/files/useFileInput'
import { useZipDownload } from '@/components/ui/files/useZipDownload'
import { CheckField } from '@/components/ui/fields/CheckField'
import { clearAll } from '@/components/ui/feedback/clear-all'
import { DropZone } from '@/components/ui/files/DropZone'
import { FileLayout } from '@/components/ui/layout/FileLayout'
import { notify } from '@/components/ui/feedback/notify'
import { downloadBlob } from '@/lib/platform/download'
import { exifViewerFields } from '@/lib/tools/exif-viewer/fields'
import { cleanName } from '@/lib/tools/exif-viewer/strip'
import { ExifItem } from './ExifItem'
import { ExifSettings } from './ExifSettings'
import { inspect, PHOTO_ACCEPT, process, type MetadataItem } from './metadata-file'
import { useDataDownload } from './useDataDownload'
import { useReadNotice } from './useReadNotice'

const METADATA_WORK = { inspect, process }

export default function ExifViewer() {
  const t = useTranslations('exif-viewer')
  const drop = useTranslations('shell.files')
  const errorText = useErrorText()
  const fields = useFields(exifViewerFields)
  const batch = useBatch(METADATA_WORK)
  const { items, run } = batch
  const { showSensitive, downloadAs, removal } = fields.values
  const downloadData = useDataDownload({ showSensitive, format: downloadAs })
  useReadNotice(items)
  const saveZip = useZipDownload()

  const readCount = items.filter(({ info }) => info).length
  useEffect(() => {
    run({ removal })
    // Only newly read files and another choice need processing. `run` reads the current list itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- run changes with every render of the batch
  }, [readCount, removal])

  const files = useFileInput({ accept: PHOTO_ACCEPT, multiple: true, onFiles: batch.add })
  const copies = items.flatMap(({ file, result, status }) =>
    status === 'done' && result && 'blob' in result ? { name: cleanName(file.name), blob: result.blob } : [],
  )

  const saveCopy = ({ file, result }: MetadataItem) => {
    if (!result) return
    if ('refusal' in result) return notify('error', errorText(result.refusal))
    downloadBlob(result.blob, cleanName(file.name))
    notify('success', result.orientation === 1 ? t('removed') : `${t('removed')} ${t('orientationKept')}`)
  }

  const saveCopies = () =>
    saveZip(copies, 'clean_images.zip', t('removedFrom', { count: copies.length, files: items.length }))

  return (
    <FileLayout>
      <section className="card p-4 md:p-5">
        <DropZone
          files={files}
          title={items.length > 0 ? drop('dropMore') : drop('drop')}
          formats="JPG, HEIC, PNG, WebP, AVIF, TIFF"
          isCompact={items.length > 0}
        />
        <div className="mt-3">
          <CheckField
            field={fields.bind('showSensitive')}
            label={t('settings.showSensitive')}
            hint={t('settings.showSensitiveHint')}
          />
        </div>
        {items.length === 0 && <p className="mt-3 text-sm text-ink-2">{t('empty')}</p>}
        {items.length > 0 && (
          <ul aria-label={drop('list')} className="mt-4">
            {items.map((item, index) => (
              <ExifItem
                key={item.id}
                item={item}
                isSingle={items.length === 1}
                isFirst={index === 0}
                showSensitive={showSensitive}
                removal={removal}
                onDownload={downloadData}
                onRemoveMetadata={saveCopy}
                onCancel={() => batch.cancel(item.id)}
                onRetry={() => run({ removal }, true)}
                onRemove={() => batch.remove(item.id)}
              />
            ))}
          </ul>
        )}
      </section>
      <ExifSettings
        fields={fields}
        fileCount={items.length}
        copyCount={copies.length}
        onRefuse={(reason) => notify('error', t(`errors.${reason}`))}
        onDownloadAll={() => void saveCopies()}
        onReset={() => clearAll(batch.clear, fields.clear)}
      />
    </FileLayout>
  )
}
