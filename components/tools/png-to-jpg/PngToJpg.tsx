'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useBatch, useDebouncedRun } from '@/components/ui/files/useBatch'
import { useBatchDownloads } from '@/components/ui/files/useBatchDownloads'
import { useFields } from '@/components/ui/fields/useFields'
import { IMAGE_ACCEPT, useFileInput } from '@/components/ui/files/useFileInput'
import { clearAll } from '@/components/ui/feedback/clear-all'
import { notify } from '@/components/ui/feedback/notify'
import { ReductionBatch } from '@/components/ui/files/ReductionBatch'
import { inspectImage } from '@/lib/image/compress/compress-image'
import { parseHexColor } from '@/lib/image/pixels/hex-color'
import { patternName } from '@/lib/text/name-pattern'
import { pngToJpgFields } from '@/lib/tools/png-to-jpg/fields'
import { convertedName } from '@/lib/tools/png-to-jpg/result'
import { convertFile, type ConvertBatchItem, type ConvertSettings } from './convert-file'
import { ConvertSettingsCard } from './ConvertSettingsCard'
import { useUnfittingWarning } from './useUnfittingWarning'

const WORK = { inspect: inspectImage, process: convertFile }

export default function PngToJpg() {
  const t = useTranslations('png-to-jpg')
  const fields = useFields(pngToJpgFields)
  const batch = useBatch(WORK)
  const { background, quality } = fields.values
  const qualityProblem = fields.bind('quality').problem

  const settings = useMemo<ConvertSettings | null>(() => {
    const color = parseHexColor(background)
    return !color || quality === null || qualityProblem ? null : { background: color, quality }
  }, [background, quality, qualityProblem])
  useDebouncedRun(batch, settings)

  const startSelection = useUnfittingWarning(batch.items, () => notify('warning', t('unfitting')))
  const onFiles = (added: File[]) => {
    startSelection()
    batch.add(added)
  }
  const files = useFileInput({ accept: IMAGE_ACCEPT, multiple: true, onFiles })
  const downloads = useBatchDownloads(batch.items, {
    nameOf: ({ name }, { width, height }, n) =>
      patternName(fields.values.namePattern, { name, n, width, height, extension: 'jpg' }) ?? convertedName(name),
    zipName: 'converted_images.zip',
    successText: t('downloaded'),
  })

  return (
    <ReductionBatch
      batch={batch}
      files={files}
      downloads={downloads}
      formats="PNG, WebP, GIF, JPG, BMP, AVIF, HEIC, TIFF, SVG"
      sizeName="convertedSize"
      notesOf={(item) => noteCodes(item).map((code) => ({ code, text: t(`notes.${code}`) }))}
      words={{ empty: t('empty'), before: t('before'), after: t('after'), compare: t('compare') }}
      settings={(actions) => <ConvertSettingsCard fields={fields}>{actions}</ConvertSettingsCard>}
      onRefuse={() => notify('error', t('errors.noImage'))}
      onReset={() => clearAll(batch.clear, fields.clear)}
    />
  )
}

/** What has to be said beside a result. */
function noteCodes({ info, result }: ConvertBatchItem): ('larger' | 'firstFrame')[] {
  if (!result) return []
  return [...(result.reduction < 0 ? (['larger'] as const) : []), ...(info?.animated ? (['firstFrame'] as const) : [])]
}
