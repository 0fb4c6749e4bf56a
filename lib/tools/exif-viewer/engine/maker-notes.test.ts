import { APP1, EXIF_NAME, jpegSegment } from '@/lib/image/formats/jpeg/segments'
import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { exifToKeep } from '@/lib/image/formats/metadata/strip-blocks'
import { personalNotes } from './read-block'
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

/** EXIF of a maker with a directory of notes behind a head, at offset 68. */
function exifOf(make: string, head: string, entries: readonly Entry[], behind: string): Uint8Array {
  const notes = Buffer.concat([Buffer.from(head), directory(entries, Buffer.from(behind))])
  const first: readonly Entry[] = [
    [0x010f, 2, make.length + 1, 38],
    [0x8769, 4, 1, 50],
  ]
  const exif = directory([[0x927c, 7, notes.length, 68]])
  const whole = [Buffer.from('II*\0\x08\0\0\0'), directory(first, Buffer.from(make.padEnd(12, '\0'))), exif, notes]
  return new Uint8Array(Buffer.concat(whole))
}

const canon = (make = 'Canon', serial = 420_001) => {
  const entries: readonly Entry[] = [
    [0x0009, 2, 12, 110],
    [0x000c, 4, 1, serial],
    [0x0096, 2, 6, 122],
  ]
  return exifOf(make, '', entries, 'Kim Minsu\0\0\0H12345')
}

test('Canon’s notes name the owner and the camera, those of another maker are not Canon’s', () => {
  expect(personalNotes(canon()).map(({ name, text }) => [name, text])).toEqual([
    ['OwnerName', 'Kim Minsu'],
    ['InternalSerialNumber', 'H12345'],
    ['SerialNumber', '420001'],
  ])
  expect(personalNotes(canon('Canon', 0)).map(({ name }) => name)).not.toContain('SerialNumber')
  expect(personalNotes(canon('Acme'))).toEqual([])
  const named = (bytes: Uint8Array) => personalNotes(bytes).map(({ name }) => name)
  for (const length of [0, 9, 40, 70]) expect(named(canon().slice(0, length))).toEqual([])
  expect(named(canon().slice(0, 110))).toEqual(['SerialNumber'])
})

test('Panasonic’s notes name a place and a child; the place alone goes with the location', () => {
  const entries: readonly Entry[] = [
    [0x0066, 7, 8, 122],
    [0x006d, 7, 6, 130],
    [0x006f, 7, 5, 136],
  ]
  const block = exifOf('Panasonic', 'Panasonic\0\0\0', entries, 'Minji\0\0\0Seoul\0---\0\0')
  const named = (bytes: Uint8Array) => personalNotes(bytes).map(({ name, text }) => [name, text])
  expect(named(block)).toEqual([
    ['BabyName', 'Minji'],
    ['City', 'Seoul'],
  ])
  expect(named(exifToKeep(block, 'place')!)).toEqual([['BabyName', 'Minji']])
  const behindOtherHead = exifOf('Panasonic', 'LEICA\0\0\0\0\0\0\0', entries, 'Minji\0\0\0Seoul\0---\0\0')
  expect(named(behindOtherHead)).toEqual([])
  // The same number is another thing in Canon's notes.
  const canons = exifOf('Canon', '', [[0x006d, 2, 6, 86]], 'Firmly\0')
  expect(Buffer.from(exifToKeep(canons, 'place')!).toString('latin1')).toContain('Firmly')
})

test('a maker’s notes are not read whole, even where tags of them are listed', async () => {
  const segment = jpegSegment(APP1, concatBytes([latin1(EXIF_NAME), canon()]))
  const { tags, unread } = await searchTags(
    concatBytes([Uint8Array.of(0xff, 0xd8), segment, Uint8Array.of(0xff, 0xda, 0, 2, 0, 0, 0xff, 0xd9)]),
  )
  expect(tags.filter(({ group }) => group === 'makerNotes').map(({ name }) => name)).toContain('OwnerName')
  expect(unread).toEqual([{ name: 'MakerNote', bytes: 60 }])
})
