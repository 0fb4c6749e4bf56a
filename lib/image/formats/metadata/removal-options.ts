/** What to remove from a copy: all metadata, only the location, or everything except the dates. */
export const REMOVALS = ['everything', 'place', 'exceptDate'] as const
export type Removal = (typeof REMOVALS)[number]

/** What a new picture loses of the original's metadata. */
export type Loss = Removal | 'nothing'
