import { memo, type ReactNode } from 'react'
import type { BatchItem } from './batch-state'
import type { Batch } from './useBatch'

/** Props of every item of a batch. */
export interface ItemProps<Info, Result> {
  readonly item: BatchItem<Info, Result>
  /** Its place in the list, from 0. */
  readonly place: number
  /** True for the only file; its buttons are primary. */
  readonly single: boolean
  readonly onCancel: () => void
  readonly onRemove: () => void
}

interface RowProps<Info, Result> extends Pick<ItemProps<Info, Result>, 'item' | 'place' | 'single'> {
  readonly render: (props: ItemProps<Info, Result>) => ReactNode
  readonly cancel: (id: number) => void
  readonly remove: (id: number) => void
}

function PlainRow<Info, Result>({ item, place, single, render, cancel, remove }: RowProps<Info, Result>) {
  return render({
    item,
    place,
    single,
    onCancel: () => cancel(item.id),
    onRemove: () => remove(item.id),
  })
}

// Each of forty photos changes several times, and only its own row is drawn for that.
const Row = memo(PlainRow) as typeof PlainRow

interface Props<Info, Settings, Result> {
  batch: Batch<Info, Settings, Result>
  /** With `useCallback`, a row is drawn again only when its file changes; otherwise all are. */
  renderItem: (props: ItemProps<Info, Result>) => ReactNode
}

export function BatchRows<Info, Settings, Result>({ batch, renderItem }: Props<Info, Settings, Result>) {
  const { items, cancel, remove } = batch
  return items.map((item, place) => (
    <Row
      key={item.id}
      item={item}
      place={place}
      single={items.length === 1}
      render={renderItem}
      cancel={cancel}
      remove={remove}
    />
  ))
}
