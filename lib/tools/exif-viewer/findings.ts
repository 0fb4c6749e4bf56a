import type { Part } from '@/lib/image/formats/metadata/blocks'
import type { MetadataGroup, MetadataTag } from './metadata-tag'
import { namesOf, sensitivityOfName } from './sensitive'

/** What a photo may say about somebody, in the order in which it is said. */
export const CONCERNS = ['place', 'time', 'person', 'faces'] as const
export type Concern = (typeof CONCERNS)[number]

/** Where in the file it says so. */
export type Where = Part | 'exif' | 'xmp' | 'iptc' | 'text' | 'makerNotes'

export interface Finding {
  readonly concern: Concern
  readonly tags: readonly MetadataTag[]
  readonly where: readonly Where[]
}

const WHERE: Partial<Record<MetadataGroup, Where>> = {
  exif: 'exif',
  gps: 'exif',
  xmp: 'xmp',
  iptc: 'iptc',
  photoshop: 'iptc',
  makerNotes: 'makerNotes',
}

/** GPS also says how it was measured. */
const HOW_MEASURED = /^gps(?!.*(latitude|longitude|longtitude|position|coordinates|area))/i
const REFERENCE = /ref$/i
/** Additions to a time, which say none by themselves. */
const NO_TIME = /^(sub ?sec|offset ?time|time ?zone)/i

/** Marked faces: how many, and the names that are given to them. Cameras mark in the same way where they focused. */
export function facesIn(tags: readonly MetadataTag[]): { readonly count: number; readonly names: readonly string[] } {
  const text = tags.map((tag) => tag.text).join('\n')
  // The type and role of an IPTC region have names, too, which are not of people.
  const named = text.matchAll(/(?<!\b(?:rCtype|rRole): )\b(?:PersonDisplay)?Name: ([^;,\n]+)/g)
  const names = Array.from(named, ([, name = '']) => name.trim())
  const kinds = [...text.matchAll(/\bType: (\w+)/g)].filter(([, kind = '']) => /face|pet/i.test(kind)).length
  const shapes = ['Rectangle', 'RegionBoundary', 'rbX', 'rbShape'].map((shape) => text.split(`${shape}: `).length - 1)
  return { count: Math.max(kinds, ...shapes, names.length), names: [...new Set(names)] }
}

/** Of a face or a frame, a stamp may only count. */
const STAMP = /^time ?stamp$/i

/** In XMP, the time of a position has its day. */
const GPS_TIME = /^gps ?(date|time)/i
const DAY = /[1-9]\d{3}[-:]\d\d/

/** What a tag says about somebody by one of its names; null if nothing, or if it stands there empty. Unreadable numbers count as a place. */
function concernOf(tag: MetadataTag, name: string): Concern | null {
  const { text } = tag
  const sensitivity = sensitivityOfName(tag.group, name)
  if (GPS_TIME.test(name)) return DAY.test(text) ? 'time' : null
  if (STAMP.test(name)) return DAY.test(text) || /\d{10}/.test(text) ? 'time' : null
  if (sensitivity === 'position') return HOW_MEASURED.test(name) || REFERENCE.test(name) || !text ? null : 'place'
  if (sensitivity === 'date') return !NO_TIME.test(name) && /[1-9]/.test(text) ? 'time' : null
  if (sensitivity === 'faces') return facesIn([tag]).count > 0 ? 'faces' : null
  return sensitivity === 'person' && /[\p{L}\p{N}]/u.test(text) ? 'person' : null
}

/** Texts in which anybody may write anything, and how a day and degrees of a place are written there. */
const FREE_TEXT = /comment|description|caption|abstract|parameters|headline|^title$|^notes?$/i
const WORDS: Partial<Record<Concern, RegExp>> = {
  place: /(?<![\d.])-?\d{1,2}\.\d{4,}°? ?[NS]?[,;/ ]+-?\d{1,3}\.\d{3,}(?![\d.])/,
  time: /(?<!\d)(?:19|20)\d\d([-:./])(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])(?!\d)/,
}

function isWritten({ group, name, text }: MetadataTag, concern: Concern): boolean {
  return group !== 'icc' && FREE_TEXT.test(name) && WORDS[concern]?.test(text) === true
}

/** What a file says of places, faces, persons and times, and where; [] if nothing. */
export function findingsOf(tags: readonly MetadataTag[]): Finding[] {
  return CONCERNS.flatMap((concern) => {
    const found = tags.filter(
      (tag) => namesOf(tag).some((name) => concernOf(tag, name) === concern) || isWritten(tag, concern),
    )
    if (found.length === 0) return []
    return { concern, tags: found, where: [...new Set(found.map(({ part, group }) => part ?? WHERE[group] ?? 'text'))] }
  })
}
