import { isToolError } from '@/lib/core/errors'
import { movieWithoutPlace } from '@/lib/image/formats/heif/movie'
import { writeBack } from '@/lib/image/formats/heif/items'
import { blockContent, blocksOf, type Block } from './blocks'
import { exifToKeep, photoshopWithoutPlace, xmpWithoutBehind, xmpWithoutPlace } from './strip-blocks'

/** Samsung's entry for the country of the mobile network. */
const PLACE_ENTRY = 'MCC_Data'
const SPACE = 0x20
const LESS_THAN = 0x3c

/** Each returns content of the same length, or null where it may name a place that cannot be taken out. */
const CLEAR: Readonly<Record<Block['kind'], (content: Uint8Array, block: Block) => Uint8Array | null>> = {
  exif: (content) => exifToKeep(content, 'place'),
  // Items of a HEIC may hold other texts, which nothing here searches.
  xmp: (content) => (content.includes(LESS_THAN) ? xmpWithoutPlace(content) : content.slice().fill(SPACE)),
  rdf: xmpWithoutPlace,
  resources: photoshopWithoutPlace,
  movie: (content) => movieWithoutPlace(content, xmpWithoutPlace),
  text: (content, { name }) => (name === PLACE_ENTRY ? content.slice().fill(SPACE) : content),
}

/** Null also for a damaged block behind the picture; one in the picture is a ToolError. */
function cleared(bytes: Uint8Array, block: Block): Uint8Array | null {
  try {
    return CLEAR[block.kind](blockContent(bytes, block), block)
  } catch (error) {
    if (block.part && isToolError(error)) return null
    throw error
  }
}

export interface WithoutPlaces {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** False if the data appended to the picture was removed. */
  readonly isWhole: boolean
}

/**
 * A copy of an image file without locations in the metadata of the picture, its thumbnails, and the pictures and movies
 * appended to it. No byte changes its offset, so pointers stay valid. What cannot be searched is zeroed. If a location in appended
 * data cannot be removed, all appended data and the XMP that refers to it are removed. Throws the ToolErrors of `pruneTiff`.
 */
export function withoutPlaces(original: Uint8Array): WithoutPlaces {
  const { blocks, unread, unreadAt, end } = blocksOf(original)
  const bytes = Uint8Array.from(original)
  for (const place of unreadAt) bytes.fill(0, place.start, place.end)
  let isWhole = unread.every(({ name }) => name !== '')
  for (const block of blocks) {
    const content = cleared(bytes, block)
    if (content) writeBack(bytes, block.extents, content)
    else isWhole = false
  }
  if (isWhole) return { bytes, isWhole: true }
  for (const block of blocks)
    if (block.kind === 'xmp' && !block.part)
      writeBack(bytes, block.extents, xmpWithoutBehind(blockContent(bytes, block)))
  return { bytes: bytes.slice(0, end), isWhole: false }
}
