'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { CheckField } from '@/components/ui/fields/CheckField'
import { NumberField } from '@/components/ui/fields/NumberField'
import { RangeField } from '@/components/ui/fields/RangeField'
import { SelectField } from '@/components/ui/fields/SelectField'
import { useFields, type FieldsState } from '@/components/ui/fields/useFields'
import { makePicture, type PassSettings } from '@/components/ui/files/make-picture'
import { ReductionBatch } from '@/components/ui/files/ReductionBatch'
import { useBatch, useDebouncedRun } from '@/components/ui/files/useBatch'
import { inspectForCompressor } from '@/lib/image/compress/compress-image'
import { WHITE } from '@/lib/image/pixels/blend'
import { bytesOf, lossOf } from '@/lib/image/recipe'
import { jpgCompressorFields } from '@/lib/tools/jpg-compressor/fields'
import { compressedName } from '@/lib/tools/jpg-compressor/result'

const OWN = ['leastSize', 'longestSide', 'format'] as const
const WORK = { inspect: inspectForCompressor, process: makePicture }

export default function JpgCompressor() {
  const t = useTranslations('jpg-compressor')
  const fields = useFields(jpgCompressorFields)
  const batch = useBatch(WORK)
  const { quality, targetSize, leastSize, longestSide, format, stripMetadata, removal } = fields.values
  const problem = (['targetSize', 'leastSize', 'longestSide'] as const).some((name) => fields.bind(name).problem)
  const qualityProblem = fields.bind('quality').problem

  const settings = useMemo<PassSettings | null>(() => {
    if (problem) return null
    const sizes = { target: bytesOf(targetSize), least: bytesOf(leastSize) }
    const pass = { ...sizes, background: WHITE, longestSide, format, loss: lossOf({ stripMetadata, removal }) }
    // With a target the quality is of no effect, and changing it should start nothing.
    if (targetSize !== null) return { quality: jpgCompressorFields.quality.default ?? 0, ...pass }
    return quality === null || qualityProblem ? null : { quality, ...pass }
  }, [quality, qualityProblem, targetSize, leastSize, longestSide, problem, format, stripMetadata, removal])
  useDebouncedRun(batch, settings)

  return (
    <ReductionBatch
      slug="jpg-compressor"
      batch={batch}
      fields={fields}
      usualName={compressedName}
      zipName="compressed_images.zip"
      formats="JPG, PNG, WebP, GIF, BMP, AVIF, HEIC, TIFF, PSD, RAW"
      sizeName="compressedSize"
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
