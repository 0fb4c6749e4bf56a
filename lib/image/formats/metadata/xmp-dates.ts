import { latin1 } from '@/lib/core/byte-writer'
import { parseIsoDate } from '@/lib/core/plain-date'

/** The dates of a picture in XMP, each with the prefix of the specification. */
const PREFIXES: Readonly<Record<string, string>> = {
  DateTimeOriginal: 'exif',
  DateTimeDigitized: 'exif',
  CreateDate: 'xmp',
  ModifyDate: 'xmp',
  MetadataDate: 'xmp',
  DateCreated: 'photoshop',
  DateTime: 'tiff',
  date: 'dc',
  shotDate: 'xmpDM',
}
/** As attributes or elements, whatever their prefix: property, then value. A prefix begins at its first letter: looked for within, long words took seconds. */
const XMP_DATE = new RegExp(
  `(?<![\\w-])[\\w-]+:(${Object.keys(PREFIXES).join('|')})(?:\\s*=\\s*["']|(?:\\s[^<>]*)?>(?:\\s*<rdf:[^>]*>)*)\\s*(\\d{4}[\\d:.TZ+-]*(?: \\d[\\d:.Z+-]*)?)`,
  'g',
)

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'
const NAMESPACES: Readonly<Record<string, string>> = {
  exif: 'http://ns.adobe.com/exif/1.0/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  tiff: 'http://ns.adobe.com/tiff/1.0/',
  dc: 'http://purl.org/dc/elements/1.1/',
  xmpDM: 'http://ns.adobe.com/xmp/1.0/DynamicMedia/',
}

/** The property that says when a picture was taken, or else made. */
const TAKEN = [
  'exif:DateTimeOriginal',
  'photoshop:DateCreated',
  'xmpDM:shotDate',
  'exif:DateTimeDigitized',
  'xmp:CreateDate',
  'dc:date',
]

/** Bytes of each character, by the zeros beside a tag's first. */
function characterBytes(packet: Uint8Array, tag: number): 1 | 2 | 4 {
  if (packet[tag + 1] !== 0) return 1
  return packet[tag + 2] === 0 ? 4 : 2
}

/** Of UTF-32, which no browser decodes; characters beyond UTF-16's 65,536 would move the places of others. */
function wideText(bytes: Uint8Array, isBigEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const codes = Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) =>
    view.getUint32(index * 4, !isBigEndian),
  )
  return codes.map((code) => (code > 0xffff ? '\ufffd' : String.fromCharCode(code))).join('')
}

/**
 * The characters of an XMP packet, with the offset of the first and the bytes of each: those of UTF-16 and UTF-32, which some programs
 * write and zero bytes tell, from the first tag on; of others each byte as one, so that places stay known.
 */
export function packetText(packet: Uint8Array) {
  const tag = Math.max(packet.indexOf(0x3c), 0)
  const size = characterBytes(packet, tag)
  if (size === 1) return { text: new TextDecoder('latin1').decode(packet), start: 0, size, isBigEndian: false }
  const isBigEndian = tag % size === size - 1
  const start = tag - (isBigEndian ? size - 1 : 0)
  const rest = packet.subarray(start)
  const text =
    size === 4 ? wideText(rest, isBigEndian) : new TextDecoder(isBigEndian ? 'utf-16be' : 'utf-16le').decode(rest)
  return { text, start, size, isBigEndian }
}

/**
 * The dates of an XMP packet in order, `2024-07-01T10:00:00.5+09:00` or less of it, with the offset of the value and the bytes
 * of each of its characters.
 */
export function xmpDates(packet: Uint8Array) {
  const { text, start, size } = packetText(packet)
  return [...text.matchAll(XMP_DATE)].map(({ index, 0: whole, 1: name = '', 2: value = '' }) => ({
    property: `${PREFIXES[name]}:${name}`,
    value,
    at: start + (index + whole.length - value.length) * size,
    size,
  }))
}

/** The day on which XMP says that a picture was taken, as an ISO date; undefined if it says none that there is. */
export function xmpDay(packet: Uint8Array): string | undefined {
  const dates = xmpDates(packet)
  const days = TAKEN.flatMap((wanted) => dates.filter(({ property }) => property === wanted))
  // Some programs write EXIF's colons.
  return days.map(({ value }) => value.slice(0, 10).replaceAll(':', '-')).find((day) => parseIsoDate(day))
}

/** An XMP packet with the dates of another and nothing else; null if that has none. */
export function datesPacket(packet: Uint8Array): Uint8Array | null {
  const dates = new Map(xmpDates(packet).map(({ property, value }) => [property, value]))
  if (dates.size === 0) return null
  const prefixes = new Set([...dates.keys()].map((property) => property.split(':')[0]!))
  const names = [...prefixes].map((prefix) => ` xmlns:${prefix}="${NAMESPACES[prefix]}"`)
  const values = [...dates].map(([property, value]) => ` ${property}="${value}"`)
  const description = `<rdf:Description rdf:about=""${[...names, ...values].join('')}/>`
  return latin1(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="${RDF}">${description}</rdf:RDF></x:xmpmeta>`)
}
