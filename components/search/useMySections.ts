import { useToolList } from '@/components/ui/layout/useToolList'
import type { SearchIndex } from '@/lib/search/index-file'
import type { Section } from './ToolCombobox'

/** The visitor's favorites, and the recent tools that are not favorites; without empty sections. */
export function useMySections({ words, tools }: SearchIndex): Section[] {
  const favorites = useToolList('favorites')
  const recent = useToolList('recent').filter((slug) => !favorites.includes(slug))
  const pick = (slugs: readonly string[]) => slugs.flatMap((slug) => tools.find((tool) => tool.slug === slug) ?? [])
  return [
    { label: words.favorites, tools: pick(favorites) },
    { label: words.recent, tools: pick(recent) },
  ].filter((section) => section.tools.length > 0)
}
