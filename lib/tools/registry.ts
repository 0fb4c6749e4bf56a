import 'server-only'
import { CATALOG, CATEGORIES, type Category, type ToolRow } from './catalog'
import { takersOf } from './handover'

/** The tools whose pages are made, in the site's order. */
export const READY_TOOLS: readonly ToolRow[] = CATALOG.filter((tool) => tool.ready)

const BY_SLUG = new Map(READY_TOOLS.map((tool) => [tool.slug, tool]))

/** The tool of a slug; undefined when there is none or its page is not made yet. */
function findTool(slug: string): ToolRow | undefined {
  return BY_SLUG.get(slug)
}

/** The tool of a route; throws when the catalog has no ready one of that slug. */
export function getTool(slug: string): ToolRow {
  const tool = findTool(slug)
  if (!tool) throw new Error(`${slug} has a route but no ready row in the catalog`)
  return tool
}

/** The tools to offer below a tool: its own list first, then others of its category, made pages only, at most `most`. */
export function relatedTools(tool: ToolRow, most = 3): ToolRow[] {
  const named = tool.related.flatMap((slug) => findTool(slug) ?? [])
  const others = READY_TOOLS.filter((other) => other !== tool && !named.includes(other))
  const near = [...others].sort((a, b) => Number(b.category === tool.category) - Number(a.category === tool.category))
  return [...named, ...near].slice(0, most)
}

/** The tools that take what a tool makes, made pages only, and whether they take several files at once. */
export function openTools({ slug }: ToolRow): { tool: ToolRow; several: boolean }[] {
  return takersOf(slug).flatMap((taker) => {
    const tool = findTool(taker.slug)
    return tool ? [{ tool, several: taker.several === true }] : []
  })
}

/** Number of tools by category, empty categories included. */
export function toolCounts(): Record<Category, number> {
  const count = (category: Category) => READY_TOOLS.filter((tool) => tool.category === category).length
  return Object.fromEntries(CATEGORIES.map((category) => [category, count(category)])) as Record<Category, number>
}

/** Of a large catalog the home page is built with so many of each category; the search index has the others. */
const FIRST_OF_CATEGORY = 12

/** The tools the home page is built with: the featured ones and the first of each category, in the site's order. */
export function toolsOfHome(tools: readonly ToolRow[] = READY_TOOLS): ToolRow[] {
  return CATEGORIES.flatMap((category) => {
    const own = tools.filter((tool) => tool.category === category)
    return own.filter((tool, index) => tool.featured || index < FIRST_OF_CATEGORY)
  })
}
