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
import { ColorField } from '@/components/ui/ColorField'
import { notify } from '@/components/ui/notify'
import { RangeField } from '@/components/ui/RangeField'
import { ReductionItem } from '@/components/ui/ReductionItem'
import { ReductionPreview } from '@/components/ui/ReductionPreview'
import { parseHexColor } from '@/lib/core/hex-color'
import { fields as declared } from '@/lib/tools/png-to-jpg/fields'
import { convertedName } from '@/lib/tools/png-to-jpg/result'
import { BackgroundPresets } from './BackgroundPresets'
import { inspect, process, type ConvertBatchItem, type ConvertSettings } from './convert-file'
import { useUnfittingWarning } from './useUnfittingWarning'

const IMAGE_WORK = { inspect, process }

export default function PngToJpg() {
  const t = useTranslations('png-to-jpg')
  const actions = useTranslations('shell.actions')
  const fields = useFields(declared)
  const batch = useBatch(IMAGE_WORK)
  const { items } = batch
  const { background, quality } = fields.values
  const qualityProblem = fields.bind('quality').problem

  const settings = useMemo<ConvertSettings | null>(() => {
    const color = parseHexColor(background)
    return !color || quality === null || qualityProblem ? null : { background: color, quality }
  }, [background, quality, qualityProblem])
  useSettledRun(batch, settings)

  const markHandful = useUnfittingWarning(items, () => notify('warning', t('unfitting')))
  const onFiles = (added: File[]) => {
    markHandful()
    batch.add(added)
  }
  const files = useFileInput({ accept: IMAGE_ACCEPT, multiple: true, onFiles })
  const { done, download, downloadAll } = useBatchDownloads(items, {
    nameOf: (file) => convertedName(file.name),
    zipName: 'converted_images.zip',
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
        formats="PNG, WebP, GIF, JPG, BMP, AVIF, HEIC, SVG"
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
            sizeName="convertedSize"
            notes={noteCodes(item).map((code) => ({ code, text: t(`notes.${code}`) }))}
            single={items.length === 1}
            onDownload={download}
            onCancel={() => batch.cancel(item.id)}
            onRemove={() => batch.remove(item.id)}
          />
        ))}
      </BatchArea>
      <section className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-5" aria-label={t('settings.title')}>
        <ColorField field={fields.bind('background')} label={t('settings.background')} />
        <BackgroundPresets background={background} onChoose={(color) => fields.set({ background: color })} />
        <RangeField field={fields.bind('quality')} bounds={declared.quality} label={t('settings.quality')} unit="%" />
        <BatchActions
          label={actions('download')}
          files={items.length}
          done={done.length}
          onRefuse={() => notify('error', t('errors.noImage'))}
          onDownloadAll={() => void downloadAll()}
          onReset={reset}
        />
      </section>
    </div>
  )
}

/** What has to be said beside a result. */
function noteCodes({ info, result }: ConvertBatchItem): ('larger' | 'firstFrame')[] {
  if (!result) return []
  return [...(result.reduction < 0 ? (['larger'] as const) : []), ...(info?.animated ? (['firstFrame'] as const) : [])]
}
