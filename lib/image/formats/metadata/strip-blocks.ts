import { textAt, uint16At, uint32At } from '@/lib/core/byte-reader'
import { concatBytes } from '@/lib/core/byte-writer'
import { parseIsoDate } from '@/lib/core/plain-date'
import { makerNotes, PANASONIC_PLACES } from '@/lib/image/formats/exif/maker-notes'
import { exifOrientation, ORIENTATION, orientationBlock } from '@/lib/image/formats/exif/orientation'
import { Tiff, TIFF_IPTC, TIFF_RESOURCES, TIFF_XMP } from '@/lib/image/formats/exif/tiff'
import type { Removal } from './removal-options'
import { pruneExif, pruneTiff, type Keep } from './prune'
import { asResources } from './raw-profile'
import { isPadding } from './samsung'
import { datesPacket, packetText } from './xmp-dates'

/** Tags of TIFF 6.0 and EXIF 2.32. */
const MODIFY_DATE = 0x0132
const EXIF_POINTER = 0x8769
const GPS_POINTER = 0x8825
/** GeoTIFF's points, matrix and system of coordinates (OGC 19-008r4, annex B). */
const GEOTIFF = [33_922, 34_264, 34_735, 34_736, 34_737]
/** Dates of capture and scanning, their time zones and fractions of a second. */
const EXIF_DATES = [0x9003, 0x9004, 0x9010, 0x9011, 0x9012, 0x9290, 0x9291, 0x9292]

/** Only the GPS directory and GeoTIFF contain a location. */
export const withoutGps: Keep = (tag) => tag !== GPS_POINTER && !GEOTIFF.includes(tag)

/** Date tags, and the pointers that lead to their directories. */
export const datesOnly: Keep = (tag, directory) =>
  directory === 'page' ? tag === MODIFY_DATE || tag === EXIF_POINTER : directory === 'exif' && EXIF_DATES.includes(tag)

/** The link to the next directory and the padding of an entry may follow the last nonzero byte. */
const ZEROS_THAT_COUNT = 8

function withoutTrailingZeros(block: Uint8Array): Uint8Array {
  const last = block.findLastIndex((byte) => byte !== 0)
  return block.subarray(0, last + 1 + ZEROS_THAT_COUNT)
}

/** Zeroes the places in a maker's notes where they stand. */
function withoutNotedPlaces(block: Uint8Array): Uint8Array {
  const { maker, values } = makerNotes(block) ?? {}
  for (const { tag, at, length } of values ?? [])
    if (maker === 'Panasonic' && PANASONIC_PLACES.includes(tag)) block.fill(0, at, at + length)
  return block
}

/** The remaining part of an EXIF block, from its TIFF header on; null if nothing remains. ToolErrors of `pruneTiff`. */
export function exifToKeep(block: Uint8Array, removal: Removal): Uint8Array | null {
  if (removal === 'place')
    return withoutNotedPlaces(pruneTiff(block, withoutGps, (tag, value) => tiffValueToKeep(tag, value, removal)))
  const orientation = exifOrientation(block)
  if (removal === 'everything') return orientation === 1 ? null : orientationBlock(orientation)
  const keepsToo: Keep = (tag, directory) => datesOnly(tag, directory) || (directory === 'page' && tag === ORIENTATION)
  const pruned = pruneExif(block, keepsToo)
  return new Tiff(pruned).first().isEmpty ? null : withoutTrailingZeros(pruned)
}

/**
 * XMP properties that describe locations, with or without a prefix, in upper or lower case: EXIF's GPS without its time, those of DJI,
 * Photoshop, IPTC, PRISM, Darwin Core, Dublin Core and W3C, and those of radio cells.
 */
const PLACE =
  '(?:[\\w-]+:)?(?:GPS(?!TimeStamp)\\w+|City|State|Country(?:Code|Name)?|ProvinceState|Sublocation|WorldRegion|(?:dcterms|shot)?location\\w*|lat(?:itude)?|lon(?:g|gitude)?|geography|coverage|spatial|mcc|mnc|lac|cgi|cellid)'
/** Those that point to pictures and movies behind the picture: Google's motion photos and containers, Adobe's gain maps. */
const BEHIND = '[\\w-]+:(?:MicroVideo\\w*|MotionPhoto\\w*|Directory)|hdrgm:Version'

const patterns = (names: string) => [
  new RegExp(`<(${names})(?:\\s[^>]*)?(?:/>|>[\\s\\S]*?</\\1\\s*>)`, 'gi'),
  new RegExp(`\\s(?:${names})\\s*=\\s*(?:"[^"]*"|'[^']*')`, 'gi'),
]
const PLACE_PATTERNS = patterns(PLACE)
const BEHIND_PATTERNS = patterns(BEHIND)

/** An XMP packet in which what the patterns find is overwritten by spaces; the length stays the same. */
function blanked(xmp: Uint8Array, found: readonly RegExp[]): Uint8Array {
  const copy = xmp.slice()
  const { text, start, size, isBigEndian } = packetText(xmp)
  const space = start + (isBigEndian ? size - 1 : 0)
  for (const pattern of found)
    for (const { index, 0: match } of text.matchAll(pattern)) {
      copy.fill(0, start + index * size, start + (index + match.length) * size)
      for (let at = index; at < index + match.length; at++) copy[space + at * size] = 0x20
    }
  return copy
}

/** An XMP packet with its locations overwritten by spaces; the length stays the same. */
export const xmpWithoutPlace = (xmp: Uint8Array) => blanked(xmp, PLACE_PATTERNS)

/** The same with what points behind the picture. */
export const xmpWithoutBehind = (xmp: Uint8Array) => blanked(xmp, BEHIND_PATTERNS)

/** Records of IPTC IIM 4.2 for a place: content location, city, sublocation, province, country code and name. */
const PLACE_RECORDS = [26, 27, 90, 92, 95, 100, 101]
/** Those for dates and times of creation and digitizing. */
const DATE_RECORDS = [55, 60, 62, 63]
const IPTC_RESOURCE = 0x0404

/** How an image resource begins: Photoshop's, and those of Adobe's other programs. */
const RESOURCE = /^(8BIM|MeSa|AgHg|PHUT|DCSR)$/
/** A length from here on says how many bytes the length itself has (IPTC IIM 4.2, 1.5). */
const LONG_LENGTH = 0x8000

/** The IPTC data in Photoshop's image resources (from the first `8BIM` on), and the bytes after the last resource, as subarrays. */
function walkResources(resources: Uint8Array): { readonly iptc: Uint8Array[]; readonly rest: Uint8Array } {
  const iptc: Uint8Array[] = []
  let at = 0
  while (RESOURCE.test(textAt(resources, at, 4))) {
    const name = (resources[at + 6] ?? 0) + 1
    const start = at + 6 + name + (name % 2) + 4
    const size = uint32At(resources, start - 4)
    if (uint16At(resources, at + 4) === IPTC_RESOURCE) iptc.push(resources.subarray(start, start + size))
    at = start + size + (size % 2)
  }
  return { iptc, rest: resources.subarray(at) }
}

/** The IPTC data in Photoshop's image resources, as subarrays. */
export function iptcIn(resources: Uint8Array): Uint8Array[] {
  return walkResources(resources).iptc
}

type IptcRecord = readonly [number: number, content: Uint8Array]

/** The data sets of IPTC's application record by number, and the bytes after the last data set, as subarrays. */
function walkIptc(iptc: Uint8Array): { readonly records: IptcRecord[]; readonly rest: Uint8Array } {
  const records: IptcRecord[] = []
  let at = 0
  while (iptc[at] === 0x1c && uint16At(iptc, at + 3) < LONG_LENGTH) {
    const end = at + 5 + uint16At(iptc, at + 3)
    if (iptc[at + 1] === 2) records.push([iptc[at + 2]!, iptc.subarray(at + 5, end)])
    at = end
  }
  return { records, rest: iptc.subarray(at) }
}

/** The data sets of IPTC's application record by number, as subarrays. */
export function iptcRecords(iptc: Uint8Array): IptcRecord[] {
  return walkIptc(iptc).records
}

/** What of Photoshop's image resources and of the IPTC in them cannot be searched, as subarrays. */
export function unreadResources(resources: Uint8Array): Uint8Array[] {
  const { iptc, rest } = walkResources(resources)
  return [rest, ...iptc.map((data) => walkIptc(data).rest)].filter((part) => part.some((byte) => !isPadding(byte)))
}

/** Photoshop's image resources with the IPTC locations overwritten by spaces, and zeros for what cannot be searched; the length stays the same. */
export function photoshopWithoutPlace(resources: Uint8Array): Uint8Array {
  const copy = resources.slice()
  for (const part of unreadResources(copy)) part.fill(0)
  for (const [number, content] of iptcIn(copy).flatMap(iptcRecords))
    if (PLACE_RECORDS.includes(number)) content.fill(0x20)
  return copy
}

function iptcDates(iptc: Uint8Array): Uint8Array {
  const dates = iptcRecords(iptc).filter(([number]) => DATE_RECORDS.includes(number))
  const headed = dates.flatMap(([number, day]) => [Uint8Array.of(0x1c, 2, number, day.length >> 8, day.length), day])
  return concatBytes(headed)
}

/** What of an XMP packet remains; null if nothing does. */
export function xmpToKeep(packet: Uint8Array, removal: Removal): Uint8Array | null {
  if (removal === 'everything') return null
  return removal === 'place' ? xmpWithoutPlace(packet) : datesPacket(packet)
}

/** What of Photoshop's image resources remains; null if nothing does. */
export function resourcesToKeep(resources: Uint8Array, removal: Removal): Uint8Array | null {
  if (removal === 'everything') return null
  if (removal === 'place') return photoshopWithoutPlace(resources)
  const dates = concatBytes(iptcIn(resources).map(iptcDates))
  return dates.length > 0 ? asResources(dates) : null
}

/** The day on which IPTC says that a picture was made, as an ISO date; undefined if it says none that there is. */
export function iptcDay(resources: Uint8Array): string | undefined {
  const records = new Map(iptcIn(resources).flatMap(iptcRecords))
  const days = [55, 62].map((number) => textAt(records.get(number) ?? new Uint8Array(), 0, 8))
  return days.map((day) => day.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')).find((day) => parseIsoDate(day))
}

const TIFF_BLOCKS: Readonly<Record<number, (content: Uint8Array, removal: Removal) => Uint8Array | null>> = {
  [TIFF_XMP]: xmpToKeep,
  [TIFF_IPTC]: (iptc, removal) => {
    const kept = resourcesToKeep(asResources(iptc), removal)
    return kept && iptcIn(kept)[0]!
  },
  [TIFF_RESOURCES]: resourcesToKeep,
}

/** What of a block in a TIFF's entry remains: the content of an entry that is no block is returned as it is. */
export function tiffValueToKeep(tag: number, content: Uint8Array, removal: Removal): Uint8Array | null {
  const keep = TIFF_BLOCKS[tag]
  return keep ? keep(content, removal) : content
}
