'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useBatch } from '@/components/hooks/useBatch'
import { useBatchDownloads } from '@/components/hooks/useBatchDownloads'
import { useFields } from '@/components/hooks/useFields'
import { IMAGE_ACCEPT, useFileInput } from '@/components/hooks/useFileInput'
import { useSettledRun } from '@/components/hooks/useSettledRun'
import { clearAll } from '@/components/ui/clear-all'
import { notify } from '@/components/ui/notify'
import { ReductionBatch } from '@/components/ui/ReductionBatch'
import { fields as declared } from '@/lib/tools/jpg-compressor/fields'
import { compressedName } from '@/lib/tools/jpg-compressor/result'
import { inspect, process, type CompressSettings } from './compress-file'
import { CompressSettingsCard } from './CompressSettingsCard'

const IMAGE_WORK = { inspect, process }

export default function JpgCompressor() {
  const t = useTranslations('jpg-compressor')
  const fields = useFields(declared)
  const batch = useBatch(IMAGE_WORK)
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
  const downloads = useBatchDownloads(batch.items, {
    nameOf: (file) => compressedName(file.name),
    zipName: 'compressed_images.zip',
    told: t('downloaded'),
  })

  return (
    <ReductionBatch
      batch={batch}
      files={files}
      downloads={downloads}
      formats="JPG, PNG, WebP, GIF, BMP, AVIF, HEIC"
      sizeName="compressedSize"
      notesOf={({ result }) => (result?.notes ?? []).map((code) => ({ code, text: t(`notes.${code}`) }))}
      words={{ empty: t('empty'), before: t('before'), after: t('after'), compare: t('compare') }}
      settings={(actions) => <CompressSettingsCard fields={fields}>{actions}</CompressSettingsCard>}
      onRefuse={() => notify('error', t('errors.noImage'))}
      onReset={() => clearAll(batch.clear, fields.clear)}
    />
  )
}
