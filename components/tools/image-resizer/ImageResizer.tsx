'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useBatch } from '@/components/hooks/useBatch'
import { useBatchDownloads } from '@/components/hooks/useBatchDownloads'
import { useFields } from '@/components/hooks/useFields'
import { IMAGE_ACCEPT, useFileInput } from '@/components/hooks/useFileInput'
import { useSettledRun } from '@/components/hooks/useSettledRun'
import { BatchArea } from '@/components/ui/BatchArea'
import { notify } from '@/components/ui/notify'
import { fields as declared } from '@/lib/tools/image-resizer/fields'
import { resizedName } from '@/lib/tools/image-resizer/size'
import { inspect, process, type ResizeSettings } from './resize-file'
import { ResizeItem } from './ResizeItem'
import { ResizePreview } from './ResizePreview'
import { ResizeSettingsCard } from './ResizeSettingsCard'
import { useTargetSize } from './useTargetSize'

const IMAGE_WORK = { inspect, process }

export default function ImageResizer() {
  const t = useTranslations('image-resizer')
  const fields = useFields(declared)
  const batch = useBatch(IMAGE_WORK)
  const { values } = fields
  const { items } = batch
  const first = items.find(({ info }) => info)?.info
  const target = useTargetSize(fields, first)

  const settings = useMemo<ResizeSettings | null>(() => {
    const { width, height, fit, format, quality } = values
    if (!target.valid || width === null || height === null) return null
    return { width, height, fit, format, quality: format === 'png' ? 100 : (quality ?? 90) }
  }, [values, target.valid])
  useSettledRun(batch, settings)

  const files = useFileInput({ accept: IMAGE_ACCEPT, multiple: true, onFiles: batch.add })
  const { done, download, downloadAll } = useBatchDownloads(items, {
    nameOf: (file, { format }) => resizedName(file.name, format),
    zipName: 'resized_images.zip',
    told: t('downloaded'),
  })

  const reset = () => {
    batch.clear()
    fields.reset()
    target.forget()
  }

  const [only] = items.length === 1 ? items : []

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
      <BatchArea
        files={files}
        count={items.length}
        formats="JPG, PNG, WebP, GIF, BMP, AVIF, HEIC, SVG"
        size="50 MB"
        empty={t('empty')}
        preview={only?.info && <ResizePreview item={only} info={only.info} />}
      >
        {items.map((item) => (
          <ResizeItem
            key={item.id}
            item={item}
            single={items.length === 1}
            onDownload={({ file, result }) => download(file, result)}
            onCancel={() => batch.cancel(item.id)}
            onRemove={() => batch.remove(item.id)}
          />
        ))}
      </BatchArea>
      <ResizeSettingsCard
        fields={fields}
        target={target}
        original={first}
        files={items.length}
        done={done.length}
        onRefuse={() => notify('error', t('errors.noImage'))}
        onDownloadAll={() => void downloadAll()}
        onReset={reset}
      />
    </div>
  )
}
