import { TOOLS } from './catalog.generated'
import { CATEGORIES, type ToolDescription } from './description'

function bySitePosition(a: ToolDescription, b: ToolDescription): number {
  return (
    CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category) ||
    a.position - b.position ||
    (a.slug < b.slug ? -1 : 1)
  )
}

/** All tools, in the order in which the site lists them. */
export const CATALOG: readonly ToolDescription[] = [...TOOLS].sort(bySitePosition)

/** The tools that can open the results of a tool, in the site's order. */
export function receiversOf(slug: string): readonly ToolDescription[] {
  const kind = CATALOG.find((tool) => tool.slug === slug)?.produces
  const receivers = CATALOG.filter(
    (tool) => kind !== undefined && tool.slug !== slug && tool.receives?.kinds.includes(kind),
  )
  return receivers.sort((a, b) => (a.receives?.rank ?? 0) - (b.receives?.rank ?? 0))
}
