'use client'

import { useTranslations } from 'next-intl'
import { ColorField } from '@/components/ui/fields/ColorField'
import { RangeField } from '@/components/ui/fields/RangeField'
import { useFields } from '@/components/ui/fields/useFields'
import { notify } from '@/components/ui/feedback/notify'
import { ReductionBatch } from '@/components/ui/files/ReductionBatch'
import { readBytes } from '@/lib/core/read-bytes'
import { pngToJpgFields } from '@/lib/tools/png-to-jpg/fields'
import { convertedName, isUnfitting, START_BYTES } from '@/lib/tools/png-to-jpg/result'
import { BackgroundPresets } from './BackgroundPresets'

const OWN = ['longestSide', 'targetSize', 'leastSize', 'format', 'stripMetadata', 'removal'] as const

export default function PngToJpg() {
  const t = useTranslations('png-to-jpg')
  const fields = useFields(pngToJpgFields)
  const { background, quality, format } = fields.values

  const warn = async (files: readonly File[]) => {
    const starts = await Promise.all(files.map((file) => readBytes(file.slice(0, START_BYTES))))
    if (starts.some(isUnfitting)) notify('warning', t('unfitting'))
  }

  return (
    <ReductionBatch
      slug="png-to-jpg"
      // A file that cannot be read is refused by the batch.
      onFiles={(files) => warn(files).catch(() => {})}
      quality={fields.bind('quality').problem ? null : quality}
      background={background}
      fields={fields}
      usualName={convertedName}
      zipName="converted_images.zip"
      formats="PNG, WebP, GIF, JPG, BMP, AVIF, HEIC, TIFF, SVG, PSD, RAW"
      sizeName="convertedSize"
      declared={pngToJpgFields}
      own={OWN}
      front={[
        {
          names: ['background'],
          // The other formats keep transparency.
          control: format === 'jpeg' && (
            <>
              <BackgroundPresets background={background} onChoose={(color) => fields.set({ background: color })} />
              <ColorField field={fields.bind('background')} label={t('settings.background')} />
            </>
          ),
        },
        {
          names: ['quality'],
          control: <RangeField field={fields.bind('quality')} label={t('settings.quality')} unit="%" />,
        },
      ]}
    />
  )
}
