import { latin1 } from '@/lib/core/byte-writer'
import { startCpuTimer } from '@/scripts/jest/cpu-timer'
import { datesPacket, xmpDates, xmpDay } from './xmp-dates'

const textOf = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString()

test('dates of a packet stand in attributes and elements', () => {
  const packet =
    "<a xmp:CreateDate = '2024-07-01' b='c'><exif:DateTimeOriginal>\n 2024-07-01T10:00:00.5-04:00</exif:DateTimeOriginal>"
  expect(
    xmpDates(latin1(packet)).map(({ property, value, at }) => [property, value, packet.slice(at, at + 4)]),
  ).toEqual([
    ['xmp:CreateDate', '2024-07-01', '2024'],
    ['exif:DateTimeOriginal', '2024-07-01T10:00:00.5-04:00', '2024'],
  ])
})

test('letters without end, such as the pixels of an even gray in a TIFF, take no time', () => {
  const elapsed = startCpuTimer()
  expect(xmpDates(new Uint8Array(2_000_000).fill(0x61))).toEqual([])
  expect(elapsed()).toBeLessThan(2000)
})

test('a date may stand in a list', () => {
  const packet = '<dc:date>\n<rdf:Seq> <rdf:li>2024-07-01</rdf:li></rdf:Seq></dc:date>'
  expect(xmpDates(latin1(packet))).toEqual([
    { property: 'dc:date', value: '2024-07-01', at: packet.indexOf('2024'), size: 1 },
  ])
})

test.each(['utf16le', 'utf16be'])('dates of a packet in %s are found where they stand, and kept', (encoding) => {
  const bytes = Buffer.from('<a exif:DateTimeOriginal="2024-07-01"/>', 'utf16le')
  const packet = new Uint8Array(encoding === 'utf16le' ? bytes : bytes.swap16())
  const [date] = xmpDates(packet)
  expect(date).toMatchObject({ property: 'exif:DateTimeOriginal', value: '2024-07-01', size: 2 })
  expect(
    Buffer.from(packet)
      .toString('latin1', date!.at, date!.at + 8)
      .replaceAll('\0', ''),
  ).toBe('2024')
  expect(xmpDay(packet)).toBe('2024-07-01')
  expect(textOf(datesPacket(packet))).toContain(' exif:DateTimeOriginal="2024-07-01"/>')
})

test('an element may have attributes', () => {
  const packet = '<exif:DateTimeOriginal rdf:parseType="Resource"><rdf:value>2024-07-01</rdf:value>'
  expect(xmpDay(latin1(packet))).toBe('2024-07-01')
})

test('a packet of dates has nothing else', () => {
  const packet = '<a dc:creator="Kim" exif:DateTimeOriginal="2024-07-01T10:00:00.5-04:00" photoshop:City="Seoul"/>'
  const kept = textOf(datesPacket(latin1(packet)))
  expect(kept).toContain(
    ' xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:DateTimeOriginal="2024-07-01T10:00:00.5-04:00"/>',
  )
  for (const trace of ['Kim', 'Seoul', 'photoshop']) expect(kept).not.toContain(trace)
  expect(datesPacket(latin1('<a dc:creator="Kim"/>'))).toBeNull()
})

test.each([
  [
    'exif:DateTimeOriginal before others',
    'xmp:CreateDate="2020-01-01" exif:DateTimeOriginal="2024-07-01T10:00:00"',
    '2024-07-01',
  ],
  ['a day that there is', 'exif:DateTimeOriginal="2024-13-45" photoshop:DateCreated="2024-02-29"', '2024-02-29'],
  ['the old prefix', 'xap:CreateDate="2024-07-01"', '2024-07-01'],
  ['the colons of EXIF', 'exif:DateTimeOriginal="2024:07:01 10:00:00"', '2024-07-01'],
  ['a prefix of its own', 'ns1:DateTimeOriginal="2024-07-01"', '2024-07-01'],
  ['when a clip was shot', 'xmpDM:shotDate="2024-07-01"', '2024-07-01'],
  ['no change', 'xmp:ModifyDate="2024-07-01"', undefined],
  ['no year alone', 'xmp:CreateDate="2024"', undefined],
])('the day on which a picture was taken: %s', (_, attributes, day) =>
  expect(xmpDay(latin1(`<a ${attributes}/>`))).toBe(day),
)
