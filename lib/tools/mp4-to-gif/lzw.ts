import { SequenceTable } from './sequence-table'

/** Codes are at most 12 bits long (GIF89a specification, appendix F). */
const MOST_CODES = 4096
const BLOCK = 255

export interface Indices {
  readonly indices: Uint8Array
  /** Pixels (1) that look right already: `transparent` may be written in their place. */
  readonly free?: Uint8Array
  readonly transparent?: number
}

/** With fewer free pixels than this share transparent ones never pay. */
const FEW = 1 / 10

/** What is tried first for a free pixel. */
export type Preference = 'index' | 'transparent'
const PREFERENCES: readonly Preference[] = ['index', 'transparent']

export interface Compressed {
  readonly data: Uint8Array
  /** The one that it was made by; undefined when there was nothing to choose. */
  readonly preference: Preference | undefined
}

interface Codes {
  readonly codes: Uint16Array
  /** How many of them there are, and the bits that they take. */
  readonly count: number
  readonly bits: number
}

/**
 * Compresses colour indices below 2^`depth` as GIF's image data: the minimum code size, sub-blocks and terminator. Where a
 * pixel is free, the index or the transparent one is written, whichever lengthens the run of known sequences; of the
 * `preferences` between them, the one that comes out shortest.
 */
export function compressLzw(
  pixels: Indices,
  depth: number,
  preferences: readonly Preference[] = PREFERENCES,
): Compressed {
  const minimum = Math.max(2, depth)
  if (freeShare(pixels) < FEW) {
    return { data: packed(encode({ indices: pixels.indices }, minimum, 'index'), minimum), preference: undefined }
  }
  const ways = preferences.map((preference) => ({ preference, codes: encode(pixels, minimum, preference) }))
  const { codes, preference } = ways.reduce((least, way) => (way.codes.bits < least.codes.bits ? way : least))
  return { data: packed(codes, minimum), preference }
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
  // At worst a code for each pixel, one for each clearing, and those at both ends.
  const codes = new Uint16Array(indices.length + Math.ceil(indices.length / (MOST_CODES - clear - 2)) + 3)
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
    const place = table.placeOf(prefix, first)
    let known = table.codeAt(place)
    if (known < 0 && isFree) known = table.codeAt(table.placeOf(prefix, prefersIndex ? transparent : index))
    if (known >= 0) {
      prefix = known
      continue
    }
    codes[count++] = prefix
    bits += width
    if (next < MOST_CODES) {
      table.put(place, prefix, first, next)
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

/** Codes as bits, the lowest first, in sub-blocks of at most 255 bytes. */
function packed({ codes, count, bits }: Codes, minimum: number): Uint8Array {
  const stream = new Uint8Array(Math.ceil(bits / 8))
  const clear = 1 << minimum
  let width = minimum + 1
  let next = clear + 2
  let pending = 0
  let held = 0
  let to = 0
  for (let at = 0; at < count; at++) {
    const code = codes[at]!
    pending |= code << held
    held += width
    while (held >= 8) {
      stream[to++] = pending & 255
      pending >>>= 8
      held -= 8
    }
    if (code === clear) {
      width = minimum + 1
      next = clear + 2
    } else if (next < MOST_CODES) {
      if (next === 1 << width) width++
      next++
    }
  }
  if (held > 0) stream[to] = pending & 255
  return inBlocks(stream, minimum)
}

function inBlocks(stream: Uint8Array, minimum: number): Uint8Array {
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
