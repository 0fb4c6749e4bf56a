'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useMemo } from 'react'
import { useBatch } from '@/components/hooks/useBatch'
import { useFields } from '@/components/hooks/useFields'
import { useFileInput } from '@/components/hooks/useFileInput'
import { DropZone } from '@/components/ui/DropZone'
import { notify } from '@/components/ui/notify'
import { downloadBlob, downloadZip } from '@/lib/browser/download'
import { fields as declared } from '@/lib/tools/image-resizer/fields'
import { resizedName } from '@/lib/tools/image-resizer/size'
import { IMAGE_ACCEPT, inspect, process, type ResizedItem, type ResizeSettings } from './resize-file'
import { ResizeItem } from './ResizeItem'
import { ResizePreview } from './ResizePreview'
import { ResizeSettingsCard } from './ResizeSettingsCard'
import { useTargetSize } from './useTargetSize'

// Long enough that typing 1920 does not resize to 1, 19 and 192 first.
const SETTLE_MILLISECONDS = 300

const IMAGE_WORK = { inspect, process }

export default function ImageResizer() {
  const t = useTranslations('image-resizer')
  const drop = useTranslations('shell.files')
  const fields = useFields(declared)
  const batch = useBatch(IMAGE_WORK)
  const { values } = fields
  const { items, run, withdraw } = batch
  const first = items.find(({ info }) => info)?.info
  const target = useTargetSize(fields, first)

  const settings = useMemo<ResizeSettings | null>(() => {
    const { width, height, fit, format, quality } = values
    if (!target.valid || width === null || height === null) return null
    return { width, height, fit, format, quality: format === 'png' ? 100 : (quality ?? 90) }
  }, [values, target.valid])

  const waiting = items.filter(({ info }) => info).length
  useEffect(() => {
    const timer = setTimeout(() => (settings ? run(settings) : withdraw()), SETTLE_MILLISECONDS)
    return () => clearTimeout(timer)
    // Only new settings and newly inspected files start work; run reads the current list by itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- run and withdraw change with every render of the batch
  }, [settings, waiting])

  const files = useFileInput({ accept: IMAGE_ACCEPT, multiple: true, onFiles: batch.add })
  const done = items.filter((item): item is ResizedItem => item.status === 'done' && item.result !== undefined)

  const download = ({ file, result }: ResizedItem) => {
    downloadBlob(result.blob, resizedName(file.name, result.format))
    notify('success', t('downloaded'))
  }

  const downloadAll = async () => {
    const results = done.map(({ file, result }) => ({ blob: result.blob, name: resizedName(file.name, result.format) }))
    await downloadZip(results, 'resized_images.zip')
    notify('success', t('downloaded'))
  }

  const reset = () => {
    batch.clear()
    fields.reset()
    target.forget()
  }

  const [only] = items.length === 1 ? items : []

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
      <section className="card p-4 md:p-5">
        <DropZone
          files={files}
          title={items.length > 0 ? drop('dropMore') : drop('drop')}
          hint={drop('formats', { formats: 'JPG, PNG, WebP, GIF, BMP, AVIF, HEIC, SVG', size: '50 MB' })}
          compact={items.length > 0}
        />
        {only?.info && (
          <div className="mt-4">
            <ResizePreview item={only} info={only.info} />
          </div>
        )}
        {items.length > 0 && (
          <ul aria-label={drop('list')} className="mt-4">
            {items.map((item) => (
              <ResizeItem
                key={item.id}
                item={item}
                single={items.length === 1}
                onDownload={download}
                onCancel={() => batch.cancel(item.id)}
                onRemove={() => batch.remove(item.id)}
              />
            ))}
          </ul>
        )}
        {items.length === 0 && <p className="mt-3 text-sm text-ink-2">{t('empty')}</p>}
      </section>
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
