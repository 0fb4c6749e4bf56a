import 'server-only'
import { CATALOG, NEEDS, receiversOf } from './catalog'
import { CATEGORIES, type Category, type NeedDescription, type ToolDescription } from './description'

const BY_SLUG = new Map(CATALOG.map((tool) => [tool.slug, tool]))

/** The tool of a route; throws when it has no `tool.ts`. */
export function getTool(slug: string): ToolDescription {
  const tool = BY_SLUG.get(slug)
  if (!tool) throw new Error(`${slug} has a route but no lib/tools/${slug}/tool.ts`)
  return tool
}

/** The need of a route; throws if the tool has no such need. */
export function getNeed(tool: string, slug: string): NeedDescription {
  const need = NEEDS.find((one) => one.tool === tool && one.slug === slug)
  if (!need) throw new Error(`${slug} is not in lib/tools/${tool}/needs.ts`)
  return need
}

/** The tools to suggest below a tool. */
export function relatedTools(tool: ToolDescription): ToolDescription[] {
  return tool.related.map(getTool)
}

/** The tools that can open the results of a tool, and whether they accept several files at once. */
export function openTools({ slug }: ToolDescription): { tool: ToolDescription; several: boolean }[] {
  return receiversOf(slug).map((tool) => ({ tool, several: tool.receives?.several === true }))
}

/** Number of tools by category. */
export function toolCounts(): Record<Category, number> {
  const count = (category: Category) => CATALOG.filter((tool) => tool.category === category).length
  return Object.fromEntries(CATEGORIES.map((category) => [category, count(category)])) as Record<Category, number>
}
