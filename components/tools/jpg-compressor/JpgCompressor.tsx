'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useMemo } from 'react'
import type { TaskContext } from '@/components/ui/feedback/useTask'
import { CheckField } from '@/components/ui/fields/CheckField'
import { NumberField } from '@/components/ui/fields/NumberField'
import { RangeField } from '@/components/ui/fields/RangeField'
import { SelectField } from '@/components/ui/fields/SelectField'
import { useFields, type FieldsState } from '@/components/ui/fields/useFields'
import { makePicture, type PictureResult } from '@/components/ui/files/make-picture'
import { ReductionBatch } from '@/components/ui/files/ReductionBatch'
import { useBatch, useDebouncedRun } from '@/components/ui/files/useBatch'
import type { ImageHeader } from '@/lib/image/codecs/image-header'
import { inspectForCompressor } from '@/lib/image/compress/compress-image'
import type { OutputFormat } from '@/lib/image/formats/image-formats'
import type { Loss } from '@/lib/image/formats/metadata/removal-options'
import { WHITE } from '@/lib/image/pixels/blend'
import { bytesOf, lossOf } from '@/lib/image/recipe'
import { jpgCompressorFields } from '@/lib/tools/jpg-compressor/fields'
import { compressedName, notesOf, targetBytes, type NoteCode } from '@/lib/tools/jpg-compressor/result'

interface CompressSettings {
  /** 10 to 100; of no effect with a target size. */
  readonly quality: number
  /** Bytes, or null. */
  readonly target: number | null
  readonly least: number | null
  readonly longestSide: number | null
  readonly format: OutputFormat
  readonly loss: Loss
}

interface Compressed extends PictureResult {
  readonly notes: readonly NoteCode[]
}

async function compress(
  file: File,
  info: ImageHeader,
  settings: CompressSettings,
  context: TaskContext<number>,
): Promise<Compressed> {
  const target = targetBytes(settings, { kind: info.kind, bytes: file.size })
  const made = await makePicture(file, info, { ...settings, target, background: WHITE }, context)
  const notes = notesOf({ ...made, originalBytes: file.size, resultBytes: made.blob.size })
  return { ...made, notes }
}

const OWN = ['leastSize', 'longestSide', 'format'] as const
const WORK = { inspect: inspectForCompressor, process: compress }

export default function JpgCompressor() {
  const t = useTranslations('jpg-compressor')
  const fields = useFields(jpgCompressorFields)
  const batch = useBatch(WORK)
  const { quality, targetSize, leastSize, longestSide, format, stripMetadata, removal } = fields.values
  const problem = (['targetSize', 'leastSize', 'longestSide'] as const).some((name) => fields.bind(name).problem)
  const qualityProblem = fields.bind('quality').problem

  const settings = useMemo<CompressSettings | null>(() => {
    if (problem) return null
    const sizes = { target: bytesOf(targetSize), least: bytesOf(leastSize) }
    const pass = { ...sizes, longestSide, format, loss: lossOf({ stripMetadata, removal }) }
    // With a target the quality is of no effect, and changing it should start nothing.
    if (targetSize !== null) return { quality: jpgCompressorFields.quality.default ?? 0, ...pass }
    return quality === null || qualityProblem ? null : { quality, ...pass }
  }, [quality, qualityProblem, targetSize, leastSize, longestSide, problem, format, stripMetadata, removal])
  useDebouncedRun(batch, settings)

  const notesOfItem = useCallback(
    ({ result }: { result?: Compressed }) => (result?.notes ?? []).map((code) => ({ code, text: t(`notes.${code}`) })),
    [t],
  )

  return (
    <ReductionBatch
      slug="jpg-compressor"
      batch={batch}
      fields={fields}
      usualName={compressedName}
      zipName="compressed_images.zip"
      formats="JPG, PNG, WebP, GIF, BMP, AVIF, HEIC, TIFF, PSD, RAW"
      sizeName="compressedSize"
      notesOf={notesOfItem}
      declared={jpgCompressorFields}
      own={OWN}
      front={[
        {
          names: ['quality'],
          control: (
            <RangeField
              field={fields.bind('quality')}
              label={t('settings.quality')}
              unit="%"
              hint={targetSize === null ? t('settings.qualityHint') : t('settings.qualityUnused')}
            />
          ),
        },
        {
          names: ['targetSize'],
          control: (
            <NumberField
              field={fields.bind('targetSize')}
              label={t('settings.targetSize')}
              unit="KB"
              hint={t('settings.targetSizeHint')}
            />
          ),
        },
      ]}
      more={<MetadataFields fields={fields} />}
    />
  )
}

function MetadataFields({ fields: { bind, values } }: { fields: FieldsState<typeof jpgCompressorFields> }) {
  const t = useTranslations('jpg-compressor.settings')
  const removals = useTranslations('jpg-compressor.removals')
  return (
    <>
      <CheckField field={bind('stripMetadata')} label={t('stripMetadata')} hint={t('stripMetadataHint')} />
      {values.stripMetadata && (
        <SelectField field={bind('removal')} label={t('removal')} options={(value) => removals(value)} />
      )}
    </>
  )
}
