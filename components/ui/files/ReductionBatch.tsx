'use client'

import { useTranslations } from 'next-intl'
import { useCallback, type ComponentProps, type ReactNode } from 'react'
import type { BatchItem } from './batch-state'
import type { Batch } from './useBatch'
import type { BatchDownloads } from './useBatchDownloads'
import type { FileInput } from './useFileInput'
import { BatchActions } from './BatchActions'
import { BatchScreen } from './BatchScreen'
import type { PictureInfo } from '@/components/ui/pictures/ComparePreview'
import type { ItemProps } from './BatchRows'
import { ReductionItem, type Reduced } from './ReductionItem'
import { ReductionPreview } from '@/components/ui/pictures/ReductionPreview'

interface Props<Info extends PictureInfo, Settings, Result extends Reduced> {
  batch: Batch<Info, Settings, Result>
  files: FileInput
  downloads: BatchDownloads<Result>
  /** Names of the supported formats. */
  formats: string
  /** HTML name of the result's size, for example `compressedSize`. */
  sizeName: string
  /** Returns the notes on a result; must be stable while its words do not change. */
  notesOf: (item: BatchItem<Info, Result>) => ComponentProps<typeof ReductionItem>['notes']
  words: { readonly empty: string } & ComponentProps<typeof ReductionPreview>['words']
  settingsLabel: string
  settings: ReactNode
  /** Called if a download is requested without files. */
  onRefuse: () => void
  onReset: () => void
}

/** The screen of a tool that reduces the size of pictures. A single picture has a preview before and after. */
export function ReductionBatch<Info extends PictureInfo, Settings, Result extends Reduced>(
  props: Props<Info, Settings, Result>,
) {
  const { batch, files, downloads, formats, sizeName, notesOf, words, settingsLabel, settings, onRefuse, onReset } =
    props
  const actions = useTranslations('shell.actions')
  const { items } = batch
  const { outputOf, successText } = downloads
  const [onlyItem] = items.length === 1 ? items : []
  const { empty, before, after, compare } = words
  const preview = useCallback(
    ({ file, info, result }: BatchItem<Info, Result>) => (
      <ReductionPreview file={file} info={info} result={result} words={{ before, after, compare }} />
    ),
    [before, after, compare],
  )
  const renderItem = useCallback(
    (shared: ItemProps<Info, Result>) => (
      <ReductionItem
        {...shared}
        sizeName={sizeName}
        notes={notesOf(shared.item)}
        comparison={() => preview(shared.item)}
        output={outputOf(shared.item, shared.place)}
        success={successText}
      />
    ),
    [sizeName, notesOf, preview, outputOf, successText],
  )
  return (
    <BatchScreen
      batch={batch}
      files={files}
      formats={formats}
      empty={empty}
      preview={onlyItem && (onlyItem.info !== undefined || onlyItem.status === 'inspecting') && preview(onlyItem)}
      renderItem={renderItem}
      settingsLabel={settingsLabel}
      settings={settings}
      actions={
        <BatchActions
          label={actions('download')}
          batch={batch}
          downloads={downloads}
          onRefuse={onRefuse}
          onReset={onReset}
        />
      }
    />
  )
}
