'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { readToolList, slugsIn, watchToolLists, type ToolList } from '@/lib/browser/my-tools'

/** Slugs of a list that the visitor keeps on the device, newest first; empty in the prerendered page. */
export function useToolList(list: ToolList): readonly string[] {
  const text = useSyncExternalStore(
    watchToolLists,
    () => readToolList(list),
    () => '',
  )
  return useMemo(() => slugsIn(text), [text])
}
