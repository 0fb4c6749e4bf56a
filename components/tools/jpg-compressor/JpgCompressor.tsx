'use client'

import { useTranslations } from 'next-intl'
import { useMemo, type ReactNode } from 'react'
import { clearAll } from '@/components/ui/feedback/clear-all'
import { notify } from '@/components/ui/feedback/notify'
import type { TaskContext } from '@/components/ui/feedback/useTask'
import { CheckField } from '@/components/ui/fields/CheckField'
import { NumberField } from '@/components/ui/fields/NumberField'
import { RangeField } from '@/components/ui/fields/RangeField'
import { useFields, type FieldsState } from '@/components/ui/fields/useFields'
import { OutputFields } from '@/components/ui/files/OutputFields'
import { ReductionBatch } from '@/components/ui/files/ReductionBatch'
import { useBatch, useDebouncedRun } from '@/components/ui/files/useBatch'
import { useBatchDownloads } from '@/components/ui/files/useBatchDownloads'
import { IMAGE_ACCEPT, useFileInput } from '@/components/ui/files/useFileInput'
import { reductionPercent } from '@/lib/core/bytes'
import type { ImageHeader } from '@/lib/image/codecs/image-header'
import { compressImage, inspectImage } from '@/lib/image/compress/compress-image'
import { WHITE } from '@/lib/image/pixels/blend'
import type { Size } from '@/lib/image/pixels/geometry'
import { rasterizeSvg } from '@/lib/platform/rasterize-svg'
import { patternName } from '@/lib/text/name-pattern'
import { jpgCompressorFields } from '@/lib/tools/jpg-compressor/fields'
import { compressedName, notesOf, targetBytes, type NoteCode } from '@/lib/tools/jpg-compressor/result'

interface CompressSettings {
  /** 10 to 100; of no effect with a target size. */
  readonly quality: number
  /** KB of 1024 bytes, or null. */
  readonly targetSize: number | null
  readonly stripMetadata: boolean
}

interface Compressed extends Size {
  readonly blob: Blob
  readonly reduction: number
  readonly notes: readonly NoteCode[]
}

/** One file compressed; an SVG is drawn by the page at its own size and only encoded by the worker. */
async function compress(
  file: File,
  info: ImageHeader,
  settings: CompressSettings,
  { signal, report }: TaskContext<number>,
): Promise<Compressed> {
  const { kind, animated } = info
  const source = kind === 'svg' ? await rasterizeSvg(file, info) : file
  const target = targetBytes(settings.targetSize, { kind, bytes: file.size })
  const aim = target === null ? { quality: settings.quality } : { targetBytes: target }
  const args = { source, aim, keepMetadata: !settings.stripMetadata, background: WHITE }
  const made = await compressImage(args, info.width * info.height, { signal, report })
  const { bytes, width, height, outcome, metadataAsAsked } = made
  const notes = notesOf({
    originalBytes: file.size,
    resultBytes: bytes.byteLength,
    askedBytes: settings.targetSize === null ? null : settings.targetSize * 1024,
    outcome,
    animated,
    metadataAsAsked,
    kind,
  })
  const reduction = reductionPercent(file.size, bytes.byteLength)
  return { blob: new Blob([bytes], { type: 'image/jpeg' }), width, height, reduction, notes }
}

const WORK = { inspect: inspectImage, process: compress }

export default function JpgCompressor() {
  const t = useTranslations('jpg-compressor')
  const fields = useFields(jpgCompressorFields)
  const batch = useBatch(WORK)
  const { quality, targetSize, stripMetadata } = fields.values
  const targetProblem = fields.bind('targetSize').problem
  const qualityProblem = fields.bind('quality').problem

  const settings = useMemo<CompressSettings | null>(() => {
    if (targetProblem) return null
    // With a target the quality is of no effect, and changing it should start nothing.
    if (targetSize !== null) return { quality: jpgCompressorFields.quality.default ?? 0, targetSize, stripMetadata }
    return quality === null || qualityProblem ? null : { quality, targetSize, stripMetadata }
  }, [quality, qualityProblem, targetSize, targetProblem, stripMetadata])
  useDebouncedRun(batch, settings)

  const files = useFileInput({ accept: IMAGE_ACCEPT, multiple: true, onFiles: batch.add })
  const downloads = useBatchDownloads(batch.items, {
    nameOf: ({ name }, { width, height }, n) =>
      patternName(fields.values.namePattern, { name, n, width, height, extension: 'jpg' }) ?? compressedName(name),
    zipName: 'compressed_images.zip',
    successText: t('downloaded'),
  })

  return (
    <ReductionBatch
      batch={batch}
      files={files}
      downloads={downloads}
      formats="JPG, PNG, WebP, GIF, BMP, AVIF, HEIC, TIFF"
      sizeName="compressedSize"
      notesOf={({ result }) => (result?.notes ?? []).map((code) => ({ code, text: t(`notes.${code}`) }))}
      words={{ empty: t('empty'), before: t('before'), after: t('after'), compare: t('compare') }}
      settings={(actions) => <CompressSettingsCard fields={fields}>{actions}</CompressSettingsCard>}
      onRefuse={() => notify('error', t('errors.noImage'))}
      onReset={() => clearAll(batch.clear, fields.clear)}
    />
  )
}

interface SettingsProps {
  fields: FieldsState<typeof jpgCompressorFields>
  /** The buttons below. */
  children: ReactNode
}

function CompressSettingsCard({ fields: { bind, values, link }, children }: SettingsProps) {
  const t = useTranslations('jpg-compressor.settings')
  const hasTarget = values.targetSize !== null
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-5" aria-label={t('title')}>
      <RangeField
        field={bind('quality')}
        bounds={jpgCompressorFields.quality}
        label={t('quality')}
        unit="%"
        hint={hasTarget ? t('qualityUnused') : t('qualityHint')}
      />
      <NumberField field={bind('targetSize')} label={t('targetSize')} unit="KB" hint={t('targetSizeHint')} />
      <CheckField field={bind('stripMetadata')} label={t('stripMetadata')} hint={t('stripMetadataHint')} />
      <OutputFields namePattern={bind('namePattern')} link={link} />
      {children}
    </section>
  )
}
