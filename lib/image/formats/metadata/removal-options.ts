/** What to remove from a copy: all metadata, only the location, or everything except the dates. */
export const REMOVALS = ['everything', 'place', 'exceptDate'] as const
export type Removal = (typeof REMOVALS)[number]

/** What a new picture is to lose of the metadata of the one it is made from. */
export type Loss = Removal | 'nothing'
