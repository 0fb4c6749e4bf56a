'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useBatch } from '@/components/hooks/useBatch'
import { useBatchDownloads } from '@/components/hooks/useBatchDownloads'
import { useFields } from '@/components/hooks/useFields'
import { IMAGE_ACCEPT, useFileInput } from '@/components/hooks/useFileInput'
import { useSettledRun } from '@/components/hooks/useSettledRun'
import { BatchActions } from '@/components/ui/BatchActions'
import { BatchArea } from '@/components/ui/BatchArea'
import { ReductionItem } from '@/components/ui/ReductionItem'
import { ReductionPreview } from '@/components/ui/ReductionPreview'
import { notify } from '@/components/ui/notify'
import { fields as declared } from '@/lib/tools/jpg-compressor/fields'
import { compressedName } from '@/lib/tools/jpg-compressor/result'
import { inspect, process, type CompressSettings } from './compress-file'
import { CompressSettingsCard } from './CompressSettingsCard'

const IMAGE_WORK = { inspect, process }

export default function JpgCompressor() {
  const t = useTranslations('jpg-compressor')
  const actions = useTranslations('shell.actions')
  const fields = useFields(declared)
  const batch = useBatch(IMAGE_WORK)
  const { items } = batch
  const { quality, targetSize, stripMetadata } = fields.values
  const targetProblem = fields.bind('targetSize').problem
  const qualityProblem = fields.bind('quality').problem

  const settings = useMemo<CompressSettings | null>(() => {
    if (targetProblem) return null
    // With a target the quality is of no effect, and changing it should start nothing.
    if (targetSize !== null) return { quality: declared.quality.default ?? 0, targetSize, stripMetadata }
    return quality === null || qualityProblem ? null : { quality, targetSize, stripMetadata }
  }, [quality, qualityProblem, targetSize, targetProblem, stripMetadata])
  useSettledRun(batch, settings)

  const files = useFileInput({ accept: IMAGE_ACCEPT, multiple: true, onFiles: batch.add })
  const { done, download, downloadAll } = useBatchDownloads(items, {
    nameOf: (file) => compressedName(file.name),
    zipName: 'compressed_images.zip',
    told: t('downloaded'),
  })

  const reset = () => {
    batch.clear()
    fields.reset()
  }

  const [only] = items.length === 1 ? items : []
  const words = { before: t('before'), after: t('after'), compare: t('compare') }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
      <BatchArea
        files={files}
        count={items.length}
        formats="JPG, PNG, WebP, GIF, BMP, AVIF, HEIC"
        size="50 MB"
        empty={t('empty')}
        preview={
          only?.info && (
            <ReductionPreview original={{ blob: only.file, ...only.info }} result={only.result} words={words} />
          )
        }
      >
        {items.map((item) => (
          <ReductionItem
            key={item.id}
            item={item}
            sizeName="compressedSize"
            notes={(item.result?.notes ?? []).map((code) => ({ code, text: t(`notes.${code}`) }))}
            single={items.length === 1}
            onDownload={download}
            onCancel={() => batch.cancel(item.id)}
            onRemove={() => batch.remove(item.id)}
          />
        ))}
      </BatchArea>
      <CompressSettingsCard fields={fields}>
        <BatchActions
          label={actions('download')}
          files={items.length}
          done={done.length}
          onRefuse={() => notify('error', t('errors.noImage'))}
          onDownloadAll={() => void downloadAll()}
          onReset={reset}
        />
      </CompressSettingsCard>
    </div>
  )
}
