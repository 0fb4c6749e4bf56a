import { decompress } from '@/lib/image/codecs/decompress'
import { withPlainTexts } from '@/lib/image/codecs/png-texts'
import { svgText } from '@/lib/image/codecs/svg-text'
import { gifComments } from '@/lib/image/formats/gif'
import type { ImageKind } from '@/lib/image/formats/image-formats'
import { COMMENT, walkSegments } from '@/lib/image/formats/jpeg/segments'
import { imageKind } from '@/lib/image/formats/kind'
import { blocksOf, type Unread } from '@/lib/image/formats/metadata/blocks'
import { hasTooManyParts, withoutTrailer } from '@/lib/image/formats/structure'
import type { Metadata, MetadataGroup, MetadataTag } from '@/lib/tools/exif-viewer/metadata-tag'
import { readBlock, type ParseBlock } from './read-block'
import { decoded, guessedEncoding } from './legacy-text'
import { printable, readableTag } from './readable-tag'

/** The parser's groups that are shown, in the order in which they are listed. */
const GROUPS: readonly MetadataGroup[] = [
  ...(['exif', 'makerNotes', 'xmp', 'iptc', 'icc', 'png', 'photoshop'] as const),
  ...(['thumbnail', 'mpf', 'jfif', 'riff', 'gif', 'file'] as const),
]

/** Places in the file and whole blocks that are listed tag by tag under another group. */
const NOT_SHOWN = [
  ...['Exif IFD Pointer', 'GPS Info IFD Pointer', 'Interoperability IFD Pointer', 'StripOffsets', 'StripByteCounts'],
  ...['JPEGInterchangeFormat', 'JPEGInterchangeFormatLength', 'TileOffsets', 'TileByteCounts'],
  ...['ApplicationNotes', 'IPTC-NAA', 'ICC_Profile', 'PhotoshopSettings', 'ImageSourceData', 'FileType'],
  ...['_raw', 'image', 'base64', 'type'],
]

/** Tags of EXIF 3.0 and one of IPTC's that the parser knows by number only; it lists others, which nobody can read. */
const NAMES: Readonly<Record<string, string>> = {
  'undefined-42038': 'ImageTitle',
  'undefined-42039': 'Photographer',
  'undefined-42040': 'ImageEditor',
  'undefined-42041': 'CameraFirmware',
  'undefined-42042': 'RAWDevelopingSoftware',
  'undefined-42043': 'ImageEditingSoftware',
  'undefined-42044': 'MetadataEditingSoftware',
  'undefined-742': 'DocumentNotes',
}
const UNKNOWN = /^undefined-/

const MAX_DECOMPRESSED_BYTES = 16_000_000
/** More than any program writes. */
const MOST_COMMENTS = 500

type Parsed = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>

/** What the parser finds; nothing where the file holds nothing that it can read, damaged blocks included. */
async function parse(bytes: Uint8Array<ArrayBuffer>): Promise<Parsed> {
  const [{ loadView }, { DOMParser, onErrorStopParsing }] = await Promise.all([
    import('exifreader'),
    // A worker has no DOMParser of its own, and XMP is XML.
    import('@xmldom/xmldom'),
  ])
  try {
    const tags = await loadView(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      expanded: true,
      async: true,
      computed: true,
      includeUnknown: true,
      domParser: new DOMParser({ onError: onErrorStopParsing }),
      // Of damaged data the parser would list a text of its own.
      decompress: {
        deflate: async (packed) =>
          (await decompress(packed as Uint8Array<ArrayBuffer>, 'deflate', MAX_DECOMPRESSED_BYTES)) ?? new Uint8Array(),
        maxDecompressedSize: MAX_DECOMPRESSED_BYTES,
      },
    })
    return tags as unknown as Parsed
  } catch {
    return {}
  }
}

function jpegComments(bytes: Uint8Array): Uint8Array[] {
  const found: Uint8Array[] = []
  for (const { marker, content, end } of walkSegments(bytes))
    if (marker === COMMENT && found.push(bytes.subarray(content, end)) === MOST_COMMENTS) break
  return found
}

/** The comments of an SVG, and its titles and descriptions, each as one text. */
function svgComments(svg: Uint8Array): Uint8Array[] {
  const text = new TextDecoder().decode(svg)
  const comments = text.split('<!--').slice(1)
  const words = Array.from(text.matchAll(/<(?:title|desc)\b[^<>]*>([^<]*)/g), ([, content = '']) => content)
  const texts = [comments.map((comment) => comment.split('-->', 1)[0]!), words]
  return texts.map((parts) => new TextEncoder().encode(parts.join('\n')))
}

const COMMENTS: Partial<Record<ImageKind, (bytes: Uint8Array) => Uint8Array[]>> = {
  jpeg: jpegComments,
  gif: gifComments,
  svg: svgComments,
}

/** Comments, which the parser leaves out. */
function comments(bytes: Uint8Array, kind: ImageKind): MetadataTag[] {
  return (COMMENTS[kind]?.(bytes) ?? []).flatMap((content) => {
    const [text, encoding] = [printable(decoded(content)), guessedEncoding(content)]
    return text ? [{ group: 'file', name: 'Comment', text, value: text, ...(encoding && { encoding }) }] : []
  })
}

function tagsOf(parsed: Parsed): MetadataTag[] {
  return GROUPS.flatMap((group) =>
    Object.entries(parsed[group === 'thumbnail' ? 'Thumbnail' : group] ?? {})
      .map(([name, tag]) => [NAMES[name] ?? name, tag] as const)
      .filter(([name]) => !NOT_SHOWN.includes(name) && !UNKNOWN.test(name))
      .flatMap(([name, tag]) => readableTag(group, name, tag) ?? []),
  )
}

/** Groups of a block that is read on its own; others would belong to the file that was made of it. */
const BLOCK_GROUPS: readonly MetadataGroup[] = ['exif', 'gps', 'makerNotes', 'xmp', 'iptc']

const parseBlock: ParseBlock = async (file) =>
  tagsOf(await parse(file)).filter(({ group }) => BLOCK_GROUPS.includes(group))

/** The maker notes, which are never read completely: the viewer lists a few tags of some makers. */
function unreadNotes(tags: readonly MetadataTag[]): Unread[] {
  const notes = tags.find(({ name }) => name === 'MakerNote')
  return notes ? [{ name: notes.name, bytes: Number(/\d+/.exec(notes.text)?.[0] ?? 0) }] : []
}

/** Data of one name in several segments, such as C2PA, as one. */
function merged(unread: readonly Unread[]): Unread[] {
  const sums = new Map<string, number>()
  for (const { name, bytes } of unread) sums.set(name, (sums.get(name) ?? 0) + bytes)
  return Array.from(sums, ([name, bytes]) => ({ name, bytes }))
}

/**
 * All tags of an image file: EXIF, GPS, XMP, IPTC, ICC, maker notes known to the parser, PNG texts, comments and the header; the `part`
 * of a tag names the thumbnail, embedded picture or appended movie that it comes from. Standardized values are in English.
 */
export async function searchTags(original: Uint8Array<ArrayBuffer>): Promise<Metadata> {
  const kind = imageKind(original)
  const isSvg = kind === 'svg'
  const bytes = isSvg ? new TextEncoder().encode(await svgText(original)) : await withPlainTexts(original)
  if (hasTooManyParts(bytes, kind))
    return { tags: [], behind: [], unread: [{ name: String(kind), bytes: bytes.length }] }
  const tags = [...tagsOf(await parse(withoutTrailer(bytes, kind))), ...(kind ? comments(bytes, kind) : [])]
  const known = new Set(tags.map(keyOf))
  const { blocks, behind, unread } = blocksOf(bytes)
  const left = [...unread]
  for (const block of blocks) {
    const found = await readBlock(bytes, block, parseBlock)
    left.push(...found.unread)
    const fresh = found.tags.filter((tag) => !known.has(keyOf(tag)))
    for (const tag of fresh) known.add(keyOf(tag))
    tags.push(...fresh)
  }
  return { tags, behind, unread: merged([...unreadNotes(tags), ...left]) }
}

function keyOf({ part, group, name, text }: MetadataTag): string {
  return [part, group, name, text].join('\n')
}

/** The tags of `searchTags` alone. */
export async function readTags(bytes: Uint8Array<ArrayBuffer>): Promise<readonly MetadataTag[]> {
  return (await searchTags(bytes)).tags
}
