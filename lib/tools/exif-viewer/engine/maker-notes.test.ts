import { APP1, EXIF_NAME, jpegSegment } from '@/lib/image/formats/jpeg/segments'
import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { canonTags } from './canon-notes'
import { searchTags } from './metadata'

type Entry = readonly [tag: number, type: number, count: number, value: number]

/** A directory in the order of Intel, and what follows it. */
function directory(entries: readonly Entry[], ...behind: Buffer[]): Buffer {
  const head = Buffer.alloc(6 + entries.length * 12)
  head.writeUInt16LE(entries.length)
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 2 + index * 12
    head.writeUInt16LE(tag, at)
    head.writeUInt16LE(type, at + 2)
    head.writeUInt32LE(count, at + 4)
    head.writeUInt32LE(value, at + 8)
  }
  return Buffer.concat([head, ...behind])
}

/** EXIF of a maker with notes of an owner, a serial number and one of the body inside. */
function exifOf(make: string): Uint8Array {
  const entries: readonly Entry[] = [
    [0x0009, 2, 12, 106],
    [0x000c, 4, 1, 420_001],
    [0x0096, 2, 6, 118],
  ]
  const notes = directory(entries, Buffer.from('Kim Minsu\0\0\0H12345'))
  const exif = directory([[0x927c, 7, notes.length, 64]])
  const first: readonly Entry[] = [
    [0x010f, 2, 6, 38],
    [0x8769, 4, 1, 46],
  ]
  const head = directory(first, Buffer.from(make.padEnd(8, '\0')))
  return new Uint8Array(Buffer.concat([Buffer.from('II*\0\x08\0\0\0'), head, exif, notes]))
}

test('Canon’s notes name the owner and the camera, those of another maker are not Canon’s', () => {
  expect(canonTags(exifOf('Canon')).map(({ name, text }) => [name, text])).toEqual([
    ['OwnerName', 'Kim Minsu'],
    ['InternalSerialNumber', 'H12345'],
    ['SerialNumber', '420001'],
  ])
  expect(canonTags(exifOf('Acme'))).toEqual([])
  for (const length of [0, 9, 40, 70, 110]) expect(canonTags(exifOf('Canon').slice(0, length))).toBeDefined()
})

test('a maker’s notes are not read whole, even where tags of them are listed', async () => {
  const segment = jpegSegment(APP1, concatBytes([latin1(EXIF_NAME), exifOf('Canon')]))
  const { tags, unread } = await searchTags(
    concatBytes([Uint8Array.of(0xff, 0xd8), segment, Uint8Array.of(0xff, 0xda, 0, 2, 0, 0, 0xff, 0xd9)]),
  )
  expect(tags.filter(({ group }) => group === 'makerNotes').map(({ name }) => name)).toContain('OwnerName')
  expect(unread).toEqual([{ name: 'MakerNote', bytes: 60 }])
})
