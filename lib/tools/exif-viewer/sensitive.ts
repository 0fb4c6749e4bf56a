import type { MetadataTag } from './metadata-tag'

/** What a tag reveals: a place, a person, whose face is where, one particular device, or a time. */
export type Sensitivity = 'position' | 'person' | 'faces' | 'serial' | 'date'

/** Groups that describe the file format or a color profile; their dates and names are not personal. */
const IMPERSONAL = ['icc', 'jfif', 'riff', 'gif', 'mpf']

/**
 * Names as EXIF 2.32, GPS, IPTC-IIM 4.2, XMP (exif, photoshop, dc, Iptc4xmpCore, mwg-rs) and PNG texts write them, and DJI, DICOM, PLUS, Darwin Core, W3C's geo, GeoTIFF. The
 * first that matches counts.
 */
const NAMES: readonly (readonly [Sensitivity, RegExp])[] = [
  // Face regions of the Metadata Working Group (Apple's too), of Microsoft and of IPTC.
  ['faces', /^(regions|region ?info|region ?list|image ?region)/i],
  [
    'position',
    /^(gps|(sub-?|content |shot ?|dc ?terms ?)?location|city$|state$|province|country|region$|landmark$|mcc_data|(lat(itude)?|lon(gitude)?|geography|coverage|spatial|mcc|mnc|lac|cgi|cell ?id)$|geo ?tiff)/i,
  ],
  ['serial', /^raw profile|derived ?from|serial|unique ?id|document ?id|instance ?id|digest|fingerprint/i],
  [
    'person',
    /artist|author|owner|creator(?! ?tool)|by-?line|copyright|rights|credit|contact|writer|person|performer|photographer|contributor|publisher|licensor|licensee|patient(?! ?dob)|physician|^people$|baby ?name|(client|attribution) ?name|supplier ?name|end ?user|(recorded|identified) ?by|composer|director(?!y)|engineer$|(?<!photo)editor(?!ial)/i,
  ],
  [
    'date',
    /date|last ?edited|^sub ?sec|^offset ?time|^time ?zone|^time ?(created|shot|sent|stamp)|event ?time|dob$|^release ?time|digital creation time|^creation time|^when$|^history$|image_utc_data/i,
  ],
]

/** ImageMagick's, in PNG texts, and QuickTime's. */
const PREFIX = /^(exif|photoshop|dc|xmp):(?=.)/

/** Structures of XMP of which the fields are not judged: presets, lens profiles, a film's markers, and faces, which are one matter. */
const WHOLE = /^(look|camera ?profiles|markers|tracks|data ?on ?screen|image ?region|region.*)$/i

/** The names of a tag: its own, and those of the fields of a structure, which its text names; of faces, when they were marked. */
export function namesOf({ group, name, text }: Pick<MetadataTag, 'group' | 'name' | 'text'>): string[] {
  const pattern = WHOLE.test(name) ? /\b(DateRegionsValid): /g : /\b([A-Za-z]\w+): /g
  const fields = group === 'xmp' ? text.matchAll(pattern) : []
  return [name, ...Array.from(fields, ([, field = '']) => field)]
}

/** What one name of a tag reveals; null if nothing. */
export function sensitivityOfName(group: MetadataTag['group'], name: string): Sensitivity | null {
  if (IMPERSONAL.includes(group)) return null
  if (group === 'gps') return name === 'GPSVersionID' ? null : 'position'
  return NAMES.find(([, pattern]) => pattern.test(name.replace(PREFIX, '')))?.[0] ?? null
}

/** Why a tag is hidden by default; null if it is not. */
export function sensitivityOf(tag: Pick<MetadataTag, 'group' | 'name' | 'text'>): Sensitivity | null {
  return namesOf(tag).reduce<Sensitivity | null>((found, name) => found ?? sensitivityOfName(tag.group, name), null)
}
