'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import type { BatchItem } from './batch-state'
import type { Batch } from './useBatch'
import type { BatchDownloads } from './useBatchDownloads'
import type { FileInput } from './useFileInput'
import { BatchActions } from './BatchActions'
import { BatchScreen } from './BatchScreen'
import type { PictureInfo } from '@/components/ui/pictures/ComparePreview'
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
  /** Returns the notes for a result. */
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
  const [onlyItem] = items.length === 1 ? items : []
  const preview = ({ file, info, result }: BatchItem<Info, Result>) => (
    <ReductionPreview file={file} info={info} result={result} words={words} />
  )
  return (
    <BatchScreen
      batch={batch}
      files={files}
      formats={formats}
      empty={words.empty}
      preview={onlyItem && (onlyItem.info !== undefined || onlyItem.status === 'inspecting') && preview(onlyItem)}
      renderItem={(shared) => (
        <ReductionItem
          {...shared}
          sizeName={sizeName}
          notes={notesOf(shared.item)}
          comparison={() => preview(shared.item)}
          output={downloads.outputOf(shared.item)}
          success={downloads.successText}
        />
      )}
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
