'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import type { BatchItem } from '@/components/hooks/batch-state'
import type { Batch } from '@/components/hooks/useBatch'
import type { BatchDownloads } from '@/components/hooks/useBatchDownloads'
import type { FileInput } from '@/components/hooks/useFileInput'
import { BatchActions } from './BatchActions'
import { BatchScreen } from './BatchScreen'
import type { PictureInfo } from './ComparePreview'
import { ReductionItem, type Reduced } from './ReductionItem'
import { ReductionPreview } from './ReductionPreview'

interface Props<Info extends PictureInfo, Settings, Result extends Reduced> {
  batch: Batch<Info, Settings, Result>
  files: FileInput
  downloads: BatchDownloads<Result>
  /** Names of the formats that are read. */
  formats: string
  /** The public name of a result's size: `compressedSize`. */
  sizeName: string
  /** What has to be said beside a result. */
  notesOf: (item: BatchItem<Info, Result>) => ComponentProps<typeof ReductionItem>['notes']
  words: { readonly empty: string } & ComponentProps<typeof ReductionPreview>['words']
  /** The card of settings around the actions it is given. */
  settings: (actions: ReactNode) => ReactNode
  /** A download is asked for while there is no file. */
  onRefuse: () => void
  onReset: () => void
}

/** The screen of a tool that makes pictures smaller: each file with its sizes, an only one with before and after. */
export function ReductionBatch<Info extends PictureInfo, Settings, Result extends Reduced>(
  props: Props<Info, Settings, Result>,
) {
  const { batch, files, downloads, formats, sizeName, notesOf, words, settings, onRefuse, onReset } = props
  const actions = useTranslations('shell.actions')
  const { items } = batch
  const [only] = items.length === 1 ? items : []
  return (
    <BatchScreen
      batch={batch}
      files={files}
      formats={formats}
      empty={words.empty}
      preview={
        only &&
        (only.info !== undefined || only.status === 'inspecting') && (
          <ReductionPreview file={only.file} info={only.info} result={only.result} words={words} />
        )
      }
      renderItem={(shared) => (
        <ReductionItem
          {...shared}
          sizeName={sizeName}
          notes={notesOf(shared.item)}
          output={downloads.outputOf(shared.item)}
          onDownload={downloads.download}
        />
      )}
      settings={settings(
        <BatchActions
          label={actions('download')}
          files={items.length}
          downloads={downloads}
          onRefuse={onRefuse}
          onReset={onReset}
        />,
      )}
    />
  )
}
