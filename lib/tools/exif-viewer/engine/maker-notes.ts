import { textAt } from '@/lib/core/byte-reader'
import { Tiff, type TiffValue } from '@/lib/image/formats/exif/tiff'
import type { MetadataTag } from '@/lib/tools/exif-viewer/metadata-tag'
import { decoded } from './legacy-text'
import { printable } from './readable-tag'

/** Tags of TIFF 6.0 and EXIF 2.32. */
const MAKE = 0x010f
const EXIF_POINTER = 0x8769
const MAKER_NOTE = 0x927c
/** Texts of Canon's notes, as exiftool's Canon.pm names them, and the one number. */
const TEXTS: Readonly<Record<number, string>> = { 0x0009: 'OwnerName', 0x0096: 'InternalSerialNumber' }
const SERIAL_NUMBER = 0x000c

/** The owner and the serial numbers in the maker notes of an EXIF block of Canon, which the parser omits. */
export function canonTags(block: Uint8Array): MetadataTag[] {
  const tiff = new Tiff(block)
  const { entries, values } = tiff.first()
  const make = values.find(({ tag }) => tag === MAKE)
  const pointer = entries.find(({ tag }) => tag === EXIF_POINTER)
  if (!make || !pointer || textAt(block, make.at, 5) !== 'Canon') return []
  const at = tiff.directory(tiff.number(pointer)).values.find(({ tag }) => tag === MAKER_NOTE)?.at ?? 0
  const notes = tiff.directory(at)
  const textOf = (value: TiffValue) => {
    const text = block.subarray(value.at, value.at + value.length)
    return printable(decoded(text.subarray(0, [...text, 0].indexOf(0))))
  }
  const serial = notes.entries.find(({ tag }) => tag === SERIAL_NUMBER)
  const found = [
    ...notes.values.map((value) => ({ name: TEXTS[value.tag], text: TEXTS[value.tag] ? textOf(value) : '' })),
    { name: 'SerialNumber', text: serial ? String(tiff.number(serial) || '') : '' },
  ]
  return found.flatMap(({ name, text }) => (name && text ? [{ group: 'makerNotes', name, text, value: text }] : []))
}
