import { useMemo, useSyncExternalStore } from 'react'
import { readToolList, parseSlugs, watchToolLists, type ToolList } from '@/lib/platform/my-tools'

/** The slugs of a stored list of tools, newest first; empty until hydration. */
export function useToolList(list: ToolList): readonly string[] {
  const text = useSyncExternalStore(
    watchToolLists,
    () => readToolList(list),
    () => '',
  )
  return useMemo(() => parseSlugs(text), [text])
}
