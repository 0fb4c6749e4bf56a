import { concatBytes } from '@/lib/core/byte-writer'
import { jpegSegment, jpegSegments } from '@/lib/image/formats/jpeg/segments'
import { pngChunk, pngChunks } from '@/lib/image/formats/png/chunks'
import { webpChunk, webpChunks, webpFile } from '@/lib/image/formats/webp/chunks'
import { withFirstDate } from './redate'

const PNG = concatBytes([
  Uint8Array.from(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  pngChunk('IHDR', Uint8Array.of(0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0)),
  pngChunk('IDAT', Uint8Array.of(1, 2)),
  pngChunk('IEND', new Uint8Array(0)),
])

/** Numbers of two and four bytes in the order of a block. */
const writer =
  (isLittle: boolean) =>
  (bytes: number, ...values: number[]) =>
    Buffer.concat(
      values.map((value) => {
        const number = Buffer.alloc(bytes)
        if (isLittle) number.writeUIntLE(value, 0, bytes)
        else number.writeUIntBE(value, 0, bytes)
        return number
      }),
    )

const DATE = Buffer.from('2001:02:03 12:00:00\0')

/** A block with a header and one directory of these entries, and what is behind it. */
function blockOf(isLittle: boolean, entries: readonly Buffer[], next: number, behind: Buffer = Buffer.alloc(0)) {
  const number = writer(isLittle)
  const head = [Buffer.from(isLittle ? 'II' : 'MM'), number(2, 42), number(4, 8)]
  return Buffer.concat([...head, number(2, entries.length), ...entries, number(4, next), behind])
}

const entryOf = (isLittle: boolean, tag: number, type: number, count: number, value: number | Buffer) => {
  const number = writer(isLittle)
  return Buffer.concat([number(2, tag, type), number(4, count), typeof value === 'number' ? number(4, value) : value])
}

const exifOf = (png: Uint8Array) => {
  const { content, end } = pngChunks(png).find(({ type }) => type === 'eXIf')!
  return Buffer.from(png.subarray(content, end - 4))
}

// TIFF 6.0, section 2, and EXIF 2.32: ASCII is type 2, LONG 4, UNDEFINED 7.
const dates = (isLittle: boolean, at: number) => {
  const entry = (tag: number, place: number) => entryOf(isLittle, tag, 2, 20, at + 20 * place)
  return { taken: entry(0x9003, 0), digitized: entry(0x9004, 1), changed: entry(0x0132, 2) }
}
const version = (isLittle: boolean) => entryOf(isLittle, 0x9000, 7, 4, Buffer.from('0232'))

test('a file without EXIF gets a block of two directories and the date three times', () => {
  const number = writer(true)
  const { taken, digitized, changed } = dates(true, 14)
  const exif = Buffer.concat([number(2, 3), version(true), taken, digitized, number(4, 0)])
  const first = Buffer.concat([number(2, 2), changed, entryOf(true, 0x8769, 4, 1, 74), number(4, 0)])
  const empty = Buffer.concat([Buffer.from('II*\0'), number(4, 116), number(2, 0), number(4, 0)])
  expect(exifOf(withFirstDate(PNG, '2001-02-03'))).toEqual(Buffer.concat([empty, DATE, DATE, DATE, exif, first]))
})

test.each([true, false])('a block of its own stays where it is, in its byte order, little-endian: %s', (isLittle) => {
  const number = writer(isLittle)
  const entry = (tag: number, value: number) => entryOf(isLittle, tag, 4, 1, value)
  // One directory with an orientation and a pointer to another, which has an exposure; a thumbnail at 60; an odd byte behind.
  const inner = Buffer.concat([number(2, 2), version(isLittle), entry(0xa001, 7), number(4, 55)])
  const block = blockOf(isLittle, [entry(0x0112, 6), entry(0x8769, 38)], 60, Buffer.concat([inner, Buffer.of(9)]))
  expect(block).toHaveLength(69)
  const file = concatBytes([PNG.subarray(0, 33), pngChunk('eXIf', block), PNG.subarray(33)])
  const { taken, digitized, changed } = dates(isLittle, 70)
  const exif = Buffer.concat([number(2, 4), version(isLittle), taken, digitized, entry(0xa001, 7), number(4, 55)])
  const first = Buffer.concat([number(2, 3), entry(0x0112, 6), changed, entry(0x8769, 130), number(4, 60)])
  const moved = Buffer.concat([block.subarray(0, 4), number(4, 130 + exif.length), block.subarray(8), Buffer.of(0)])
  const dated = withFirstDate(file, '2001-02-03')
  expect(exifOf(dated)).toEqual(Buffer.concat([moved, DATE, DATE, DATE, exif, first]))
  expect(pngChunks(dated).map(({ type }) => type)).toEqual(['IHDR', 'eXIf', 'IDAT', 'IEND'])
})

test('a directory that its block cuts off has what is whole of it', () => {
  const number = writer(true)
  const cut = blockOf(true, [entryOf(true, 0x0112, 4, 1, 6), entryOf(true, 0x0131, 4, 1, 0)], 0).subarray(0, 23)
  const file = concatBytes([PNG.subarray(0, 33), pngChunk('eXIf', cut), PNG.subarray(33)])
  const block = exifOf(withFirstDate(file, '2001-02-03'))
  const first = block.readUInt32LE(4)
  expect(block.subarray(first)).toEqual(
    Buffer.concat([
      number(2, 3),
      entryOf(true, 0x0112, 4, 1, 6),
      dates(true, 24).changed,
      entryOf(true, 0x8769, 4, 1, 84),
      number(4, 0),
    ]),
  )
})

test('a directory whose link is cut off is the last', () => {
  const number = writer(true)
  const cut = blockOf(true, [entryOf(true, 0x0112, 4, 1, 6)], 7).subarray(0, 25)
  const file = concatBytes([PNG.subarray(0, 33), pngChunk('eXIf', cut), PNG.subarray(33)])
  expect(exifOf(withFirstDate(file, '2001-02-03')).subarray(-4)).toEqual(number(4, 0))
})

test('a block of a mark alone is taken as none', () => {
  const cut = Buffer.from('MM\0*\0\0\0')
  const file = concatBytes([PNG.subarray(0, 33), pngChunk('eXIf', cut), PNG.subarray(33)])
  expect(withFirstDate(file, '2001-02-03')).toEqual(withFirstDate(PNG, '2001-02-03'))
})

test('other files carry the same block in their own way, in place of one that they have', () => {
  const exif = exifOf(withFirstDate(PNG, '2001-02-03'))
  const quantization = [0xff, 0xdb, 0, 3, 1]
  const scan = [0xff, 0xda, 0, 2, 5, 0xff, 0xd9]
  const jpeg = withFirstDate(Uint8Array.of(0xff, 0xd8, ...quantization, ...scan), '2001-02-03')
  const [app1, ...others] = jpegSegments(jpeg)
  expect(Buffer.from(jpeg.subarray(app1!.start + 4, app1!.end))).toEqual(Buffer.concat([Buffer.from('Exif\0\0'), exif]))
  expect([...jpeg.subarray(app1!.end)]).toEqual([...quantization, ...scan])
  expect(others.length).toBeGreaterThan(0)
  const picture = webpChunk('VP8L', Uint8Array.of(0x2f, 0, 0, 0, 0, 7))
  const webp = withFirstDate(webpFile([picture]), '2001-02-03')
  expect(webpChunks(webp).map(({ type }) => type)).toEqual(['VP8X', 'VP8L', 'EXIF'])
  const { content, end } = webpChunks(webp)[2]!
  expect(Buffer.from(webp.subarray(content, end))).toEqual(exif)
  const tiff = Uint8Array.from(blockOf(true, [entryOf(true, 0x0100, 4, 1, 1)], 0))
  expect(Buffer.from(withFirstDate(tiff, '2001-02-03')).subarray(8, 26)).toEqual(Buffer.from(tiff.subarray(8)))
})

test('a JPEG whose EXIF leaves no room in its segment takes no date', () => {
  // The dates, two directories and pointers to them add 144 bytes; a segment holds 65,527 after its length and name.
  const jpegWith = (length: number) => {
    const block = blockOf(true, [entryOf(true, 0x0112, 4, 1, 6)], 0, Buffer.alloc(length - 26))
    const app1 = jpegSegment(0xe1, concatBytes([Buffer.from('Exif\0\0'), block]))
    return concatBytes([Uint8Array.of(0xff, 0xd8), app1, Uint8Array.of(0xff, 0xda, 0, 2, 5, 0xff, 0xd9)])
  }
  expect(jpegSegments(withFirstDate(jpegWith(65_382), '2001-02-03'))[0]).toMatchObject({ start: 2, end: 65_538 })
  expect(() => withFirstDate(jpegWith(65_384), '2001-02-03')).toThrow(expect.objectContaining({ code: 'noDates' }))
})

test.each([
  ['GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
  ['nothing', Buffer.from('text')],
  ['BigTIFF', Buffer.from('49492b000800000010000000000000000000000000000000', 'hex')],
])('%s takes no date', (_, bytes) => {
  expect(() => withFirstDate(new Uint8Array(bytes), '2001-02-03')).toThrow(expect.objectContaining({ code: 'noDates' }))
})
