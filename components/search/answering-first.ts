import type { SearchHit } from '@/lib/search/rank'

interface Listed {
  readonly slug: string
}

/** What a search finds, with the best page of the tool that answers the query first; an empty list stays so. */
export function answeringFirst<Entry extends Listed>(
  hits: readonly SearchHit<Entry>[],
  tools: readonly Entry[],
  answering: string | undefined,
): readonly SearchHit<Entry>[] {
  const tool = tools.find(({ slug }) => slug === answering)
  if (!tool || hits.length === 0) return hits
  const own = hits.find((hit) => hit.tool.slug === answering) ?? { tool }
  return [own, ...hits.filter((hit) => hit !== own)]
}
