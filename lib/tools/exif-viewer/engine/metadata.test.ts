import { startCpuTimer } from '@/scripts/jest/cpu-timer'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { APP1, EXIF_NAME, jpegSegment, XMP_NAME } from '@/lib/image/formats/jpeg/segments'
import { pngChunk } from '@/lib/image/formats/png/chunks'
import { pruneExif } from '@/lib/image/formats/metadata/prune'
import { asResources, rawProfileText } from '@/lib/image/formats/metadata/raw-profile'
import { readTags, searchTags } from './metadata'

const FOLDER = path.join(process.cwd(), 'e2e/fixtures')

function bytesOf(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(path.join(FOLDER, name)))
}

/** Values as exiftool 12.57 prints them with `-a -G1 -s`. */
test.each([
  ['camera.jpg', 'xmp', 'title', '서울 광장의 아침'],
  ['camera.jpg', 'xmp', 'subject', '서울, 아침'],
  ['camera.jpg', 'iptc', 'Object Name', '서울 광장'],
  ['camera.jpg', 'iptc', 'Caption/Abstract', '시청 앞 잔디밭에서 본 아침'],
  ['camera.jpg', 'iptc', 'Keywords', '서울, 봄'],
  ['camera.jpg', 'iptc', 'By-line', '김지수'],
  ['camera.jpg', 'exif', 'Artist', '김지수'],
  ['camera.jpg', 'exif', 'ExposureProgram', 'Aperture priority'],
  ['camera.jpg', 'exif', 'ComponentsConfiguration', 'Y, Cb, Cr, -'],
  ['camera.jpg', 'gps', 'GPSVersionID', '2.3.0.0'],
  ['camera.jpg', 'gps', 'GPSDateStamp', '2024:05:05'],
  ['camera.jpg', 'icc', 'ICC Description', 'Test sRGB'],
  ['camera.jpg', 'file', 'Comment', 'made for a test'],
  ['exif.png', 'png', 'Author', '山田 花子'],
  ['exif.png', 'png', 'Description', '東京の夜景'],
  ['exif.png', 'xmp', 'title', '東京タワー'],
  ['exif.tif', 'exif', 'Artist', '山田 花子'],
  ['exif.heic', 'xmp', 'title', '東京タワー'],
  ['exif.avif', 'exif', 'BodySerialNumber', '4820117'],
  ['exif.webp', 'exif', 'BodySerialNumber', '4820117'],
] as const)('%s: %s %s is %s', async (file, group, name, text) => {
  const tags = await readTags(bytesOf(`metadata/${file}`))
  expect(tags.find((tag) => tag.group === group && tag.name === name)?.text).toBe(text)
})

test('every value can be read: no blank, no dump of numbers, no control character', async () => {
  for (const file of ['camera.jpg', 'motion.jpg', 'exif.png', 'exif.tif', 'exif.webp', 'exif.heic', 'exif.avif']) {
    const tags = await readTags(bytesOf(`metadata/${file}`))
    expect([file, tags.length > 5]).toEqual([file, true])
    for (const { text } of tags) {
      expect(text).not.toBe('')
      expect(text.length).toBeLessThan(300)
      expect(text).not.toMatch(/[\u0000-\u0008]|\[object/)
    }
  }
})

test.each(['small-photo.jpg', 'animated.gif', 'simple.svg', 'empty.jpg', 'renamed-text.jpg'])(
  '%s has nothing beyond its own header',
  async (file) => {
    const groups = (await readTags(bytesOf(`images/${file}`))).map(({ group }) => group)
    expect(groups.filter((group) => !['jfif', 'file', 'gif'].includes(group))).toEqual([])
  },
)

test('a comment cannot reorder or hide what stands beside it', async () => {
  const text = Buffer.from('a\u0001\u202eb\u0000')
  const comment = (content: Uint8Array) => [0xff, 0xfe, 0, content.length + 2, ...content]
  const jpeg = bytesOf('images/small-photo.jpg')
  const file = Uint8Array.from([
    ...jpeg.subarray(0, 2),
    ...comment(text),
    ...comment(Buffer.of(1, 2)),
    ...jpeg.subarray(2),
  ])
  const comments = (await readTags(file)).filter(({ name }) => name === 'Comment')
  expect(comments.map(({ text }) => text)).toEqual(['ab'])
})

test('EXIF 3.0’s texts in UTF-8 are read, and zeroed where they are removed', async () => {
  const [EXIF_POINTER, ARTIST, PHOTOGRAPHER, UTF8] = [0x8769, 0x013b, 0xa437, 129]
  const entry = (tag: number, type: number, ...rest: number[]) => [tag >> 8, tag & 255, 0, type, 0, 0, 0, ...rest]
  const names = new TextEncoder().encode('김지수山田')
  const block = Uint8Array.from([
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 2, ...entry(ARTIST, UTF8, 9, 0, 0, 0, 56), ...entry(EXIF_POINTER, 4, 1, 0, 0, 0, 38), 0, 0, 0, 0],
    ...[0, 1, ...entry(PHOTOGRAPHER, UTF8, 6, 0, 0, 0, 65), 0, 0, 0, 0],
    ...names,
  ])
  const segment = jpegSegment(APP1, concatBytes([latin1(EXIF_NAME), block]))
  const tags = await readTags(concatBytes([Uint8Array.of(0xff, 0xd8), segment, Uint8Array.of(0xff, 0xd9)]))
  expect(tags.map(({ name, text }) => `${name} ${text}`)).toEqual(['Artist 김지수', 'Photographer 山田'])
  const left = pruneExif(block, (tag) => tag === EXIF_POINTER)
  expect(left.subarray(-names.length).every((byte) => byte === 0)).toBe(true)
})

test('a GIF says its comment', async () => {
  const gif = bytesOf('images/animated.gif')
  const end = gif.length - 1
  const text = Buffer.from('Kim Minji, 서울')
  const file = Uint8Array.from([...gif.subarray(0, end), 0x21, 0xfe, text.length, ...text, 0, 0x3b])
  expect(await readTags(file)).toContainEqual(expect.objectContaining({ name: 'Comment', text: 'Kim Minji, 서울' }))
})

test('comments of a JPEG that was cut off are found', async () => {
  const jpeg = bytesOf('images/small-photo.jpg')
  const comment = [0xff, 0xfe, 0, 12, ...Buffer.from('2024-07-01')]
  const file = Uint8Array.from([...jpeg.subarray(0, 2), ...comment, ...jpeg.subarray(2, -9)])
  expect(await readTags(file)).toContainEqual(expect.objectContaining({ name: 'Comment', text: '2024-07-01' }))
})

test('comments, titles and descriptions of an SVG are found', async () => {
  const head = '<!-- by Kim, 2024-07-01 --><svg xmlns="http://www.w3.org/2000/svg"><!---->'
  const file = Buffer.from(`${head}<title id="t">서울</title><g><desc>37.5665, 126.9780</desc></g></svg>`)
  const found = await readTags(Uint8Array.from(file))
  expect(found.map(({ name, text }) => [name, text])).toEqual([
    ['Comment', 'by Kim, 2024-07-01'],
    ['Comment', '서울\n37.5665, 126.9780'],
  ])
})

const POSITION = '<rdf:Description exif:GPSLatitude="49,30.0N" exif:GPSLongitude="8,15.0E"/>'
const AGENT = '<cc:Work><dc:creator><cc:Agent><dc:title>Kim Minji</dc:title></cc:Agent></dc:creator></cc:Work>'

test.each(['utf8', 'utf16le'] as const)('an SVG in %s says what drawing programs write in RDF', async (encoding) => {
  const rdf = `<metadata><rdf:RDF>${AGENT}${POSITION}</rdf:RDF></metadata>`
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${rdf}</svg>`, encoding)
  const mark = Buffer.from(encoding === 'utf8' ? [] : [0xff, 0xfe])
  const found = await readTags(Uint8Array.from([...mark, ...svg]))
  expect(found.map(({ name, text }) => [name, text])).toEqual([
    ['creator', 'Kim Minji'],
    ['GPSLatitude', '49,30.0N'],
    ['GPSLongitude', '8,15.0E'],
  ])
})

test.each(['le', 'be'])('XMP in UTF-16%s is read', async (order) => {
  const names = 'xmlns:x="adobe:ns:meta/" xmlns:exif="http://ns.adobe.com/exif/1.0/"'
  const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${POSITION}</rdf:RDF>`
  const packet = Buffer.from(`<x:xmpmeta ${names}>${rdf}</x:xmpmeta>`, 'utf16le')
  if (order === 'be') packet.swap16()
  const jpeg = bytesOf('images/small-photo.jpg')
  const segment = jpegSegment(APP1, concatBytes([latin1(XMP_NAME), packet]))
  const found = await readTags(concatBytes([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]))
  expect(found.filter(({ group }) => group === 'xmp').map(({ name }) => name)).toEqual(['GPSLatitude', 'GPSLongitude'])
})

const withXmp = (packet: string) => {
  const jpeg = bytesOf('images/small-photo.jpg')
  const segment = jpegSegment(APP1, latin1(XMP_NAME + packet))
  return searchTags(concatBytes([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]))
}
const framed = (content: string) => `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/">${content}</x:xmpmeta>`
const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'

test('a text of XMP that is marked as CDATA is read', async () => {
  const names = 'xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"'
  const city = '<photoshop:City><![CDATA[A & <B>]]></photoshop:City>'
  const { tags } = await withXmp(
    framed(`<rdf:RDF xmlns:rdf="${RDF}"><rdf:Description ${names}>${city}</rdf:Description></rdf:RDF>`),
  )
  expect(tags.filter(({ group }) => group === 'xmp').map(({ text }) => text)).toEqual(['A & <B>'])
})

test.each([
  ['properties', `<RDF xmlns="${RDF}"><Description City="Seoul"/></RDF>`, 1],
  ['nothing', `<rdf:RDF xmlns:rdf="${RDF}"><rdf:Description rdf:about=""/></rdf:RDF>`, 0],
] as const)('XMP of which nothing is read is said not to be where it holds %s', async (_, content, count) => {
  const { unread } = await withXmp(framed(content))
  expect(unread.map(({ name }) => name)).toEqual(Array(count).fill('XMP'))
})

test.each([
  ['without prefixes', 'rdf', '<City xmlns="p">Seoul</City>', 'City Seoul'],
  ['whose lists have another prefix', 'r', '<dc:creator><r:Seq><r:li>Kim</r:li></r:Seq></dc:creator>', 'creator Kim'],
])('XMP %s is read', async (_, prefix, content, found) => {
  const described = `<${prefix}:Description>${content}</${prefix}:Description>`
  const { tags } = await withXmp(framed(`<${prefix}:RDF xmlns:${prefix}="${RDF}">${described}</${prefix}:RDF>`))
  expect(tags.map(({ name, text }) => `${name} ${text}`)).toContain(found)
})

test.each(['exif.png', 'exif.webp'])(
  '%s says the same with a megabyte and a half of zeros behind its end',
  async (file) => {
    const whole = bytesOf(`metadata/${file}`)
    const padded = new Uint8Array(whole.length + 1_500_000)
    padded.set(whole)
    expect(await readTags(padded)).toEqual(await readTags(whole))
  },
)

test('damaged metadata never throws and never takes long', async () => {
  const files = ['camera.jpg', 'exif.png', 'exif.webp', 'exif.tif', 'exif.heic'].map((file) =>
    bytesOf(`metadata/${file}`),
  )
  const flips = fc.array(fc.tuple(fc.nat(4000), fc.nat(255)), { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), flips, fc.nat(12_000), async (file, changes, length) => {
      const damaged = file.slice(0, Math.max(16, length))
      for (const [offset, value] of changes) if (offset < damaged.length) damaged[offset] = value
      const elapsed = startCpuTimer()
      expect(Array.isArray(await readTags(damaged))).toBe(true)
      expect(elapsed()).toBeLessThan(3000)
    }),
    { numRuns: 150, seed: 20261121 },
  )
}, 60_000)

test.each([
  ['a plain text', 'tEXt', ''],
  ['an international text with a language', 'iTXt', '\0\0en\0title\0'],
])('XMP of a PNG in %s is read, and its source not shown', async (_, type, head) => {
  const packet = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><a photoshop:City="Seoul"/></x:xmpmeta>'
  const content = latin1(`XML:com.adobe.xmp\0${head}${packet}`)
  const png = concatBytes([
    ...[latin1('\x89PNG\r\n\x1a\n'), pngChunk('IHDR', new Uint8Array(13))],
    ...[pngChunk(type, content), pngChunk('IEND', new Uint8Array())],
  ])
  const tags = await readTags(png)
  expect(tags.filter(({ text }) => text.includes('Seoul'))).toEqual([
    { group: 'xmp', name: 'City', text: 'Seoul', value: 'Seoul' },
  ])
})

/** EXIF whose first directory, of one entry for GPS, leads to offset 26, then numbers of two bytes. */
const exif = (...numbers: number[]) =>
  Uint8Array.from(
    [0x4d4d, 42, 0, 8, 1, 0x8825, 4, 0, 1, 0, 26, 0, 0, ...numbers].flatMap((number) => [number >> 8, number & 255]),
  )
/** A directory with a version and, behind it, a latitude of three numbers of a type and a length. */
const gps = (type: number, bytes: number) =>
  exif(...[2, 0, 1, 0, 4, 0x0203, 0, 2, type, 0, 3, 0, 56, 0, 0], ...Array<number>((3 * bytes) / 2).fill(1))

test.each<[string, Uint8Array, string[]]>([
  ['a directory outside', latin1('II*\0\xff\xff\xff\0Seoul'), ['Exif']],
  ['an unknown byte order', latin1('XX*\0\x08\0\0\0Seoul'), ['Exif']],
  ['a position outside', exif(), ['GPS']],
  ['no position, although an entry for it', exif().with(17, 0), []],
  ['a position of DOUBLE', gps(12, 8), ['GPS']],
  ['a position of FLOAT', gps(11, 4), ['GPS']],
  ['nothing but one FLOAT', exif(1, 2, 11, 0, 1, 1, 1, 0, 0), ['GPS']],
  ['a position', gps(5, 8), []],
  ['an empty directory', latin1('MM\0*\0\0\0\x08\0\0\0\0\0\0left'), []],
  ['an empty directory of GPS', exif(0, 0, 0), []],
  ['nothing', concatBytes([latin1('MM\0*\0\0\0\x08'), new Uint8Array(40)]), []],
])('EXIF with %s says what is not read', async (_, block, names) => {
  const segment = jpegSegment(APP1, concatBytes([latin1(EXIF_NAME), block]))
  const { unread } = await searchTags(concatBytes([Uint8Array.of(0xff, 0xd8), segment, Uint8Array.of(0xff, 0xd9)]))
  expect(unread.map(({ name }) => name)).toEqual(names)
})

test('IPTC that no segment holds, in a PNG’s text, is named as not read', async () => {
  const iptc = (length: number) =>
    concatBytes([
      latin1(`\x1c\x02\x78${String.fromCharCode(length >> 8, length & 255)}`),
      new Uint8Array(length).fill(65),
    ])
  const read = (...records: Uint8Array[]) => {
    const text = rawProfileText({ kind: 'resources', content: asResources(concatBytes(records)) })
    const chunks = [pngChunk('IHDR', new Uint8Array(13)), pngChunk('tEXt', text), pngChunk('IEND', new Uint8Array())]
    return searchTags(concatBytes([latin1('\x89PNG\r\n\x1a\n'), ...chunks]))
  }
  expect((await read(iptc(32_000))).unread).toEqual([])
  expect((await read(iptc(32_000), iptc(32_000), iptc(2000))).unread).toEqual([{ name: 'IPTC', bytes: 66_015 }])
})

test('of several IPTC in one list of resources, each is read', async () => {
  const byLine = (name: string) => concatBytes([latin1(`\x1c\x02\x50\0${String.fromCharCode(name.length)}${name}`)])
  const each = [new Uint8Array(), byLine('Parks'), byLine('Kimms')].map(asResources)
  const segment = jpegSegment(0xed, concatBytes([latin1('Photoshop 3.0\0'), ...each]))
  const tags = await readTags(concatBytes([Uint8Array.of(0xff, 0xd8), segment, Uint8Array.of(0xff, 0xd9)]))
  expect(tags.map(({ text }) => text)).toEqual(['Parks', 'Kimms'])
})

test('data in several segments of one kind is named once', async () => {
  const segments = [9, 7, 1].map((length, index) =>
    jpegSegment(index < 2 ? 0xeb : 0xe4, new Uint8Array(length).fill(1)),
  )
  const { unread } = await searchTags(concatBytes([Uint8Array.of(0xff, 0xd8), ...segments, Uint8Array.of(0xff, 0xd9)]))
  expect(unread).toEqual([
    { name: 'APP11', bytes: 16 },
    { name: 'APP4', bytes: 1 },
  ])
})
