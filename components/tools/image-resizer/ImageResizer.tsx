'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useBatch } from '@/components/hooks/useBatch'
import { useBatchDownloads } from '@/components/hooks/useBatchDownloads'
import { useFields } from '@/components/hooks/useFields'
import { IMAGE_ACCEPT, useFileInput } from '@/components/hooks/useFileInput'
import { useSettledRun } from '@/components/hooks/useSettledRun'
import { BatchActions } from '@/components/ui/BatchActions'
import { BatchScreen } from '@/components/ui/BatchScreen'
import { clearAll } from '@/components/ui/clear-all'
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
  // Of several the first in the list, even if a later one is known sooner.
  const first = items.find(({ info, status }) => info ?? status === 'inspecting')?.info
  const target = useTargetSize(fields, first)
  const qualityProblem = fields.bind('quality').problem

  const settings = useMemo<ResizeSettings | null>(() => {
    const { width, height, fit, format, quality } = values
    if (!target.valid || width === null || height === null) return null
    if (format === 'png') return { width, height, fit, format, quality: 100 }
    return qualityProblem ? null : { width, height, fit, format, quality: quality ?? 90 }
  }, [values, qualityProblem, target.valid])
  useSettledRun(batch, settings)

  const files = useFileInput({ accept: IMAGE_ACCEPT, multiple: true, onFiles: batch.add })
  const downloads = useBatchDownloads(items, {
    nameOf: (file, { format }) => resizedName(file.name, format),
    zipName: 'resized_images.zip',
    told: t('downloaded'),
  })
  const [only] = items.length === 1 ? items : []

  return (
    <BatchScreen
      batch={batch}
      files={files}
      formats="JPG, PNG, WebP, GIF, BMP, AVIF, HEIC, SVG"
      empty={t('empty')}
      preview={only && (only.info !== undefined || only.status === 'inspecting') && <ResizePreview item={only} />}
      renderItem={(shared) => (
        <ResizeItem {...shared} output={downloads.outputOf(shared.item)} onDownload={downloads.download} />
      )}
      settings={
        <ResizeSettingsCard fields={fields} target={target} chosen={items.length > 0}>
          <BatchActions
            label={t('resize')}
            files={items.length}
            downloads={downloads}
            onRefuse={() => notify('error', t('errors.noImage'))}
            onReset={() => clearAll(batch.clear, fields.clear, target.forget)}
          />
        </ResizeSettingsCard>
      }
    />
  )
}
