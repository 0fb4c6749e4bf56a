import { latin1, uint32BigEndian } from '@/lib/core/byte-writer'
import { uint32At } from '@/lib/core/byte-reader'
import { ToolError } from '@/lib/core/errors'
import { blockContent, blocksOf } from './blocks'
import { pruneExif } from './prune'
import { fileBoxes, type IsoBox } from '@/lib/image/formats/heif/boxes'
import { metadataItems, writeBack } from '@/lib/image/formats/heif/items'
import { datesOnly, xmpToKeep } from './strip-blocks'
import { withoutPlaces, type WithoutPlaces } from './without-place'
import type { Removal } from './removal-options'

/** Boxes at the top of a file that show a still picture (ISO/IEC 23008-12); others hold a moving copy, a maker's data or XMP. */
const PICTURE = ['ftyp', 'meta', 'mdat']
/** A sequence of pictures keeps data in each of its tracks. */
const SEQUENCE = ['moov', 'moof']
const EMPTY_XMP = latin1('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
const SPACE = 0x20
const EMPTY_TIFF = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0]

function pruned(block: Uint8Array, removal: Removal): Uint8Array {
  if (removal === 'exceptDate') return pruneExif(block, datesOnly)
  const empty = new Uint8Array(block.length)
  empty.set(EMPTY_TIFF.slice(0, block.length))
  return empty
}

function strippedText(content: Uint8Array, removal: Removal): Uint8Array {
  const empty = content.slice().fill(SPACE)
  const kept = xmpToKeep(content, removal) ?? EMPTY_XMP
  const fitting = [kept, EMPTY_XMP].find(({ length }) => length <= empty.length)
  if (fitting) empty.set(fitting)
  return empty
}

/** Turns a box into free space, so that nothing after it moves. */
function blankBox(bytes: Uint8Array, from: number, { start, end }: IsoBox): void {
  bytes.set(latin1('free'), from + 4)
  bytes.fill(0, start, end)
  if (uint32At(bytes, from) === 0) bytes.set(uint32BigEndian(end - from), from)
}

/** A copy whose EXIF and texts are emptied, and what is in other pictures and what cannot be read zeroed. */
function emptied(original: Uint8Array, removal: Removal): WithoutPlaces {
  const { blocks, unreadAt } = blocksOf(original)
  const bytes = Uint8Array.from(original)
  const elsewhere = blocks.flatMap(({ part, extents }) => (part ? extents : []))
  for (const { start, end } of [...unreadAt, ...elsewhere]) bytes.fill(0, start, end)
  for (const block of blocks.filter(({ part }) => !part)) {
    const content = blockContent(bytes, block)
    writeBack(bytes, block.extents, block.kind === 'exif' ? pruned(content, removal) : strippedText(content, removal))
  }
  return { bytes, isWhole: false }
}

/**
 * An AVIF or HEIC file with its EXIF, XMP and other text emptied in place; boxes, coded pictures, colors and rotation stay byte
 * for byte. ToolErrors: `cannotRemove` for a sequence, `imageDamaged`.
 */
export function stripHeif(original: Uint8Array, removal: Removal): Uint8Array<ArrayBuffer> {
  const boxes = fileBoxes(original)
  if (boxes.some(({ type }) => SEQUENCE.includes(type))) throw new ToolError('cannotRemove', { format: 'HEIF' })
  // Throws for items that cannot be read.
  metadataItems(original)
  const { bytes, isWhole } = removal === 'place' ? withoutPlaces(original) : emptied(original, removal)
  let from = 0
  let end = 0
  const [meta] = boxes.filter(({ type }) => type === 'meta')
  for (const box of boxes) {
    const isRead = box.type !== 'meta' || box === meta
    if (isRead && (isWhole || PICTURE.includes(box.type))) end = box.end
    else blankBox(bytes, from, box)
    from = box.end
  }
  return isWhole ? bytes : bytes.subarray(0, end)
}
