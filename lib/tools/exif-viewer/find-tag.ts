import type { MetadataGroup, MetadataTag } from './metadata-tag'

/** Group and name of a tag. */
export type Source = `${MetadataGroup} ${string}`

/** The first tag there is of several sources. */
export type Find = (...sources: readonly Source[]) => MetadataTag | undefined

/** A file's tags → a way to find them by group and name, the first of several that are called alike. */
export function finder(tags: readonly MetadataTag[]): Find {
  const firsts = new Map<string, MetadataTag>(tags.toReversed().map((tag) => [`${tag.group} ${tag.name}`, tag]))
  return (...sources) => firsts.get(sources.find((source) => firsts.has(source)) ?? '')
}
