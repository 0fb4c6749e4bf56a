import type { MetadataGroup, MetadataTag } from './metadata-tag'

export type Source = readonly [MetadataGroup, string]

/** The first tag there is of several sources. */
export type Find = (...sources: readonly Source[]) => MetadataTag | undefined

/** A file's tags → a way to find them by group and name. */
export function finder(tags: readonly MetadataTag[]): Find {
  return (...sources) => {
    for (const [group, name] of sources) {
      const found = tags.find((tag) => tag.group === group && tag.name === name)
      if (found) return found
    }
    return undefined
  }
}
