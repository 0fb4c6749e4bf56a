import { latin1, uint32BigEndian } from '@/lib/core/byte-writer'
import { uint32At } from '@/lib/core/byte-reader'
import { ToolError } from '@/lib/core/errors'
import { contentOf, exifStart } from '@/lib/image/formats/metadata/exif-block'
import { pruneExif, pruneTiff } from '@/lib/image/formats/metadata/prune'
import { boxesIn, type IsoBox } from '@/lib/image/formats/heif/boxes'
import { metadataItems, type Extent } from '@/lib/image/formats/heif/items'
import { datesOnly, withoutGps, xmpWithoutPlace } from '@/lib/image/formats/metadata/strip-blocks'
import type { Removal } from '@/lib/image/formats/metadata/removal-options'

/** Boxes at the top of a file that show a still picture (ISO/IEC 23008-12); others hold a moving copy, a maker's data or XMP. */
const PICTURE = ['ftyp', 'meta', 'mdat']
/** A sequence of pictures keeps data in each of its tracks. */
const SEQUENCE = ['moov', 'moof']
const EMPTY_XMP = latin1('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
const SPACE = 0x20
const EMPTY_TIFF = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0]

function pruned(block: Uint8Array, removal: Removal): Uint8Array {
  if (removal === 'place') return pruneTiff(block, withoutGps)
  if (removal === 'exceptDate') return pruneExif(block, datesOnly)
  const empty = new Uint8Array(block.length)
  empty.set(EMPTY_TIFF.slice(0, block.length))
  return empty
}

/** Writes the content of an item back to its extents. */
export function writeBack(bytes: Uint8Array, extents: readonly Extent[], content: Uint8Array): void {
  let from = 0
  for (const { start, end } of extents) {
    bytes.set(content.subarray(from, from + end - start), start)
    from += end - start
  }
}

function strippedExif(content: Uint8Array, removal: Removal): Uint8Array {
  const header = exifStart(content)
  const copy = new Uint8Array(content.length)
  if (header > content.length) return copy
  copy.set(content.subarray(0, header))
  copy.set(pruned(content.subarray(header), removal), header)
  return copy
}

function strippedText(content: Uint8Array, removal: Removal): Uint8Array {
  if (removal === 'place') return xmpWithoutPlace(content)
  const empty = content.slice().fill(SPACE)
  if (empty.length >= EMPTY_XMP.length) empty.set(EMPTY_XMP)
  return empty
}

/** Turns a box into free space, so that nothing after it moves. */
function blankBox(bytes: Uint8Array, from: number, { start, end }: IsoBox): void {
  bytes.set(latin1('free'), from + 4)
  bytes.fill(0, start, end)
  if (uint32At(bytes, from) === 0) bytes.set(uint32BigEndian(end - from), from)
}

/**
 * An AVIF or HEIC file with its EXIF, XMP and other text emptied in place; boxes, coded pictures, colors and rotation stay byte
 * for byte. ToolErrors: `cannotRemove` for a sequence, `imageDamaged`.
 */
export function stripHeif(original: Uint8Array, removal: Removal): Uint8Array<ArrayBuffer> {
  const boxes = boxesIn(original, 0, original.length)
  if (boxes.some(({ type }) => SEQUENCE.includes(type))) throw new ToolError('cannotRemove', { format: 'HEIF' })
  const bytes = Uint8Array.from(original)
  for (const { kind, extents } of metadataItems(bytes)) {
    const content = contentOf(bytes, extents)
    writeBack(bytes, extents, kind === 'exif' ? strippedExif(content, removal) : strippedText(content, removal))
  }
  let from = 0
  let end = 0
  for (const box of boxes) {
    if (PICTURE.includes(box.type)) end = box.end
    else blankBox(bytes, from, box)
    from = box.end
  }
  return bytes.subarray(0, end)
}
