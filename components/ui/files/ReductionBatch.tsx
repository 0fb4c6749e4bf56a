'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useCallback, type ComponentProps, type ReactNode } from 'react'
import type { BatchItem } from './batch-state'
import type { Batch } from './useBatch'
import { useBatchDownloads, type MadePicture } from './useBatchDownloads'
import { IMAGE_ACCEPT, useFileInput } from './useFileInput'
import { clearAll, type Clear } from '@/components/ui/feedback/clear-all'
import { notify } from '@/components/ui/feedback/notify'
import { formatBytes } from '@/lib/core/bytes'
import { prepareCompressor } from '@/lib/image/compress/compress-image'
import { BatchActions } from './BatchActions'
import type { FrontControl } from '@/components/ui/fields/ToolSettings'
import { BatchScreen } from './BatchScreen'
import { OutputFields } from './OutputFields'
import type { RecipeProps } from './RecipePanel'
import type { Fields } from '@/lib/core/fields'
import { late } from '@/components/ui/layout/late'
import { ComparePreview, type PictureInfo } from '@/components/ui/pictures/ComparePreview'
import type { ItemProps } from './BatchRows'
import { ReductionItem, type Reduced } from './ReductionItem'

const RecipePanel = late(() => import('./RecipePanel'))

interface Props<Info extends PictureInfo, Settings, Result extends Reduced> {
  /** Of the tool, whose words are used. */
  slug: 'jpg-compressor' | 'png-to-jpg'
  batch: Batch<Info, Settings, Result>
  /** Called with files that are added; by default they only join the batch. */
  onFiles?: (files: File[]) => void
  fields: RecipeProps['fields'] & ComponentProps<typeof BatchScreen>['fields'] & { readonly clear: Clear }
  usualName: (name: string, extension: string) => string
  zipName: string
  /** Names of the supported formats. */
  formats: string
  /** HTML name of the result's size, for example `compressedSize`. */
  sizeName: string
  /** The tool's fields, and those of recipes that it has nowhere else. */
  declared: Fields
  own: RecipeProps['own']
  front: readonly FrontControl[]
  /** Its further settings, before those of all pictures. */
  more?: ReactNode
}

/** The screen of a tool that reduces the size of pictures. A single picture has a preview before and after. */
export function ReductionBatch<Info extends PictureInfo, Settings, Result extends Reduced & MadePicture>(
  props: Props<Info, Settings, Result>,
) {
  const { slug, batch, fields, usualName, zipName, formats, sizeName, declared, own, front, more } = props
  const { onFiles = batch.add } = props
  const t = useTranslations(slug)
  const actions = useTranslations('shell.actions')
  const locale = useLocale()
  const { items } = batch
  const files = useFileInput({ accept: IMAGE_ACCEPT, multiple: true, onFiles, onIntent: prepareCompressor })
  const successText = t('downloaded')
  const pattern = fields.values.namePattern
  const downloads = useBatchDownloads(items, { pattern, usualName, zipName, successText })
  const { outputOf } = downloads
  const [onlyItem] = items.length === 1 ? items : []
  const [before, after, compare] = [t('before'), t('after'), t('compare')]
  const preview = useCallback(
    ({ file, info, result, status }: BatchItem<Info, Result>) => (
      <ComparePreview
        original={info && { ...info, blob: file }}
        // What other settings made before these failed.
        result={status === 'failed' ? undefined : result}
        labels={{ before, after, compare }}
        sizes={{ before: formatBytes(locale, file.size), after: result && formatBytes(locale, result.blob.size) }}
      />
    ),
    [before, after, compare, locale],
  )
  const renderItem = useCallback(
    (shared: ItemProps<Info, Result>) => (
      <ReductionItem
        {...shared}
        sizeName={sizeName}
        noteText={(code) => t(`notes.${code}`)}
        comparison={() => preview(shared.item)}
        output={outputOf(shared.item, shared.place)}
        success={successText}
      />
    ),
    [sizeName, t, preview, outputOf, successText],
  )
  return (
    <BatchScreen
      batch={batch}
      files={files}
      formats={formats}
      empty={t('empty')}
      preview={onlyItem && (onlyItem.info !== undefined || onlyItem.status === 'inspecting') && preview(onlyItem)}
      renderItem={renderItem}
      settingsLabel={t('settings.title')}
      fields={fields}
      front={front}
      more={
        <>
          {more}
          <OutputFields fields={fields} />
        </>
      }
      late={<RecipePanel fields={fields} declared={declared} own={own} />}
      onReset={() => clearAll(batch.clear, files.clear, fields.clear)}
      actions={
        <BatchActions
          label={actions('download')}
          batch={batch}
          downloads={downloads}
          onRefuse={() => notify('error', t('errors.noImage'))}
        />
      }
    />
  )
}
