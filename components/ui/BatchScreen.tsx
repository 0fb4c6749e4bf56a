import { Fragment, type ReactNode, type RefObject } from 'react'
import type { BatchItem } from '@/components/hooks/batch-state'
import type { Batch } from '@/components/hooks/useBatch'
import type { FileInput } from '@/components/hooks/useFileInput'
import { BatchArea } from './BatchArea'
import { FileLayout } from './FileLayout'

/** What every entry of a batch's list needs. */
export interface ItemProps<Info, Result> {
  readonly item: BatchItem<Info, Result>
  /** The only file: its buttons are the page's main ones. */
  readonly single: boolean
  readonly onCancel: () => void
  readonly onRemove: () => void
}

interface Props<Info, Settings, Result> {
  batch: Batch<Info, Settings, Result>
  files: FileInput
  /** Names of the formats that are read. */
  formats: string
  /** Said while there is no file. */
  empty: string
  /** The picture of an only file. */
  preview?: ReactNode
  /** What stands under the files. */
  below?: ReactNode
  /** For a tool that brings the files into sight. */
  area?: RefObject<HTMLDivElement | null>
  renderItem: (props: ItemProps<Info, Result>) => ReactNode
  /** The card of settings and actions beside the files, below them on a phone. */
  settings: ReactNode
}

/** The screen of a tool that works on many files: where they arrive and are listed, and beside them the settings. */
export function BatchScreen<Info, Settings, Result>(props: Props<Info, Settings, Result>) {
  const { batch, files, formats, empty, preview, below, area, renderItem, settings } = props
  const { items } = batch
  return (
    <FileLayout>
      <div ref={area} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <BatchArea files={files} count={items.length} formats={formats} empty={empty} preview={preview}>
          {items.map((item) => (
            <Fragment key={item.id}>
              {renderItem({
                item,
                single: items.length === 1,
                onCancel: () => batch.cancel(item.id),
                onRemove: () => batch.remove(item.id),
              })}
            </Fragment>
          ))}
        </BatchArea>
        {below}
      </div>
      {settings}
    </FileLayout>
  )
}
