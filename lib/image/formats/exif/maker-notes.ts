import { textAt } from '@/lib/core/byte-reader'
import { Tiff, type TiffEntry, type TiffValue } from './tiff'

/** Tags of TIFF 6.0 and EXIF 2.32. */
const MAKE = 0x010f
const EXIF_POINTER = 0x8769
const MAKER_NOTE = 0x927c

/** Makers whose notes are a directory with offsets from the TIFF header, and what stands before it. */
const MAKERS = [
  ['Canon', ''],
  ['Panasonic', 'Panasonic\0\0\0'],
] as const
export type Maker = (typeof MAKERS)[number][0]

/** Panasonic's texts for a place: its name, country, state, city, landmark (exiftool's Panasonic.pm). */
export const PANASONIC_PLACES = [0x67, 0x69, 0x6b, 0x6d, 0x6f]

export interface MakerNotes {
  readonly maker: Maker
  readonly entries: readonly TiffEntry[]
  readonly values: readonly TiffValue[]
}

/** The maker notes of an EXIF block; undefined if it has none in a supported format. */
export function makerNotes(block: Uint8Array): MakerNotes | undefined {
  const tiff = new Tiff(block)
  const { entries, values } = tiff.first()
  const make = values.find(({ tag }) => tag === MAKE)
  const pointer = entries.find(({ tag }) => tag === EXIF_POINTER)
  const exif = tiff.directory(pointer ? tiff.number(pointer) : 0)
  const at = exif.values.find(({ tag }) => tag === MAKER_NOTE)?.at
  if (!make || at === undefined) return undefined
  for (const [maker, head] of MAKERS) {
    if (textAt(block, make.at, maker.length) === maker && textAt(block, at, head.length) === head)
      return { maker, ...tiff.directory(at + head.length) }
  }
  return undefined
}
