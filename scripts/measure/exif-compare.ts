import type { Concern } from '@/lib/tools/exif-viewer/findings'
import type { MetadataGroup, MetadataTag } from '@/lib/tools/exif-viewer/metadata-tag'

/** A file's tags as `exiftool -n -j -G1` prints them: `IFD0:Make`, `XMP-dc:Title`, … */
export type ExiftoolRecord = Readonly<Record<string, unknown>>

export interface Comparison {
  readonly compared: number
  /** `IFD0:Make: theirs | ours` for each value that differs or is missing. */
  readonly differences: readonly string[]
}

const GROUPS: readonly (readonly [RegExp, MetadataGroup])[] = [
  [/^(IFD0|ExifIFD|InteropIFD)$/, 'exif'],
  [/^GPS$/, 'gps'],
  [/^XMP-/, 'xmp'],
  [/^IPTC$/, 'iptc'],
]

/** Names of exiftool's own → the standards', which the parser writes; without case and punctuation. */
const NAMES: Readonly<Record<string, string>> = {
  modifydate: 'datetime',
  createdate: 'datetimedigitized',
  iso: 'isospeedratings',
  exifimagewidth: 'pixelxdimension',
  exifimageheight: 'pixelydimension',
  exposurecompensation: 'exposurebiasvalue',
  serialnumber: 'bodyserialnumber',
  ownername: 'cameraownername',
  focallengthin35mmformat: 'focallengthin35mmfilm',
  imageheight: 'imagelength',
  interopindex: 'interoperabilityindex',
  interopversion: 'interoperabilityversion',
  lensinfo: 'lensspecification',
  supplementalcategories: 'supplementalcategory',
  applicationrecordversion: 'recordversion',
  iccprofilename: 'iccprofile',
}

/**
 * Not values of the picture's data: places in the file, whole blocks, how a block is coded, members of a structure that
 * the viewer lists as one tag.
 */
const LEFT_OUT = new RegExp(
  [
    '^(StripOffsets|StripByteCounts|ThumbnailTIFF|ColorMap|Padding|DeviceSettingDescription|NativeDigest',
    '|XMPToolkit|About|HasExtendedXMP|CodedCharacterSet|EnvelopeRecordVersion|ApplicationRecordVersion|Prefs)$',
    '|^Flash(Fired|Return|Mode|Function|RedEyeMode)$|^History[A-Z]',
  ].join(''),
)
const RELATIVE_TOLERANCE = 1e-6

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

function groupOf(name: string): MetadataGroup | undefined {
  return GROUPS.find(([pattern]) => pattern.test(name))?.[1]
}

function near(ours: number, theirs: number): boolean {
  if (Number.isNaN(ours) || Number.isNaN(theirs)) return Number.isNaN(ours) && Number.isNaN(theirs)
  return ours === theirs || Math.abs(ours - theirs) <= RELATIVE_TOLERANCE * Math.max(Math.abs(ours), Math.abs(theirs))
}

/** `1/250` and `0.004` are the same; undefined for a text. */
function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  const text = String(value).trim()
  const [, above, below = '1'] = /^([+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?)(?:\/(\d+))?$/i.exec(text) ?? []
  if (above !== undefined) return Number(below) === 0 ? NaN : Number(above) / Number(below)
  if (text === 'undef' || text === 'inf' || text === '∞') return NaN
  return undefined
}

function numbersOf(value: unknown): number[] | undefined {
  const list = Array.isArray(value) ? value : String(value).split(/[\s,]+/)
  const numbers = list.map(numberOf)
  return numbers.every((number) => number !== undefined) ? numbers : undefined
}

/** Normalizes dates of EXIF (`2024:05:06`) and XMP (`2024-05-06T`), whitespace and control characters. */
function textOf(value: unknown): string {
  const text = Array.isArray(value) ? value.join(', ') : String(value)
  return text
    .normalize('NFC')
    .replace(/(\d{4})[:-](\d\d)[:-](\d\d)[T ]?/g, '$1-$2-$3 ')
    .replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ')
    .trim()
}

/** Degrees without their sign, which is in another tag: of `[37, 33, 58.2]` and of XMP's `37,33.97N`. */
function degreesOf({ value, text }: MetadataTag): number[] | undefined {
  const parts =
    numbersOf(value ?? text) ??
    text
      .replace(/[NSEW]$/, '')
      .split(',')
      .map(Number)
  const [degrees = NaN, minutes = 0, seconds = 0] = parts
  const size = degrees + minutes / 60 + seconds / 3600
  return [/[SW]$/.test(text) ? -size : size]
}

/** Tags that exiftool converts even with -n: APEX values (CIPA DC-008, annex C) and coordinates. */
const CONVERTED: Readonly<Record<string, (tag: MetadataTag) => number[] | undefined>> = {
  ShutterSpeedValue: ({ value }) => numbersOf(value)?.map((apex) => 2 ** -apex),
  ApertureValue: ({ value }) => numbersOf(value)?.map((apex) => 2 ** (apex / 2)),
  MaxApertureValue: ({ value }) => numbersOf(value)?.map((apex) => 2 ** (apex / 2)),
  GPSLatitude: degreesOf,
  GPSLongitude: degreesOf,
  CFAPattern: ({ value }) => numbersOf(value)?.flatMap((number, index) => (index === 0 || index === 2 ? [] : [number])),
  // `18-55 mm f/?`: both apertures unknown.
  LensSpecification: ({ value, text }) =>
    numbersOf(value) ?? numbersOf((text.replace('f/?', 'undef undef').match(/\d+(\.\d+)?|undef/g) ?? []).join(' ')),
  SubjectDistance: ({ value, text }) => (text === '∞' ? [NaN] : numbersOf(value)),
}

function sameNumbers(ours: readonly number[], theirs: readonly number[]): boolean {
  return ours.length === theirs.length && ours.every((value, index) => near(value, theirs[index] ?? NaN))
}

/** True if our value equals exiftool's. */
export function agrees(tag: MetadataTag, theirs: unknown): boolean {
  const { name, value, text } = tag
  if (textOf(text).toLowerCase() === textOf(theirs).toLowerCase()) return true
  if (textOf(value ?? '').toLowerCase() === textOf(theirs).toLowerCase()) return true
  const numbers = numbersOf(theirs)
  if (!numbers) return false
  const ours = CONVERTED[name]?.(tag) ?? numbersOf(value ?? text)
  return ours !== undefined && sameNumbers(ours, numbers)
}

/** All values of EXIF, GPS, XMP and IPTC that exiftool reads from a file, looked up among ours. */
export function compareTags(theirs: ExiftoolRecord, ours: readonly MetadataTag[]): Comparison {
  const known = new Map(ours.map((tag) => [`${tag.group}:${plain(tag.name)}`, tag]))
  const differences: string[] = []
  let compared = 0
  for (const [key, value] of Object.entries(theirs)) {
    const [family = '', name = ''] = key.split(':')
    const group = groupOf(family)
    if (!group || LEFT_OUT.test(name) || /^(undef|)$/.test(textOf(value))) continue
    compared++
    const tag = known.get(`${group}:${plain(name)}`) ?? known.get(`${group}:${NAMES[plain(name)]}`)
    if (!tag || !agrees(tag, value)) {
      differences.push(`${key}: ${JSON.stringify(value)} | ${tag ? JSON.stringify(tag.value ?? tag.text) : 'missing'}`)
    }
  }
  return { compared, differences }
}

/** exiftool's tags that say where, who and when; profiles of colors, and what it computes itself, say nothing of a photo. */
const NOT_OF_THE_PHOTO = /^(ICC|System|File|Composite|ExifTool|JFIF|MPF|Flash|Photoshop:.*(URL|Slices))/
const CONCERNS: readonly (readonly [Concern, RegExp, RegExp])[] = [
  [
    'place',
    /^(GPS(Dest)?(Latitude|Longitude)|GPS(Position|Coordinates|AreaInformation)|City|State|Province-?State|Country.*|Sub-?location|(Content)?Location.*|MCCData)$/i,
    /[\p{L}\p{N}]/u,
  ],
  ['faces', /^Region(Type|PersonDisplayName|Rectangle)$/, /^(?!(Focus|BarCode)\b)/],
  [
    'person',
    /^(Artist|By-?line|Creator|Author|(Camera)?Owner(Name)?|XPAuthor|Copyright(Notice)?|Rights|PersonInImage.*|Writer-Editor|CaptionWriter|Credit|Contact)$/,
    /[\p{L}\p{N}]/u,
  ],
  ['time', /date|time|when/i, /^(?!0000)\d{4}[:-]\d\d[:-]\d\d/],
]

/** The concerns that exiftool's record of a file (`-n -j -G1 -ee`) raises, each with one of its tags. */
export function concernsIn(record: ExiftoolRecord): { concern: Concern; key: string; value: string }[] {
  const entries = Object.entries(record).filter(([key]) => !NOT_OF_THE_PHOTO.test(key))
  return CONCERNS.flatMap(([concern, names, values]) => {
    const found = entries.find(([key, value]) => names.test(key.split(':')[1] ?? '') && values.test(String(value)))
    return found ? [{ concern, key: found[0], value: String(found[1]).slice(0, 60) }] : []
  })
}
