import type { Locale } from '@/lib/i18n/locales'
import { NEEDS_OF, TOOLS } from './catalog.generated'
import { CATEGORIES, type NeedDescription, type ToolDescription } from './description'

/** All tools, in the order in which the site lists them. */
export const CATALOG: readonly ToolDescription[] = TOOLS.toSorted(
  (a, b) => CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category) || a.position - b.position,
)

/** All needs, in the order of their tools. */
export const NEEDS: readonly NeedDescription[] = CATALOG.flatMap(({ slug: tool }) =>
  Object.entries(NEEDS_OF[tool] ?? {}).map(([slug, need]) => ({ ...need, slug, tool })),
)

/** The needs that have a page in a language: all, or those of one tool. */
export function needsIn(locale: Locale, slug?: string): readonly NeedDescription[] {
  return NEEDS.filter(({ locales, tool }) => locales.includes(locale) && (slug ?? tool) === tool)
}

/** The tools that can open the results of a tool, in the site's order. */
export function receiversOf(slug: string): readonly ToolDescription[] {
  const kind = CATALOG.find((tool) => tool.slug === slug)?.produces
  const receivers = CATALOG.filter(
    (tool) => kind !== undefined && tool.slug !== slug && tool.receives?.kinds.includes(kind),
  )
  return receivers.sort((a, b) => (a.receives?.rank ?? 0) - (b.receives?.rank ?? 0))
}
