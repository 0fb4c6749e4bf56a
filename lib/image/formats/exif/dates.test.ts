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

test.each(['2021:03:04', '2021/03/04', '2021-03-04T05:06:07'])('%s is a day', (date) => {
  expect(dayTaken(datesOf({ 0x9003: date }))).toBe('2021-03-04')
})

test('all three dates are found, and nothing that is no date', () => {
  expect(exifDates(datesOf({ 0x0132: MODIFIED, 0x9003: TAKEN, 0x9004: DIGITIZED }))).toHaveLength(3)
  expect(exifDates(datesOf({ 0x9003: '2021/03/04 05:06:07' }))).toHaveLength(1)
  expect(exifDates(datesOf({ 0x9003: '    :  :     :  :  ', 0x010f: TAKEN }))).toEqual([])
})

describe('dates of a whole file', () => {
  /** A big-endian file with directories at these offsets: entries of tag, type and value, and the link to the next. */
  function file(directories: Readonly<Record<number, readonly [entries: number[][], next: number]>>): Uint8Array {
    const bytes = Buffer.alloc(300)
    bytes.write('MM\0*\0\0\0\b', 'latin1')
    for (const [start, [entries, next]] of Object.entries(directories)) {
      let at = bytes.writeUInt16BE(entries.length, Number(start))
      for (const [tag = 0, type = 0, value = 0] of entries) {
        at = bytes.writeUInt16BE(tag, at)
        at = bytes.writeUInt16BE(type, at)
        at = bytes.writeUInt32BE(type === ASCII ? 20 : 1, at)
        at = bytes.writeUInt32BE(value, at)
      }
      bytes.writeUInt32BE(next, at)
    }
    for (const [index, date] of [MODIFIED, TAKEN, DIGITIZED].entries()) bytes.write(date, 200 + 20 * index)
    return bytes
  }
  const [LONG, IFD, EXIF] = [4, 13, 0x8769]
  const places = (bytes: Uint8Array) => exifDates(bytes).map(({ tag, at }) => [tag, at])

  it.each([LONG, IFD])(
    'are those of its pages and of the EXIF of each, which an entry of type %i points to',
    (type) => {
      const bytes = file({
        8: [
          [
            [0x0132, ASCII, 200],
            [EXIF, type, 50],
          ],
          100,
        ],
        50: [[[0x9003, ASCII, 220]], 0],
        100: [[[EXIF, type, 130]], 0],
        130: [[[0x9004, ASCII, 240]], 0],
      })
      expect(places(bytes)).toEqual([
        [0x0132, 200],
        [0x9003, 220],
        [0x9004, 240],
      ])
      expect(dayTaken(bytes)).toBe('2021-02-03')
    },
  )

  it('end where pages form a circle', () => {
    const bytes = file({ 8: [[[0x9003, ASCII, 220]], 8] })
    expect(new Set(places(bytes).map(String))).toEqual(new Set(['36867,220']))
    expect(dayTaken(bytes)).toBe('2021-02-03')
  })

  it('are none in another file', () => {
    const bytes = file({ 8: [[[0x9003, ASCII, 220]], 0] })
    bytes[3] = 0x2b
    expect(exifDates(bytes)).toEqual([])
    expect(dayTaken(bytes)).toBeUndefined()
  })
})
