import { dayTaken, exifDates } from './dates'

const ASCII = 2

/** Little-endian TIFF whose first directory has a date for each tag (Exif 2.32, 4.6.4 and 4.6.5). */
function datesOf(dates: Readonly<Record<number, string>>): Uint8Array {
  const tags = Object.keys(dates).map(Number)
  const start = 14 + 12 * tags.length
  const bytes = Buffer.alloc(start + 20 * tags.length)
  bytes.write('II*\0\b\0\0\0', 'latin1')
  bytes.writeUInt16LE(tags.length, 8)
  for (const [index, tag] of tags.entries()) {
    const entry = 10 + 12 * index
    bytes.writeUInt16LE(tag, entry)
    bytes.writeUInt16LE(ASCII, entry + 2)
    bytes.writeUInt32LE(20, entry + 4)
    bytes.writeUInt32LE(start + 20 * index, entry + 8)
    bytes.write(dates[tag] ?? '', start + 20 * index)
  }
  return bytes
}

const [MODIFIED, TAKEN, DIGITIZED] = ['2022:01:01 00:00:00', '2021:02:03 04:05:06', '2020:12:31 23:59:59']

test('a picture was taken on the day it says, else on that of its digitizing, never on that of its last change', () => {
  expect(dayTaken(datesOf({ 0x0132: MODIFIED, 0x9003: TAKEN, 0x9004: DIGITIZED }))).toBe('2021-02-03')
  expect(dayTaken(datesOf({ 0x0132: MODIFIED, 0x9004: DIGITIZED }))).toBe('2020-12-31')
  expect(dayTaken(datesOf({ 0x0132: MODIFIED }))).toBeUndefined()
})

test('all three dates are found, and nothing that is no date', () => {
  expect(exifDates(datesOf({ 0x0132: MODIFIED, 0x9003: TAKEN, 0x9004: DIGITIZED }))).toHaveLength(3)
  expect(exifDates(datesOf({ 0x9003: '    :  :     :  :  ', 0x010f: TAKEN }))).toEqual([])
})
