import { box, words } from '@/scripts/measure/build-heif'
import { buildMovie, track, userText } from '@/scripts/measure/build-movie'
import { fileBoxes } from '@/lib/image/formats/heif/boxes'
import { orientationBlock } from '@/lib/image/formats/exif/orientation'
import { writeBack } from '@/lib/image/formats/heif/items'
import { blocksOf } from './blocks'
import { exifOf } from './exif-block'
import { stripHeif } from './strip-heif'

const shorts = (...values: number[]) => Buffer.from(values.flatMap((value) => [value >> 8, value & 255]))
const FTYP = box('ftyp', Buffer.from('heic\0\0\0\0mif1', 'latin1'))
const PICTURE = Buffer.from('the coded picture')
/** EXIF of which the TIFF header stands six bytes behind its offset, behind JPEG's name (ISO/IEC 23008-12, annex A). */
const EXIF = Buffer.concat([words(6), Buffer.from('Exif\0\0'), orientationBlock(6)])
const XMP = Buffer.from('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
const EMPTY_XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>'

/** A file of a picture, its EXIF and its XMP one after another in `mdat`, and boxes behind it. */
function heif(exif: Buffer, xmp: Buffer, ...behind: Buffer[]) {
  const contents = [PICTURE, exif, xmp]
  const item = (id: number, type: string) => box('infe', words(2 << 24), shorts(id, 0), Buffer.from(`${type}\0`))
  const items = box('iinf', words(0), shorts(3), item(1, 'hvc1'), item(2, 'Exif'), item(3, 'mime'))
  const metaOf = (start: number) => {
    let at = start
    const places = contents.map((content, index) => {
      const place = Buffer.concat([shorts(index + 1, 0, 1), words(at, content.length)])
      at += content.length
      return place
    })
    return box('meta', words(0), items, box('iloc', words(0), Buffer.from([0x44, 0]), shorts(3), ...places))
  }
  const start = FTYP.length + metaOf(0).length + 8
  const file = new Uint8Array(Buffer.concat([FTYP, metaOf(start), box('mdat', ...contents), ...behind]))
  const part = (bytes: Uint8Array, index: number) => {
    const from = start + contents.slice(0, index).reduce((sum, { length }) => sum + length, 0)
    return Buffer.from(bytes.subarray(from, from + contents[index]!.length))
  }
  return { file, start, part }
}

test('EXIF and text are emptied where they stand, and everything else stays byte for byte', () => {
  const { file, start, part } = heif(EXIF, XMP)
  const original = file.slice()
  const stripped = stripHeif(file, 'everything')
  expect(stripped).toHaveLength(file.length)
  expect(stripped.subarray(0, start)).toEqual(file.subarray(0, start))
  expect(part(stripped, 0)).toEqual(PICTURE)
  const empty = Buffer.concat([EXIF.subarray(0, 10), Buffer.from('MM\0*\0\0\0\x08\0\0\0\0\0\0'), Buffer.alloc(12)])
  expect(part(stripped, 1)).toEqual(empty)
  expect(part(stripped, 2).toString()).toBe(EMPTY_XMP.padEnd(XMP.length))
  expect(file).toEqual(original)
})

test('text as short as an empty XMP becomes one, shorter text becomes spaces', () => {
  for (const [length, expected] of [
    [EMPTY_XMP.length, EMPTY_XMP],
    [EMPTY_XMP.length - 1, ' '.repeat(EMPTY_XMP.length - 1)],
  ] as const) {
    const { file, part } = heif(EXIF, Buffer.from('s'.repeat(length)))
    expect(part(stripHeif(file, 'exceptDate'), 2).toString()).toBe(expected)
  }
})

test('without its place, EXIF that names none stays as it is', () => {
  const { file, part } = heif(EXIF, XMP)
  expect(part(stripHeif(file, 'place'), 1)).toEqual(EXIF)
})

test('EXIF whose header would stand beyond its end is blanked', () => {
  const { file, part } = heif(Buffer.concat([words(9), Buffer.from('secret')]), XMP)
  expect(part(stripHeif(file, 'everything'), 1)).toEqual(Buffer.alloc(10))
})

test.each([
  ['no header', Buffer.alloc(0)],
  ['JPEG’s name alone', Buffer.from('Exif\0\0')],
  ['a distance that leaves out JPEG’s name', Buffer.from('\0\0\0\0Exif\0\0')],
])('EXIF behind %s is found, and emptied', (_, header) => {
  const { file, part } = heif(Buffer.concat([header, orientationBlock(6)]), XMP)
  expect(exifOf(file)).toEqual(orientationBlock(6))
  expect(part(stripHeif(file, 'exceptDate'), 1).subarray(header.length).toString('latin1')).toMatch(
    /^MM\0\*\0\0\0\x08\0*$/,
  )
})

test('EXIF whose header would stand beyond its end is said not to be read', () => {
  const { file } = heif(Buffer.concat([words(99), Buffer.from('secret')]), XMP)
  expect(blocksOf(file).unread).toEqual([{ name: 'Exif', bytes: 10 }])
})

test('a maker’s boxes between the parts of the picture become free space, those behind it go', () => {
  const { file } = heif(
    EXIF,
    XMP,
    box('uuid', Buffer.from('maker')),
    box('mdat', Buffer.from('more')),
    box('mpvd', words(7)),
  )
  const stripped = stripHeif(file, 'everything')
  const tail = Buffer.concat([box('free', Buffer.alloc(5)), box('mdat', Buffer.alloc(4))])
  expect(Buffer.from(stripped.subarray(-tail.length))).toEqual(tail)
  expect(stripped).toHaveLength(file.length - 12)
})

test.each(['everything', 'place', 'exceptDate'] as const)('what is not read is not in a copy without %s', (removal) => {
  const { file } = heif(EXIF, XMP, box('meta', Buffer.from('a second one')), box('mdat', Buffer.from('unnamed')))
  expect(blocksOf(file).unread.map(({ name }) => name)).toEqual(['meta', 'mdat'])
  const copy = stripHeif(file, removal)
  for (const trace of ['a second one', 'unnamed']) expect(Buffer.from(copy).toString('latin1')).not.toContain(trace)
  expect(fileBoxes(copy).filter(({ type }) => type === 'meta')).toHaveLength(1)
})

test('EXIF in several extents is known where it stands, so that a place in it can go', () => {
  const item = box('iinf', words(0), shorts(1), box('infe', words(2 << 24), shorts(1, 0), Buffer.from('Exif\0')))
  const metaOf = (start: number) => {
    const places = Buffer.concat([shorts(1, 1, 0, 2), words(start, 12, start + 12, EXIF.length - 12)])
    return box('meta', words(0), item, box('iloc', words(0), Buffer.from([0x44, 0]), places))
  }
  const start = FTYP.length + metaOf(0).length + 8
  const file = new Uint8Array(Buffer.concat([FTYP, metaOf(start), box('mdat', EXIF)]))
  const [block] = blocksOf(file).blocks
  expect(block).toEqual({
    kind: 'exif',
    extents: [
      { start: start + 10, end: start + 12 },
      { start: start + 12, end: start + EXIF.length },
    ],
  })
})

test('without its place, the movie in a box or behind the file stays and loses its own', () => {
  const movie = buildMovie(box('udta', userText('\xa9xyz', '+37.5665+126.9780/')))
  for (const behind of [[box('mpvd', movie)], [movie]]) {
    const { file } = heif(EXIF, XMP, ...behind)
    const clear = stripHeif(file, 'place')
    expect(clear).toHaveLength(file.length)
    const text = Buffer.from(clear).toString('latin1')
    expect(text).toContain('samples')
    expect(text).not.toContain('+37.5665')
    expect(Buffer.from(stripHeif(file, 'everything')).toString('latin1')).not.toContain('samples')
  }
  // A track that may say where it was filmed.
  const { file } = heif(EXIF, XMP, box('mpvd', buildMovie(track('camm'))))
  expect(Buffer.from(stripHeif(file, 'place')).toString('latin1')).not.toContain('camm')
})

test('without its place, XMP in a box and a movie behind unused space stay, a maker’s data goes', () => {
  const packet = Buffer.from('<x:xmpmeta><a Camera:MotionPhoto="1" exif:GPSLatitude="37,33N"/></x:xmpmeta>')
  const boxes = [box('uuid', packet), box('uuid', Buffer.from('maker')), box('free', Buffer.from('unused'))]
  const { file } = heif(EXIF, XMP, ...boxes, buildMovie())
  const clear = stripHeif(file, 'place')
  expect(clear).toHaveLength(file.length)
  const text = Buffer.from(clear).toString('latin1')
  for (const kept of ['MotionPhoto="1"', 'samples']) expect(text).toContain(kept)
  for (const gone of ['37,33N', 'maker', 'unused']) expect(text).not.toContain(gone)
})

test('dates of XMP stay where they fit', () => {
  const dated = (padding: number) =>
    Buffer.from(`<x:xmpmeta><a photoshop:City="Seoul" xmp:CreateDate="2024-07-01"/>${' '.repeat(padding)}`)
  const roomy = heif(EXIF, dated(300))
  expect(roomy.part(stripHeif(roomy.file, 'exceptDate'), 2).toString()).toMatch(/xmp:CreateDate="2024-07-01".* {20}$/)
  const tight = heif(EXIF, dated(0))
  expect(tight.part(stripHeif(tight.file, 'exceptDate'), 2).toString().trim()).toBe(EMPTY_XMP)
})

test.each(['moov', 'moof'])('a sequence, with %s, is refused', (type) => {
  const { file } = heif(EXIF, XMP, box(type))
  expect(() => stripHeif(file, 'everything')).toThrow(expect.objectContaining({ code: 'cannotRemove' }))
})

test('content is written back over its places in order', () => {
  const bytes = new Uint8Array(10)
  writeBack(
    bytes,
    [
      { start: 7, end: 9 },
      { start: 1, end: 4 },
    ],
    Uint8Array.of(1, 2, 3, 4, 5),
  )
  expect([...bytes]).toEqual([0, 3, 4, 5, 0, 0, 0, 1, 2, 0])
})
