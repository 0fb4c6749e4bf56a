'use client'

import { useTranslations } from 'next-intl'
import { CheckField } from '@/components/ui/fields/CheckField'
import { NumberField } from '@/components/ui/fields/NumberField'
import { RangeField } from '@/components/ui/fields/RangeField'
import { SelectField } from '@/components/ui/fields/SelectField'
import { useFields, type FieldsState } from '@/components/ui/fields/useFields'
import { ReductionBatch } from '@/components/ui/files/ReductionBatch'
import { jpgCompressorFields } from '@/lib/tools/jpg-compressor/fields'
import { compressedName } from '@/lib/tools/jpg-compressor/result'

const OWN = ['leastSize', 'longestSide', 'format'] as const

export default function JpgCompressor() {
  const t = useTranslations('jpg-compressor')
  const fields = useFields(jpgCompressorFields)
  const { quality, targetSize } = fields.values
  const chosen = fields.bind('quality').problem ? null : quality
  return (
    <ReductionBatch
      slug="jpg-compressor"
      // With a target the quality is of no effect, and changing it should start nothing.
      quality={targetSize === null ? chosen : jpgCompressorFields.quality.default}
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
