import { COMMENT, jpegSegments } from '@/lib/image/formats/jpeg/segments'
import { imageKind } from '@/lib/image/formats/kind'
import { hasTooManyParts, withoutTrailer } from '@/lib/image/formats/structure'
import type { MetadataGroup, MetadataTag } from '@/lib/tools/exif-viewer/metadata-tag'
import { iptcAsJpeg } from './png-iptc'
import { printable, readableTag } from './readable-tag'

/** The parser's groups that are shown, in the order in which they are listed. */
const GROUPS: readonly (readonly [string, MetadataGroup])[] = [
  ['exif', 'exif'],
  ['makerNotes', 'makerNotes'],
  ['xmp', 'xmp'],
  ['iptc', 'iptc'],
  ['icc', 'icc'],
  ['png', 'png'],
  ['photoshop', 'photoshop'],
  ['Thumbnail', 'thumbnail'],
  ['mpf', 'mpf'],
  ['jfif', 'jfif'],
  ['riff', 'riff'],
  ['gif', 'gif'],
  ['file', 'file'],
]

/** Places in the file and whole blocks that are listed tag by tag under another group. */
const NOT_SHOWN = [
  ...['Exif IFD Pointer', 'GPS Info IFD Pointer', 'Interoperability IFD Pointer', 'StripOffsets', 'StripByteCounts'],
  ...['JPEGInterchangeFormat', 'JPEGInterchangeFormatLength', 'TileOffsets', 'TileByteCounts'],
  ...['ApplicationNotes', 'IPTC-NAA', 'ICC_Profile', 'PhotoshopSettings', 'ImageSourceData', 'FileType'],
  ...['_raw', 'image', 'base64', 'type'],
]

const MAX_DECOMPRESSED_BYTES = 16_000_000

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
      domParser: new DOMParser({ onError: onErrorStopParsing }),
      decompress: { maxDecompressedSize: MAX_DECOMPRESSED_BYTES },
    })
    return tags as unknown as Parsed
  } catch {
    return {}
  }
}

/** IPTC that a PNG keeps as text in another writing than the parser knows. */
async function pngIptc({ png, iptc }: Parsed): Promise<Parsed> {
  const profile = png?.['Raw profile type iptc'] as { readonly value?: unknown } | undefined
  const jpeg = !iptc && typeof profile?.value === 'string' ? iptcAsJpeg(profile.value) : null
  return jpeg ? { iptc: (await parse(jpeg)).iptc } : {}
}

/** Comment segments of a JPEG, which the parser leaves out. */
function comments(bytes: Uint8Array): MetadataTag[] {
  if (imageKind(bytes) !== 'jpeg') return []
  try {
    const found = jpegSegments(bytes).filter(({ marker }) => marker === COMMENT)
    const texts = found.map(({ content, end }) => printable(new TextDecoder().decode(bytes.subarray(content, end))))
    return texts.filter(Boolean).map((text) => ({ group: 'file', name: 'Comment', text, value: text }))
  } catch {
    return []
  }
}

/**
 * All tags of an image file: EXIF, GPS, XMP, IPTC, ICC, maker notes known to the parser, PNG texts, comments and the header.
 * Standardized values are in English. [] if there are none.
 */
export async function readTags(bytes: Uint8Array<ArrayBuffer>): Promise<MetadataTag[]> {
  const kind = imageKind(bytes)
  if (hasTooManyParts(bytes, kind)) return []
  const found = await parse(withoutTrailer(bytes, kind))
  const parsed = { ...found, ...(await pngIptc(found)) }
  const tags = GROUPS.flatMap(([from, group]) =>
    Object.entries(parsed[from] ?? {})
      .filter(([name]) => !NOT_SHOWN.includes(name))
      .flatMap(([name, tag]) => readableTag(group, name, tag) ?? []),
  )
  return [...tags, ...comments(bytes)]
}
