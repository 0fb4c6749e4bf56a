'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useBatch, useDebouncedRun } from '@/components/ui/files/useBatch'
import { ColorField } from '@/components/ui/fields/ColorField'
import { RangeField } from '@/components/ui/fields/RangeField'
import { useFields } from '@/components/ui/fields/useFields'
import { notify } from '@/components/ui/feedback/notify'
import { ReductionBatch } from '@/components/ui/files/ReductionBatch'
import { makePicture } from '@/components/ui/files/make-picture'
import { inspectForCompressor } from '@/lib/image/compress/compress-image'
import { WHITE } from '@/lib/image/pixels/blend'
import { parseHexColor } from '@/lib/image/pixels/hex-color'
import { bytesOf, lossOf } from '@/lib/image/recipe'
import { pngToJpgFields } from '@/lib/tools/png-to-jpg/fields'
import { convertedName } from '@/lib/tools/png-to-jpg/result'
import { BackgroundPresets } from './BackgroundPresets'
import { useUnfittingWarning } from './useUnfittingWarning'

const OWN = ['longestSide', 'targetSize', 'leastSize', 'format', 'stripMetadata', 'removal'] as const
const WORK = { inspect: inspectForCompressor, process: makePicture }

export default function PngToJpg() {
  const t = useTranslations('png-to-jpg')
  const fields = useFields(pngToJpgFields)
  const batch = useBatch(WORK)
  const { background, quality, targetSize, leastSize, longestSide, format, stripMetadata, removal } = fields.values
  const problem = (['quality', 'targetSize', 'leastSize', 'longestSide'] as const).some(
    (name) => fields.bind(name).problem,
  )

  const settings = useMemo(() => {
    const color = format === 'jpeg' ? parseHexColor(background) : WHITE
    if (!color || quality === null || problem) return null
    const sizes = { target: bytesOf(targetSize), least: bytesOf(leastSize) }
    return { background: color, quality, ...sizes, longestSide, format, loss: lossOf({ stripMetadata, removal }) }
  }, [background, quality, problem, targetSize, leastSize, longestSide, format, stripMetadata, removal])
  useDebouncedRun(batch, settings)

  const startSelection = useUnfittingWarning(batch.items, () => notify('warning', t('unfitting')))
  const onFiles = (added: File[]) => {
    startSelection()
    batch.add(added)
  }

  return (
    <ReductionBatch
      slug="png-to-jpg"
      batch={batch}
      onFiles={onFiles}
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
