import { SequenceTable } from './sequence-table'

/** Codes are at most 12 bits long (GIF89a specification, appendix F). */
const MAX_CODES = 4096
const BLOCK = 255

export interface Indices {
  readonly indices: Uint8Array
  /** 1 for unchanged pixels, which may be written as `transparent`. */
  readonly free?: Uint8Array
  readonly transparent?: number
}

/** Share of free pixels below which transparency does not reduce the size. */
const MIN_FREE_SHARE = 1 / 10

/** The index that is tried first for a free pixel. */
export type Preference = 'index' | 'transparent'
const PREFERENCES: readonly Preference[] = ['index', 'transparent']

export interface Compressed {
  readonly data: Uint8Array
  /** The preference that was used; undefined if there was no choice. */
  readonly preference: Preference | undefined
}

interface Codes {
  readonly codes: Uint16Array
  /** Number of codes. */
  readonly count: number
  readonly bits: number
}

/**
 * Compresses color indices below 2^`depth` to GIF's image data: the minimum code size, sub-blocks and terminator. For
 * free pixels, writes the index or the transparent one, whichever extends a known sequence; tries each of the
 * `preferences` and returns the shortest result.
 */
export function compressLzw(
  pixels: Indices,
  depth: number,
  preferences: readonly Preference[] = PREFERENCES,
): Compressed {
  const minimum = Math.max(2, depth)
  if (freeShare(pixels) < MIN_FREE_SHARE) {
    return { data: packBits(encode({ indices: pixels.indices }, minimum, 'index'), minimum), preference: undefined }
  }
  const ways = preferences.map((preference) => ({ preference, codes: encode(pixels, minimum, preference) }))
  const { codes, preference } = ways.reduce((least, way) => (way.codes.bits < least.codes.bits ? way : least))
  return { data: packBits(codes, minimum), preference }
}

function freeShare({ free }: Indices): number {
  if (!free) return 0
  let sum = 0
  for (let at = 0; at < free.length; at++) sum += free[at]!
  return sum / free.length
}

const table = new SequenceTable()

function encode({ indices, free, transparent = 0 }: Indices, minimum: number, preference: Preference): Codes {
  const clear = 1 << minimum
  const prefersIndex = preference === 'index'
  // At most a code for each pixel, one for each clear code, and those at both ends.
  const codes = new Uint16Array(indices.length + Math.ceil(indices.length / (MAX_CODES - clear - 2)) + 3)
  let width = minimum + 1
  let next = clear + 2
  let count = 1
  let bits = width
  codes[0] = clear
  table.clear()

  let prefix = free?.[0] && !prefersIndex ? transparent : indices[0]!
  for (let at = 1; at < indices.length; at++) {
    const index = indices[at]!
    const isFree = free !== undefined && free[at] === 1
    const first = isFree && !prefersIndex ? transparent : index
    const place = table.slotOf(prefix, first)
    let known = table.codeAt(place)
    if (known < 0 && isFree) known = table.codeAt(table.slotOf(prefix, prefersIndex ? transparent : index))
    if (known >= 0) {
      prefix = known
      continue
    }
    codes[count++] = prefix
    bits += width
    if (next < MAX_CODES) {
      table.store(place, prefix, first, next)
      if (next === 1 << width) width++
      next++
    } else {
      codes[count++] = clear
      bits += width
      table.clear()
      width = minimum + 1
      next = clear + 2
    }
    prefix = first
  }
  codes[count++] = prefix
  bits += width
  if (next === 1 << width && width < 12) width++
  codes[count++] = clear + 1
  return { codes, count, bits: bits + width }
}

/** Packs codes to bits, the lowest first, in sub-blocks of at most 255 bytes. */
function packBits({ codes, count, bits }: Codes, minimum: number): Uint8Array {
  const stream = new Uint8Array(Math.ceil(bits / 8))
  const clear = 1 << minimum
  let width = minimum + 1
  let next = clear + 2
  let pending = 0
  let pendingBits = 0
  let to = 0
  for (let at = 0; at < count; at++) {
    const code = codes[at]!
    pending |= code << pendingBits
    pendingBits += width
    while (pendingBits >= 8) {
      stream[to++] = pending & 255
      pending >>>= 8
      pendingBits -= 8
    }
    if (code === clear) {
      width = minimum + 1
      next = clear + 2
    } else if (next < MAX_CODES) {
      if (next === 1 << width) width++
      next++
    }
  }
  if (pendingBits > 0) stream[to] = pending & 255
  return toSubBlocks(stream, minimum)
}

function toSubBlocks(stream: Uint8Array, minimum: number): Uint8Array {
  const blocks = Math.ceil(stream.length / BLOCK)
  const data = new Uint8Array(stream.length + blocks + 2)
  data[0] = minimum
  for (let block = 0, to = 1; block < blocks; block++) {
    const piece = stream.subarray(block * BLOCK, (block + 1) * BLOCK)
    data[to] = piece.length
    data.set(piece, to + 1)
    to += piece.length + 1
  }
  return data
}
