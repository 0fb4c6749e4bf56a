import { makerNotes, type Maker } from '@/lib/image/formats/exif/maker-notes'
import { Tiff, type TiffValue } from '@/lib/image/formats/exif/tiff'
import type { MetadataTag } from '@/lib/tools/exif-viewer/metadata-tag'
import { decoded } from './legacy-text'
import { printable } from './readable-tag'

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
