import { useMemo } from 'react'
import { useDraftState } from '@/components/ui/fields/useDraft'
import { defaultsOf } from '@/lib/core/fields'
import { captionFields, readCaption, type CaptionRaw } from '@/lib/tools/mp4-to-gif/caption'

export interface CaptionItem extends CaptionRaw {
  readonly id: number
}

export type CaptionsState = ReturnType<typeof useCaptions>

const NONE: readonly CaptionItem[] = []

function areItems(value: unknown): value is readonly CaptionItem[] {
  const names = ['id', ...Object.keys(captionFields)]
  const isItem = (item: unknown) => typeof item === 'object' && item !== null && names.every((name) => name in item)
  return Array.isArray(value) && value.every(isItem)
}

/** The captions that the visitor writes, in the font of the page. */
export function useCaptions() {
  const [items, setItems] = useDraftState('captions', NONE, areItems)
  const captions = useMemo(() => {
    if (items.length === 0) return []
    const font = getComputedStyle(document.body).fontFamily
    const read = items.flatMap((item) => readCaption(item, font).caption ?? [])
    return read.length === items.length ? read : null
  }, [items])
  return {
    items,
    /** In the order of the items; null if one of them has a field that cannot be used. */
    captions,
    add: () => setItems([...items, { id: (items.at(-1)?.id ?? 0) + 1, ...defaultsOf(captionFields) }]),
    change: (id: number, changes: Partial<CaptionRaw>) =>
      setItems(items.map((item) => (item.id === id ? { ...item, ...changes } : item))),
    remove: (id: number) => setItems(items.filter((item) => item.id !== id)),
    clear: () => {
      setItems(NONE)
      return items.length > 0 ? () => setItems(items) : undefined
    },
  }
}
