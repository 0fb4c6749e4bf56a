import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { jpegSegment } from '@/lib/image/formats/jpeg/segments'
import { dayOf } from './day-taken'

/** EXIF of one directory with a date of digitizing in its second (EXIF 2.32: ASCII is type 2, a pointer LONG, 4). */
function exif(date: string) {
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12)
    bytes.writeUInt16BE(tag)
    bytes.writeUInt16BE(type, 2)
    bytes.writeUInt32BE(count, 4)
    bytes.writeUInt32BE(value, 8)
    return bytes
  }
  const one = (content: Buffer) => [Buffer.from([0, 1]), content, Buffer.alloc(4)]
  const head = Buffer.from('MM\0*\0\0\0\x08', 'latin1')
  const block = Buffer.concat([
    head,
    ...one(entry(0x8769, 4, 1, 26)),
    ...one(entry(0x9003, 2, 20, 44)),
    Buffer.from(`${date}\0`),
  ])
  return jpegSegment(0xe1, concatBytes([latin1('Exif\0\0'), block]))
}
const xmp = (date: string) =>
  jpegSegment(0xe1, latin1(`http://ns.adobe.com/xap/1.0/\0<a exif:DateTimeOriginal="${date}"/>`))
const iptc = (date: string) =>
  jpegSegment(0xed, latin1(`Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x0d\x1c\x02\x37\0\x08${date}`))
const jpeg = (...segments: Uint8Array[]) =>
  concatBytes([Uint8Array.of(0xff, 0xd8), ...segments, Uint8Array.of(0xff, 0xda, 0, 2, 5, 0xff, 0xd9)])

test.each([
  ['EXIF first', jpeg(iptc('20240703'), xmp('2024-07-02'), exif('2024:07:01 10:00:00')), '2024-07-01'],
  ['also as some programs write it', jpeg(xmp('2024-07-02'), exif('2024-07-01T10:00:00')), '2024-07-01'],
  ['then XMP', jpeg(iptc('20240703'), xmp('2024-07-02T10:00:00.5-04:00')), '2024-07-02'],
  ['then IPTC', jpeg(iptc('20240703')), '2024-07-03'],
  ['but no day that there is not', jpeg(iptc('20240230'), exif('2024:13:45 10:00:00')), undefined],
  ['nor zeros', jpeg(iptc('00000000'), xmp('2024-07-02'), exif('0000:00:00 00:00:00')), '2024-07-02'],
  ['nor that of a picture behind', concatBytes([jpeg(), jpeg(xmp('2024-07-02'))]), undefined],
])('the day on which a picture was taken: %s', (_, bytes, day) => expect(dayOf(bytes)).toBe(day))
