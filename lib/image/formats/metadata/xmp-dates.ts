import { latin1 } from '@/lib/core/byte-writer'
import { parseIsoDate } from '@/lib/core/plain-date'

/** The dates of a picture in XMP, as attributes or elements: property, then value. */
const XMP_DATE =
  /(exif:DateTime(?:Original|Digitized)|(?:xmp|xap):(?:Create|Modify|Metadata)Date|photoshop:DateCreated|tiff:DateTime|dc:date)(?:\s*=\s*["']|>(?:\s*<rdf:[^>]*>)*)\s*(\d{4}[\d:.TZ+-]*)/g

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'
const NAMESPACES: Readonly<Record<string, string>> = {
  exif: 'http://ns.adobe.com/exif/1.0/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  // The prefix of XMP's first years.
  xap: 'http://ns.adobe.com/xap/1.0/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  tiff: 'http://ns.adobe.com/tiff/1.0/',
  dc: 'http://purl.org/dc/elements/1.1/',
}

/** The property that says when a picture was taken, or else made. */
const TAKEN = [
  'exif:DateTimeOriginal',
  'photoshop:DateCreated',
  'exif:DateTimeDigitized',
  'xmp:CreateDate',
  'xap:CreateDate',
  'dc:date',
]

/** A date of an XMP packet: `2024-07-01T10:00:00.5+09:00`, or less of it. */
export interface XmpDate {
  readonly property: string
  readonly value: string
  /** Offset of the value. */
  readonly at: number
}

/** The dates of an XMP packet in order. */
export function xmpDates(packet: Uint8Array): XmpDate[] {
  const found = new TextDecoder('latin1').decode(packet).matchAll(XMP_DATE)
  return [...found].map(({ index, 0: whole, 1: property = '', 2: value = '' }) => ({
    property,
    value,
    at: index + whole.length - value.length,
  }))
}

/** The day on which XMP says that a picture was taken, as an ISO date; undefined if it says none that there is. */
export function xmpDay(packet: Uint8Array): string | undefined {
  const dates = xmpDates(packet)
  const days = TAKEN.flatMap((wanted) => dates.filter(({ property }) => property === wanted))
  return days.map(({ value }) => value.slice(0, 10)).find((day) => parseIsoDate(day))
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
