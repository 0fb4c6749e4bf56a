import { textAt } from '@/lib/core/byte-reader'
import { isToolError } from '@/lib/core/errors'
import { isExifBlock } from '@/lib/image/formats/exif/orientation'
import {
  laterDirectories,
  Tiff,
  TIFF_IPTC,
  TIFF_RESOURCES,
  TIFF_XMP,
  type TiffValue,
} from '@/lib/image/formats/exif/tiff'
import { GIF_PROGRAMS, gifApplications, gifEnd, gifOthers } from '@/lib/image/formats/gif'
import { fileBoxes } from '@/lib/image/formats/heif/boxes'
import { metadataItems, partFrom, type Extent } from '@/lib/image/formats/heif/items'
import { otherParts } from '@/lib/image/formats/heif/other-parts'
import { extendedXmp, ORDER_BYTES } from '@/lib/image/formats/jpeg/extended-xmp'
import {
  APP0,
  APP1,
  APP13,
  APP15,
  beginsWith,
  EXIF_NAME,
  EXTENDED_XMP_NAME,
  exifBlock,
  PHOTOSHOP_NAME,
  unnamedExif,
  walkSegments,
  XMP_NAME,
} from '@/lib/image/formats/jpeg/segments'
import { imageKind } from '@/lib/image/formats/kind'
import { psdLayout, psdResource } from '@/lib/image/formats/psd'
import { isPictureChunk, isPlainText, PNG_CHECK_SUM_BYTES, walkChunks, xmpStart } from '@/lib/image/formats/png/chunks'
import { chunksAndFrames, WEBP_PICTURE, webpEnd } from '@/lib/image/formats/webp/chunks'
import { embeddedPictures } from './embedded'
import { contentOf, exifStart } from './exif-block'
import { isKnownSegment } from './known-segments'
import { asResources, profileType, rawProfile } from './raw-profile'
import { entryText, isPadding, isVersion, samsungData } from './samsung'
import { indexOfText, movieEnd, packetsIn } from './signatures'

/** Where in a file a block is: in a small copy, in a picture within a text, in a picture, movie or data behind the picture; none: in the picture itself. */
export type Part = 'thumbnail' | 'page' | 'embedded' | 'picture' | 'video' | 'trailer'

/** One block of metadata. Several extents make up one content. */
export interface Block {
  /** EXIF from its TIFF header, an XMP packet, RDF outside of one, Photoshop's resources from the first `8BIM`, an MP4 movie, a named text. */
  readonly kind: 'exif' | 'xmp' | 'rdf' | 'resources' | 'movie' | 'text'
  readonly part?: Part
  readonly extents: readonly Extent[]
  /** The content itself where the file holds it in digits, and then no extents. */
  readonly content?: Uint8Array
  readonly name?: string
}

/** Data that nothing here reads: its technical name, or '' for data behind the picture. */
export interface Unread {
  readonly name: string
  readonly bytes: number
}

/** What may follow a picture. */
export type Behind = Exclude<Part, 'thumbnail' | 'page' | 'embedded'>

export interface Blocks {
  readonly blocks: readonly Block[]
  readonly behind: readonly Behind[]
  /** How many pictures follow. */
  readonly pictures: number
  readonly unread: readonly Unread[]
  /** Where unread data lies inside the picture itself. */
  readonly unreadAt: readonly Extent[]
  /** Offset past the picture itself; what follows it are pictures, movies and data of their own. */
  readonly end: number
}

const JPEG = '\xff\xd8\xff'
/** Before the small JPEG in a JFXX segment (ITU-T T.871, 10.2). */
const JFXX_HEADER = 'JFXX\0\x10'
/** Boxes of a HEIC or AVIF file that hold the picture or nothing. Unused space may hold what was there before. */
const PLAIN_BOXES = ['ftyp', 'meta', 'mdat', 'idat', 'wide', 'pdin', 'moof', 'mfra', 'sidx']
/** Resources with EXIF (Adobe Photoshop File Formats, 2019). */
const EXIF_RESOURCES = [1058, 1059]
/** More than any camera or program writes. */
const MOST_BLOCKS = 500

/** The content of a block. */
export function blockContent(bytes: Uint8Array, { content, extents }: Block): Uint8Array<ArrayBuffer> {
  return content ? Uint8Array.from(content) : contentOf(bytes, extents)
}

class Search {
  readonly blocks: Block[] = []
  readonly unread: Unread[] = []
  readonly unreadAt: Extent[] = []
  readonly parts = new Set<Behind>()
  pictures = 0
  private isFull = false

  constructor(private readonly bytes: Uint8Array) {}

  add(kind: Block['kind'], part: Part | undefined, start: number, to: number, name?: string): void {
    const end = Math.min(to, this.bytes.length)
    if (end <= start || this.isFull) return
    this.isFull = this.blocks.length >= MOST_BLOCKS
    // Only the first: there may be thousands.
    if (this.isFull) this.leave(kind.toUpperCase(), start, end)
    else this.blocks.push({ kind, ...(part && { part }), extents: [{ start, end }], ...(name && { name }) })
  }

  /** Reports data that is not read, unless it is padding. */
  leave(name: string, start: number, end: number): void {
    let at = start
    while (at < end && isPadding(this.bytes[at]!)) at++
    if (at === end) return
    this.unread.push({ name, bytes: end - start })
    if (name === '') this.parts.add('trailer')
    else this.unreadAt.push({ start, end })
  }

  /** EXIF, and the small copies of the picture in it, which may have EXIF of their own. */
  exif(start: number, end: number, part?: Part): void {
    this.add('exif', part, start, end)
    // Nothing keeps a copy of the picture in a copy of it.
    if (part === 'thumbnail') return
    for (let at = indexOfText(this.bytes, JPEG, start + 8, end); at >= 0;) {
      const after = this.jpeg(at, end, 'thumbnail')
      at = indexOfText(this.bytes, JPEG, Math.max(after, at + 2), end)
    }
  }

  private namedExif(start: number, end: number): void {
    this.exif(end - unnamedExif(this.bytes.subarray(start, end)).length, end)
  }

  /** Blocks of a JPEG that begins at `start`; returns the offset past its end marker. Pixels may look like the beginning of a thumbnail. */
  jpeg(start: number, limit: number, part?: Part): number {
    const sub = this.bytes.subarray(start, limit)
    const extended: Extent[] = []
    let end = 2
    for (const segment of walkSegments(sub)) {
      end = Math.min(segment.end, sub.length)
      if (segment.marker < APP0 || segment.marker > APP15) continue
      const at = (header: number): [number, number] => [start + segment.content + header, start + end]
      if (exifBlock(sub, segment)) this.exif(...at(EXIF_NAME.length), part)
      else if (segment.marker === APP1 && beginsWith(sub, segment, XMP_NAME))
        this.add('xmp', part, ...at(XMP_NAME.length))
      else if (segment.marker === APP1 && beginsWith(sub, segment, EXTENDED_XMP_NAME)) {
        const [from, to] = at(EXTENDED_XMP_NAME.length)
        extended.push({ start: from, end: Math.max(from + ORDER_BYTES, to) })
      } else if (segment.marker === APP13 && beginsWith(sub, segment, PHOTOSHOP_NAME)) {
        const [from, to] = at(PHOTOSHOP_NAME.length)
        const last = this.blocks.findLastIndex((block) => block.kind === 'resources' && block.part === part)
        // What no segment holds goes on in the next.
        const begun = textAt(this.bytes, from, 4) === '8BIM' ? undefined : this.blocks[last]
        if (begun) this.blocks[last] = { ...begun, extents: [...begun.extents, { start: from, end: to }] }
        else this.resources(from, to, part)
      } else if (segment.marker === APP0 && beginsWith(sub, segment, JFXX_HEADER)) {
        this.jpeg(...at(JFXX_HEADER.length), 'thumbnail')
      } else if (part !== 'thumbnail' && !isKnownSegment(sub, segment))
        this.leave(`APP${segment.marker - APP0}`, ...at(0))
    }
    for (const { extents, isWhole } of extendedXmp(this.bytes, extended)) {
      const isRead = this.blocks.length < MOST_BLOCKS
      if (isRead) this.blocks.push({ kind: 'xmp', ...(part && { part }), extents })
      if (!isRead || !isWhole) for (const { start: from, end: to } of extents) this.leave('XMP', from, to)
    }
    return start + end
  }

  /** Photoshop's image resources, and the EXIF, XMP and small copies of the picture among them. */
  resources(start: number, to: number, part?: Part): void {
    const { bytes } = this
    // A damaged directory may name gigabytes, and the same ones again and again.
    const end = Math.min(to, bytes.length)
    this.add('resources', part, start, end)
    if (this.isFull) return
    for (const resource of EXIF_RESOURCES) {
      const exif = psdResource(bytes, { resources: { start, end } }, resource)
      const from = exif ? exif.byteOffset - bytes.byteOffset : 0
      if (exif) this.exif(from, from + exif.length, part)
    }
    for (let at = indexOfText(bytes, JPEG, start, end); at >= 0; at = indexOfText(bytes, JPEG, at + 2, end))
      this.jpeg(at, end, 'thumbnail')
    this.packets(start, end, part)
  }

  /** Pictures and movies between two offsets, each where its signature stands, and Samsung's entries, one of which may be what is searched. */
  behind(start: number, end: number, entry = ''): void {
    const { bytes } = this
    const rest = entry ? end : this.samsung(start, end)
    for (let at = start; at < rest;) {
      const movie = movieEnd(bytes, at, end)
      if (movie > at && imageKind(bytes.subarray(at, movie))) {
        this.leave(entry, at, movie)
        at = movie
      } else if (movie > at) {
        this.parts.add('video')
        this.add('movie', 'video', at, movie)
        at = movie
      } else if (textAt(bytes, at, JPEG.length) === JPEG) {
        this.parts.add('picture')
        this.pictures++
        at = this.jpeg(at, end, 'picture')
      } else {
        const next = [indexOfText(bytes, JPEG, at + 1, rest), indexOfText(bytes, 'ftyp', at + 5, rest) - 4]
        const to = Math.min(rest, ...next.filter((found) => found > at))
        this.packets(at, to, 'trailer')
        if (!entry || !isVersion(bytes.subarray(at, to))) this.leave(entry, at, to)
        at = to
      }
    }
  }

  /** Samsung's data behind a picture; returns where it begins, or `end`. */
  samsung(start: number, end: number): number {
    const { bytes } = this
    const data = samsungData(bytes, start, end)
    if (!data) return end
    this.parts.add('trailer')
    for (const extent of data.unread) this.leave('', extent.start, extent.end)
    for (const { name, start: content, end: to } of data.entries) {
      const text = entryText(bytes.subarray(content, to))
      const isOther = textAt(bytes, content, 3) !== JPEG && textAt(bytes, content + 4, 4) !== 'ftyp'
      if (isOther) this.add('text', 'trailer', content, to, name)
      if (text === null) this.behind(content, to, name || 'SEFT')
    }
    return data.start
  }

  packets(start: number, end: number, part?: Part, kind: 'xmp' | 'rdf' = 'xmp'): void {
    for (const packet of packetsIn(this.bytes, kind, start, end)) this.add(kind, part, packet.start, packet.end)
  }

  /** The data of the pictures that a text holds. */
  embedded(text: Uint8Array): void {
    for (const picture of embeddedPictures(text)) {
      const { blocks, unread } = blocksOf(picture)
      for (const block of blocks)
        this.blocks.push({ ...block, part: 'embedded', extents: [], content: blockContent(picture, block) })
      this.unread.push(...unread)
    }
  }

  png(): number {
    let last = 0
    for (const { type, content, end } of walkChunks(this.bytes)) {
      const to = Math.min(end - PNG_CHECK_SUM_BYTES, this.bytes.length)
      last = Math.min(end, this.bytes.length)
      if (type === 'eXIf') this.namedExif(content, to)
      else if (['tEXt', 'iTXt', 'zTXt'].includes(type)) this.text(type, content, to)
      else if (!isPictureChunk(type) && type !== 'tIME') this.leave(type, content, to)
    }
    return last
  }

  /** A PNG text chunk: adds the metadata block in it, or reports it as unread if it cannot be searched. Color profiles are skipped. */
  private text(type: string, start: number, end: number): void {
    const data = this.bytes.subarray(start, end)
    const xmp = xmpStart(type, data)
    const profile = rawProfile(data)
    const named = profileType(data)
    if (xmp >= 0) this.add('xmp', undefined, start + xmp, end)
    else if (profile) this.blocks.push({ kind: profile.kind, extents: [], content: profile.content })
    else if (named ? !/^ic[cm]$/.test(named) : !isPlainText(type, data)) this.leave(type, start, end)
    else this.packets(start, end)
  }

  webp(): number {
    for (const { type, content, end } of chunksAndFrames(this.bytes)) {
      const to = Math.min(end, this.bytes.length)
      if (type === 'EXIF') this.namedExif(content, to)
      else if (type === 'XMP ') this.add('xmp', undefined, content, to)
      else if (!WEBP_PICTURE.includes(type)) this.leave(type.trim(), content, to)
    }
    return webpEnd(this.bytes) ?? this.bytes.length
  }

  heif(): number {
    try {
      for (const { kind, extents } of metadataItems(this.bytes)) {
        if (kind === 'text') this.blocks.push({ kind: 'xmp', extents })
        else this.exifItem(extents)
      }
    } catch (error) {
      if (!isToolError(error)) throw error
      this.unread.push({ name: 'meta', bytes: this.bytes.length })
    }
    for (const { name, start, end } of otherParts(this.bytes))
      if (name === 'jpeg') this.jpeg(start, end, 'thumbnail')
      else this.other(name, start, end)
    const boxes = fileBoxes(this.bytes)
    for (const { type, start, end } of boxes) {
      if (type === 'moov') this.add('movie', 'video', 0, boxes.at(-1)!.end)
      else if (type === 'mpvd') this.behind(start, end)
      else if (type === 'sefd') this.leave(type, start, this.samsung(start, end))
      else if (!PLAIN_BOXES.includes(type)) this.other(type, start, end)
    }
    return boxes.at(-1)?.end ?? 0
  }

  private exifItem(extents: readonly Extent[]): void {
    const [first, ...more] = partFrom(extents, exifStart(contentOf(this.bytes, extents)))
    if (!first) for (const { start, end } of extents) this.leave('Exif', start, end)
    else if (more.length === 0) this.exif(first.start, first.end)
    else this.blocks.push({ kind: 'exif', extents: [first, ...more] })
  }

  /** A box of a maker or program: its XMP, or else a mention. */
  private other(type: string, start: number, end: number): void {
    const { length } = this.blocks
    this.packets(start, end)
    if (this.blocks.length === length) this.leave(type, start, end)
  }

  tiff(): number {
    const { bytes } = this
    if (!isExifBlock(bytes)) this.leave('BigTIFF', 0, bytes.length)
    else this.exif(0, bytes.length)
    const tiff = new Tiff(bytes)
    for (const [index, directory] of [tiff.long(4), ...laterDirectories(bytes)].entries())
      for (const value of tiff.directory(directory).values) this.tiffValue(value, index === 0 ? undefined : 'page')
    return bytes.length
  }

  private tiffValue({ tag, at, length }: TiffValue, part: Part | undefined): void {
    if (tag === TIFF_XMP) this.add('xmp', part, at, at + length)
    if (tag === TIFF_RESOURCES) this.resources(at, at + length, part)
    if (tag !== TIFF_IPTC) return
    const content = asResources(this.bytes.subarray(at, at + length))
    this.blocks.push({ kind: 'resources', ...(part && { part }), extents: [], content })
  }

  gif(): number {
    const last = gifEnd(this.bytes)
    this.packets(0, last)
    const isPacket = (start: number, end: number) =>
      this.blocks.some(({ extents: [packet] }) => packet && packet.start >= start && packet.start < end)
    for (const { name, start, end, content } of gifApplications(this.bytes)) {
      // ImageMagick's.
      if (/^MGK(IPTC|8BIM)/.test(name))
        this.blocks.push({ kind: 'resources', extents: [], content: asResources(content) })
      else if (!GIF_PROGRAMS.includes(name) && !isPacket(start, end)) this.leave(name, start, end)
    }
    for (const { name, start, end } of gifOthers(this.bytes)) this.leave(name, start, end)
    return last
  }

  /** The image resources of a Photoshop document, which JPEGs of Photoshop have in a segment, and the packets in its layers. */
  psd(): number {
    const { bytes } = this
    const layout = psdLayout(bytes)
    if (!layout) return bytes.length
    const { start, end } = layout.resources
    this.resources(start, end)
    this.packets(end, bytes.length)
    return bytes.length
  }

  file(): number {
    const kind = imageKind(this.bytes)
    switch (kind) {
      case 'jpeg':
        return this.jpeg(0, this.bytes.length)
      case 'png':
        return this.png()
      case 'webp':
        return this.webp()
      case 'avif':
      case 'heic':
        return this.heif()
      case 'tiff':
        return this.tiff()
      case 'psd':
        return this.psd()
      case 'gif':
        return this.gif()
      default:
        this.packets(0, this.bytes.length)
        if (kind !== 'svg') return this.bytes.length
        this.packets(0, this.bytes.length, undefined, 'rdf')
        this.embedded(this.bytes)
        return this.bytes.length
    }
  }
}

/**
 * All blocks of metadata of an image file, those of small copies, second pictures, gain maps and movies included, and what is
 * not read. Compressed texts of a PNG are not seen: see `withPlainTexts`.
 */
export function blocksOf(bytes: Uint8Array): Blocks {
  const search = new Search(bytes)
  const end = search.file()
  search.behind(end, bytes.length)
  for (const block of search.blocks.filter(({ kind, part }) => kind === 'xmp' && part !== 'embedded'))
    search.embedded(blockContent(bytes, block))
  const { blocks, parts, pictures, unread, unreadAt } = search
  return { blocks, behind: [...parts], pictures, unread, unreadAt, end }
}
