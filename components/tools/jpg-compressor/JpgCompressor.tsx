'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useBatch } from '@/components/hooks/useBatch'
import { useFields } from '@/components/hooks/useFields'
import { IMAGE_ACCEPT, useFileInput } from '@/components/hooks/useFileInput'
import { useSettledRun } from '@/components/hooks/useSettledRun'
import { BatchActions } from '@/components/ui/BatchActions'
import { BatchArea } from '@/components/ui/BatchArea'
import { ComparePreview } from '@/components/ui/ComparePreview'
import { ReductionItem } from '@/components/ui/ReductionItem'
import { notify } from '@/components/ui/notify'
import { downloadBlob, downloadZip } from '@/lib/browser/download'
import { formatBytes } from '@/lib/core/bytes'
import { fields as declared } from '@/lib/tools/jpg-compressor/fields'
import { compressedName } from '@/lib/tools/jpg-compressor/result'
import { inspect, process, type CompressBatchItem, type Compressed, type CompressSettings } from './compress-file'
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
  const done = items.flatMap(({ file, status, result }) =>
    status === 'done' && result ? { blob: result.blob, name: compressedName(file.name) } : [],
  )

  const download = (file: File, { blob }: Compressed) => {
    downloadBlob(blob, compressedName(file.name))
    notify('success', t('downloaded'))
  }

  const downloadAll = async () => {
    await downloadZip(done, 'compressed_images.zip')
    notify('success', t('downloaded'))
  }

  const reset = () => {
    batch.clear()
    fields.reset()
  }

  const [only] = items.length === 1 ? items : []

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
      <BatchArea
        files={files}
        count={items.length}
        formats="JPG, PNG, WebP, GIF, BMP, AVIF, HEIC"
        size="50 MB"
        empty={t('empty')}
        preview={only && <Preview item={only} />}
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

function Preview({ item: { file, info, result } }: { item: CompressBatchItem }) {
  const t = useTranslations('jpg-compressor')
  const locale = useLocale()
  if (!info) return null
  const labels = {
    before: `${t('before')} · ${formatBytes(locale, file.size)}`,
    after: result ? `${t('after')} · ${formatBytes(locale, result.blob.size)}` : t('after'),
    compare: t('compare'),
  }
  return <ComparePreview original={{ blob: file, ...info }} result={result} labels={labels} />
}
