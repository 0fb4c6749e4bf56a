import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { isExifBlock } from '@/lib/image/formats/exif/orientation'
import { MOST_DIRECTORIES, Tiff, callTextsAscii, laterDirectories, type TiffValue } from '@/lib/image/formats/exif/tiff'
import { readMovie } from '@/lib/image/formats/heif/movie'
import { APP13, jpegSegment, PHOTOSHOP_NAME } from '@/lib/image/formats/jpeg/segments'
import { imageKind } from '@/lib/image/formats/kind'
import { blockContent, type Block, type Part, type Unread } from '@/lib/image/formats/metadata/blocks'
import { asResources } from '@/lib/image/formats/metadata/raw-profile'
import { entryText } from '@/lib/image/formats/metadata/samsung'
import { iptcIn, unreadResources } from '@/lib/image/formats/metadata/strip-blocks'
import { packetText } from '@/lib/image/formats/metadata/xmp-dates'
import type { MetadataTag } from '@/lib/tools/exif-viewer/metadata-tag'
import { sensitivityOf } from '@/lib/tools/exif-viewer/sensitive'
import { printable, readableTag } from './readable-tag'
import { makerNotes, type Maker } from '@/lib/image/formats/exif/maker-notes'
import { decoded } from './legacy-text'

/** The tags of a file that consists of one block. */
export type ParseBlock = (file: Uint8Array<ArrayBuffer>) => Promise<MetadataTag[]>

interface Found {
  readonly tags: readonly MetadataTag[]
  readonly unread: readonly Unread[]
}

/** Most bytes of a JPEG segment in addition to its length. */
const MAX_CONTENT_BYTES = 0xffff - 2
/** The parser ignores a segment that is not followed by some bytes. */
const TAIL = [0xff, 0xda, 0, 2, 0, 0, 0xff, 0xd9]
/** By this beginning the parser takes a file for XMP. */
const PACKET = '<?xpacket begin'
const TIFF_HEADER_BYTES = 8
/** Entries that lead to the directories of EXIF and GPS, and those for latitude and longitude (EXIF 2.32). */
const [EXIF_POINTER, GPS_POINTER] = [0x8769, 0x8825]
const COORDINATES = [2, 4]

function within(part: Part | undefined, tags: readonly MetadataTag[]): MetadataTag[] {
  return part ? tags.map((tag) => ({ ...tag, part })) : [...tags]
}

/** Image resources, each IPTC among them as the head of a JPEG, where the parser finds it: of several, it reads the first. */
async function resourcesFound(resources: Uint8Array, parse: ParseBlock): Promise<Found> {
  const unread = unreadResources(resources).map(({ length }) => ({ name: 'IPTC', bytes: length }))
  const tags: MetadataTag[] = []
  for (const iptc of iptcIn(resources)) {
    const profile = concatBytes([latin1(PHOTOSHOP_NAME), asResources(iptc)])
    if (profile.length > MAX_CONTENT_BYTES) unread.push({ name: 'IPTC', bytes: iptc.length })
    else
      tags.push(
        ...(await parse(concatBytes([Uint8Array.of(0xff, 0xd8), jpegSegment(APP13, profile), Uint8Array.from(TAIL)]))),
      )
  }
  return { tags, unread }
}

/** Attributes and elements found by pattern in XMP that an XML parser rejects, or that has other prefixes than usual or none. */
function looseTags(text: string): MetadataTag[] {
  const found = [
    ...text.matchAll(/\s(?!xmlns|rdf|xml|x:)[\w-]+:([\w-]+)\s*=\s*["']([^"'<>]*)["']/g),
    ...text.matchAll(
      /<(?!rdf|x:)(?:[\w-]+:)?([\w-]+)(?:\s[^<>]*)?>(?:\s*<[\w-]+:(?:Seq|Bag|Alt|li)\b[^<>]*>)*([^<]+)</g,
    ),
  ]
  return found.flatMap(([, name = '', value = '']) => readableTag('xmp', name, { value, description: value }) ?? [])
}

/** RDF as drawing programs write it: each term of Dublin Core says all that stands in it, such as the name of an agent. */
function rdfTags(text: string): MetadataTag[] {
  const terms = [...text.matchAll(/<dc:(\w+)(?:\s[^<>]*)?>([^]*?)<\/dc:\1>/g)].flatMap(
    ([, name = '', content = '']) => {
      const value = content
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
      return value ? (readableTag('xmp', name, { value, description: value }) ?? []) : []
    },
  )
  return [...terms, ...looseTags(text.replace(/<dc:(\w+)[^]*?<\/dc:\1>/g, ''))]
}

/** The packet from its first tag on; texts marked as CDATA, which the parser omits, with entities instead. */
function plainPacket(packet: Uint8Array): string {
  const { text, size } = packetText(packet)
  const plain = size > 1 ? text : new TextDecoder().decode(packet.subarray(Math.max(packet.indexOf(0x3c), 0)))
  return plain.replace(/<!\[CDATA\[([^]*?)\]\]>/g, (_, words: string) =>
    words.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  )
}

/** The frame of a packet, which says nothing of a picture. */
const FRAME = /<\?[^>]*>|<\/?(?:x:xmpmeta|rdf:RDF|rdf:Description)(?:\s[^>]*)?>|[\s\0\ufeff]/g

async function xmpFound(packet: Uint8Array, parse: ParseBlock): Promise<Found> {
  const text = plainPacket(packet)
  const content = new TextEncoder().encode(text)
  const read = await parse(text.startsWith(PACKET) ? content : concatBytes([latin1(`${PACKET}=""?>`), content]))
  // The parser names all properties without a prefix `undefined`.
  const isParsed = read.length > 0 && !read.some(({ name }) => name === 'undefined')
  const tags = isParsed ? read : looseTags(text)
  const isRead = tags.length > 0 || text.replace(FRAME, '') === ''
  return { tags, unread: isRead ? [] : [{ name: 'XMP', bytes: packet.length }] }
}

/** Names EXIF, or the GPS directory in it, if the parser read nothing of it: exifreader omits what it cannot parse. */
function unreadIn(block: Uint8Array, tags: readonly MetadataTag[]): Unread[] {
  const tiff = new Tiff(block)
  const { entries, values: texts } = tiff.first()
  const isInside = (offset: number) => offset >= TIFF_HEADER_BYTES && offset + 2 <= block.length
  const isEmpty = texts.length === 0 && entries.every(({ tag }) => tag === EXIF_POINTER || tag === GPS_POINTER)
  const isRead = tags.length > 0 || (isExifBlock(block) && isInside(tiff.long(4)) && isEmpty)
  if (!isRead && block.findLastIndex((byte) => byte !== 0) >= TIFF_HEADER_BYTES)
    return [{ name: 'Exif', bytes: block.length }]
  // Some programs write a GPS entry with a count of 0.
  const pointer = entries.find(({ tag, at }) => tag === GPS_POINTER && tiff.long(at - 4) > 0)
  const at = pointer ? tiff.number(pointer) : 0
  const position = tiff.directory(at)
  const stored = position.values.filter(({ tag }) => COORDINATES.includes(tag)).length
  const read = tags.filter(({ name }) => /^GPS(Latitude|Longitude)$/.test(name)).length
  const isLost = at > 0 && !(isInside(at) && (position.isEmpty || tags.some(({ group }) => group === 'gps')))
  return isLost || read < stored ? [{ name: 'GPS', bytes: position.link + 4 - at }] : []
}

/** EXIF's first directory; of further ones (pages, a thumbnail), which the header is made to name, what is personal. */
async function exifFound(
  block: Uint8Array<ArrayBuffer>,
  { part, isFile }: { part: Part | undefined; isFile: boolean },
  parse: ParseBlock,
): Promise<Found> {
  callTextsAscii(block)
  const parsed = await parse(block)
  const unread = unreadIn(block, parsed)
  const tags = within(part, [...parsed, ...personalNotes(block)])
  const later = laterDirectories(block)
  const tiff = new Tiff(block)
  for (const directory of later.slice(0, MOST_DIRECTORIES)) {
    tiff.setLong(4, directory)
    const personal = (await parse(block)).filter((tag) => sensitivityOf(tag) !== null)
    tags.push(...within(part ?? (isFile ? 'page' : 'thumbnail'), personal))
  }
  if (later.length >= MOST_DIRECTORIES) unread.push({ name: 'TIFF', bytes: block.length })
  return { tags, unread }
}

/** An entry of Samsung's data behind a picture. */
function samsungTag(name: string, content: Uint8Array): MetadataTag | null {
  const text = printable(entryText(content) ?? `(${content.length} bytes)`)
  const isStamp = name === 'Image_UTC_Data' && /^\d{1,15}$/.test(text)
  const value = isStamp ? new Date(Number(text)).toISOString() : text
  return readableTag('samsung', printable(name), { value, description: value })
}

function movieFound(bytes: Uint8Array): Pick<Found, 'unread'> & { tags: MetadataTag[]; packets: Uint8Array[] } {
  const { entries, packets, unread } = readMovie(bytes)
  return {
    tags: entries.map(({ name, text, position }) => ({
      group: 'video',
      name: printable(name),
      text: position ? position.map((part) => part.toFixed(6)).join(', ') : printable(text),
      value: position ?? text,
    })),
    packets: packets.map(({ start, end }) => bytes.subarray(start, end)),
    unread: unread.map(({ name, start, end }) => ({ name: `video/${printable(name)}`, bytes: end - start })),
  }
}

/** The tags of a block, and what of it is not read. */
export async function readBlock(bytes: Uint8Array, block: Block, parse: ParseBlock): Promise<Found> {
  const { part, kind, name = '' } = block
  const content = blockContent(bytes, block)
  switch (kind) {
    case 'exif':
      return exifFound(content, { part, isFile: imageKind(bytes) === 'tiff' }, parse)
    case 'xmp': {
      const { tags, unread } = await xmpFound(content, parse)
      return { tags: within(part, tags), unread }
    }
    case 'rdf':
      return { tags: within(part, rdfTags(new TextDecoder().decode(content))), unread: [] }
    case 'resources': {
      const { tags, unread } = await resourcesFound(content, parse)
      return { tags: within(part, tags), unread }
    }
    case 'text':
      return {
        tags: within(
          part,
          [samsungTag(name, content)].filter((tag) => tag !== null),
        ),
        unread: [],
      }
    case 'movie': {
      const { tags, packets, unread } = movieFound(content)
      const found = await Promise.all(packets.map((packet) => xmpFound(packet, parse)))
      return {
        tags: within(part, [...tags, ...found.flatMap((each) => each.tags)]),
        unread: [...unread, ...found.flatMap((each) => each.unread)],
      }
    }
  }
}

/** Texts of the notes that name a person, a place or a device, as exiftool's Canon.pm and Panasonic.pm call them. */
const TEXTS: Readonly<Record<Maker, Readonly<Record<number, string>>>> = {
  Canon: { 0x0009: 'OwnerName', 0x0096: 'InternalSerialNumber' },
  Panasonic: {
    ...{ 0x0025: 'InternalSerialNumber', 0x0066: 'BabyName', 0x0067: 'Location' },
    ...{ 0x0069: 'Country', 0x006b: 'State', 0x006d: 'City', 0x006f: 'Landmark' },
  },
}
/** Canon's, the one number. */
const SERIAL_NUMBER = 0x000c

/** What the maker notes of an EXIF block say of persons, places and the device, which the parser omits. */
export function personalNotes(block: Uint8Array): MetadataTag[] {
  const notes = makerNotes(block)
  if (!notes) return []
  const { maker, entries, values } = notes
  const textOf = ({ at, length }: TiffValue) => {
    const text = block.subarray(at, at + length)
    return printable(decoded(text.subarray(0, [...text, 0].indexOf(0))))
  }
  const serial = maker === 'Canon' ? entries.find(({ tag }) => tag === SERIAL_NUMBER) : undefined
  const found = [
    ...values.map((value) => ({ name: TEXTS[maker][value.tag], text: TEXTS[maker][value.tag] ? textOf(value) : '' })),
    { name: 'SerialNumber', text: serial ? String(new Tiff(block).number(serial) || '') : '' },
  ]
  return found.flatMap(({ name, text }) =>
    // Panasonic writes `---` for none.
    name && /[\p{L}\p{N}]/u.test(text) ? [{ group: 'makerNotes', name, text, value: text }] : [],
  )
}
