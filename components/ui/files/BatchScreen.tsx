import { Fragment, type ReactNode, type RefObject } from 'react'
import type { BatchItem } from './batch-state'
import type { Batch } from './useBatch'
import type { FileInput } from './useFileInput'
import { BatchArea } from './BatchArea'
import { FileLayout } from '@/components/ui/layout/FileLayout'

/** Props of every item of a batch. */
export interface ItemProps<Info, Result> {
  readonly item: BatchItem<Info, Result>
  /** True for the only file, whose buttons are primary. */
  readonly single: boolean
  readonly onCancel: () => void
  readonly onRemove: () => void
}

interface Props<Info, Settings, Result> {
  batch: Batch<Info, Settings, Result>
  files: FileInput
  /** Names of the supported formats. */
  formats: string
  /** Text while there is no file. */
  empty: string
  /** Preview of a single file. */
  preview?: ReactNode
  /** Content below the files. */
  below?: ReactNode
  /** Ref of the files area, for scrolling it into view. */
  area?: RefObject<HTMLDivElement | null>
  renderItem: (props: ItemProps<Info, Result>) => ReactNode
  /** Settings and actions, placed next to the files or, on a phone, below the preview of a single file or the files. */
  settings: ReactNode
}

/** The screen of a tool that processes several files. */
export function BatchScreen<Info, Settings, Result>(props: Props<Info, Settings, Result>) {
  const { batch, files, formats, empty, preview, below, area, renderItem, settings } = props
  const { items } = batch
  const isSingle = preview && items.length === 1
  return (
    <FileLayout className="lg:grid-rows-[auto_1fr]">
      {preview && <section className={`card p-3 md:p-5 ${isSingle ? 'max-lg:-order-2' : ''}`}>{preview}</section>}
      <div
        ref={area}
        className={`grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-start-1 ${items.length > 1 ? 'max-lg:-order-1' : ''}`}
      >
        <BatchArea files={files} count={items.length} formats={formats} empty={empty}>
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
      {/* On a phone, a single picture answers the settings on the same screen, and several files come first. */}
      <div className={`lg:[grid-area:1/2/span_2] ${isSingle ? 'max-lg:-order-1' : ''}`}>{settings}</div>
    </FileLayout>
  )
}
