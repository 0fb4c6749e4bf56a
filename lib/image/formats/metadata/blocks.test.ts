import { box, words } from '@/scripts/measure/build-heif'
import { buildMovie } from '@/scripts/measure/build-movie'
import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { orientationBlock } from '@/lib/image/formats/exif/orientation'
import { jpegSegment } from '@/lib/image/formats/jpeg/segments'
import { pngChunk } from '@/lib/image/formats/png/chunks'
import { webpChunk, webpFile } from '@/lib/image/formats/webp/chunks'
import { blockContent, blocksOf } from './blocks'
import { rawProfileText } from './raw-profile'

const EXIF = orientationBlock(6)
const PACKET = '<x:xmpmeta>1</x:xmpmeta>'
const SCAN = Uint8Array.of(0xff, 0xda, 0, 2, 5, 0xff, 0xd9)
const segment = (marker: number, name: string, content: Uint8Array | string = '') =>
  jpegSegment(marker, concatBytes([latin1(name), typeof content === 'string' ? latin1(content) : content]))
const jpegOf = (...segments: Uint8Array[]) => concatBytes([Uint8Array.of(0xff, 0xd8), ...segments, SCAN])
/** A part of XMP too long for a segment (XMP specification, part 3, 1.1.3.1). */
const extended = (guid: string, length: number, offset: number, text: string) => {
  const header = concatBytes([latin1(guid.repeat(32)), words(length, offset)])
  return segment(0xe1, 'http://ns.adobe.com/xmp/extension/\0', concatBytes([header, latin1(text)]))
}
const EXIF_SEGMENT = segment(0xe1, 'Exif\0\0', EXIF)
const XMP_SEGMENT = segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', PACKET)
const MOVIE = new Uint8Array(buildMovie())

const found = (bytes: Uint8Array) => {
  const { blocks, behind, unread, end } = blocksOf(bytes)
  const contents = blocks.map((block) => Buffer.from(blockContent(bytes, block)))
  return { kinds: blocks.map(({ kind, part }) => (part ? `${kind} in ${part}` : kind)), contents, behind, unread, end }
}

/** Samsung's entries behind a picture, and their directory (as exiftool's Samsung.pm reads it). */
function samsung(entries: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const number = (value: number) => words(value).reverse()
  const parts = Object.entries(entries).map(([name, content]) =>
    Buffer.concat([Buffer.from([0, 0, 1, 10]), number(name.length), Buffer.from(name), content]),
  )
  const data = Buffer.concat(parts)
  let at = data.length
  const listed = parts.map((part) => {
    const entry = Buffer.concat([Buffer.from([0, 0, 1, 10]), number(at), number(part.length)])
    at -= part.length
    return entry
  })
  const directory = Buffer.concat([Buffer.from('SEFH'), number(107), number(parts.length), ...listed])
  return new Uint8Array(Buffer.concat([data, directory, number(directory.length), Buffer.from('SEFT')]))
}

test('a JPEG: EXIF, XMP in one segment and in several, resources', () => {
  const bytes = jpegOf(
    ...[EXIF_SEGMENT, XMP_SEGMENT, extended('0', 4, 0, '<a')],
    ...[segment(0xed, 'Photoshop 3.0\0', '8BIM'), extended('0', 4, 2, '/>')],
  )
  const { kinds, contents, behind, unread, end } = found(bytes)
  expect(kinds).toEqual(['exif', 'xmp', 'resources', 'xmp'])
  expect(contents.map(String)).toEqual([Buffer.from(EXIF).toString(), PACKET, '8BIM', '<a/>'])
  expect([behind, unread, end]).toEqual([[], [], bytes.length])
})

test('segments of extended XMP in another order are read in their own, each text by itself', () => {
  const other = [extended('1', 5, 3, '/>'), extended('1', 5, 0, '<b ')]
  const bytes = jpegOf(extended('0', 8, 6, '/>'), ...other, extended('0', 8, 2, ' b="'), extended('0', 8, 0, '<a'))
  const { contents, unread } = found(bytes)
  expect(contents.map(String)).toEqual(['<a b="/>', '<b />'])
  expect(unread).toEqual([])
})

test.each([
  ['the first', [extended('0', 8, 2, ' b="'), extended('0', 8, 6, '/>')]],
  ['one between', [extended('0', 8, 0, '<a'), extended('0', 8, 6, '/>')]],
  ['the last', [extended('0', 8, 0, '<a')]],
])('extended XMP without %s of its parts is read and said not to be whole', (_, parts) => {
  const { kinds, unread } = found(jpegOf(...parts))
  expect(kinds).toEqual(['xmp'])
  expect(new Set(unread.map(({ name }) => name))).toEqual(new Set(['XMP']))
})

test('of hundreds of texts of extended XMP, those past the first 500 are said not to be read', () => {
  const texts = Array.from({ length: 501 }, (_, index) =>
    extended(String.fromCharCode(33 + (index % 90)), 4, 0, '<a/>'),
  )
  const guids = texts.map((text, index) =>
    text.with('http://ns.adobe.com/xmp/extension/'.length + 5, Math.floor(index / 90)),
  )
  expect(found(jpegOf(...guids))).toMatchObject({ kinds: { length: 500 }, unread: [{ name: 'XMP', bytes: 4 }] })
})

test('the small JPEG in a JFXX segment may have EXIF', () => {
  const { kinds, unread } = found(jpegOf(segment(0xe0, 'JFXX\0\x10', jpegOf(EXIF_SEGMENT))))
  expect([kinds, unread]).toEqual([['exif in thumbnail'], []])
})

test('Photoshop’s quality for the web says nothing, a comment behind it may', () => {
  const quality = 'Ducky\0\x01\0\x04\0\0\0<\0'
  expect(found(jpegOf(segment(0xec, `${quality}\0`))).unread).toEqual([])
  expect(found(jpegOf(segment(0xec, `${quality}\x02\0\x05abcde\0\0`))).unread).toEqual([{ name: 'APP12', bytes: 24 }])
})

test('resources that two segments share are one block', () => {
  const photoshop = (content: string) => segment(0xed, 'Photoshop 3.0\0', content)
  const { kinds, contents } = found(jpegOf(photoshop('8BIM ab'), EXIF_SEGMENT, photoshop('cd'), photoshop('8BIM')))
  expect(kinds).toEqual(['resources', 'exif', 'resources'])
  expect([contents[0], contents[2]].map(String)).toEqual(['8BIM abcd', '8BIM'])
})

test('Photoshop’s resources, in a document or a JPEG: the EXIF, XMP and thumbnail in them', () => {
  const resource = (number: number, content: Uint8Array) =>
    Buffer.concat([Buffer.from('8BIM'), Buffer.from([number >> 8, number & 255, 0, 0]), words(content.length), content])
  const resources = Buffer.concat([
    resource(1036, jpegOf(EXIF_SEGMENT).slice(0, -1)),
    resource(1058, EXIF),
    resource(1060, new Uint8Array(Buffer.from(PACKET))),
  ])
  const head = Buffer.concat([Buffer.from('8BPS'), Buffer.from([0, 1]), Buffer.alloc(20), words(0)])
  const document = Buffer.concat([head, words(resources.length), resources, words(0), Buffer.alloc(5)])
  const { kinds, contents, unread } = found(new Uint8Array(document))
  expect(kinds).toEqual(['resources', 'exif', 'exif in thumbnail', 'xmp'])
  expect(contents[1]).toEqual(Buffer.from(EXIF))
  expect(unread).toEqual([])
  const photo = jpegOf(segment(0xed, 'Photoshop 3.0\0', new Uint8Array(resources)))
  expect(found(photo).kinds).toEqual(kinds)
})

test('a thumbnail with EXIF of its own, in EXIF and in resources', () => {
  const thumbnail = jpegOf(EXIF_SEGMENT)
  const exif = segment(0xe1, 'Exif\0\0', concatBytes([EXIF, thumbnail]))
  expect(found(jpegOf(exif, segment(0xed, 'Photoshop 3.0\0', thumbnail))).kinds).toEqual([
    'exif',
    'exif in thumbnail',
    'resources',
    'exif in thumbnail',
  ])
})

test('pictures and movies behind a picture, whatever is between them', () => {
  const bytes = concatBytes([
    jpegOf(),
    new Uint8Array(9),
    jpegOf(EXIF_SEGMENT),
    MOVIE,
    new Uint8Array(4),
    jpegOf(XMP_SEGMENT),
  ])
  const { kinds, behind, unread, end } = found(bytes)
  expect(kinds).toEqual(['exif in picture', 'movie in video', 'xmp in picture'])
  expect([behind, unread, end]).toEqual([['picture', 'video'], [], jpegOf().length])
})

test('a HEIC behind a picture is no movie, and not read', () => {
  const heic = new Uint8Array(box('ftyp', Buffer.from('heic\0\0\0\0mif1', 'latin1')))
  const { kinds, behind, unread } = found(concatBytes([jpegOf(), heic]))
  expect([kinds, behind, unread]).toEqual([[], ['trailer'], [{ name: '', bytes: heic.length }]])
})

test('a segment that nothing reads is mentioned in a second picture too', () => {
  const { behind, unread } = found(concatBytes([jpegOf(), jpegOf(segment(0xeb, 'C2PA'))]))
  expect([behind, unread]).toEqual([['picture'], [{ name: 'APP11', bytes: 4 }]])
})

test('data that nothing reads is mentioned with its size, padding is not', () => {
  const bytes = concatBytes([
    jpegOf(segment(0xe4, 'maker'), segment(0xe2, 'ICC_PROFILE\0'), segment(0xe2, 'urn:iso:std:iso:ts:21496:-1\0')),
    latin1('vivo{}'),
    MOVIE,
  ])
  expect(found(bytes)).toMatchObject({
    unread: [
      { name: 'APP4', bytes: 5 },
      { name: '', bytes: 6 },
    ],
    behind: ['trailer', 'video'],
  })
})

test('Samsung’s data behind a picture: texts by name, movies', () => {
  const bytes = concatBytes([jpegOf(), samsung({ Image_UTC_Data: latin1('1719828000000'), MotionPhoto_Data: MOVIE })])
  const { blocks, unread } = blocksOf(bytes)
  expect(blocks.map(({ kind, name, part }) => [kind, name, part])).toEqual([
    ['text', 'Image_UTC_Data', 'trailer'],
    ['movie', undefined, 'video'],
  ])
  expect(Buffer.from(blockContent(bytes, blocks[1]!))).toEqual(Buffer.from(MOVIE))
  expect(unread).toEqual([])
})

test('Samsung’s entries: a clip behind its version, pictures and XMP within other data, and what is not read', () => {
  const entries = {
    MotionPhoto_Data: concatBytes([latin1('mpv2'), MOVIE]),
    MotionPhoto_Version: latin1('mpv3'),
    Depth: concatBytes([Uint8Array.of(1), jpegOf(EXIF_SEGMENT)]),
    Edit: latin1(`${PACKET}${'x'.repeat(200)}`),
    Empty: new Uint8Array(),
  }
  const { kinds, unread } = found(concatBytes([jpegOf(), samsung(entries)]))
  expect(kinds.filter((kind) => !kind.startsWith('text'))).toEqual([
    'movie in video',
    'exif in picture',
    'xmp in trailer',
  ])
  expect(unread).toEqual([
    { name: 'Depth', bytes: 1 },
    { name: 'Edit', bytes: PACKET.length + 200 },
  ])
})

test('Samsung’s data before padding is read; what its directory places outside, or lists past a hundred, is mentioned', () => {
  const names = (bytes: Uint8Array) => {
    const { blocks, unread } = blocksOf(concatBytes([jpegOf(), bytes]))
    return [blocks.flatMap(({ name = [] }) => name), unread]
  }
  const entry = samsung({ Image_UTC_Data: latin1('1719828000000') })
  expect(names(concatBytes([entry, Uint8Array.of(0, 0x0a)]))).toEqual([['Image_UTC_Data'], []])
  // The offset of the entry stands 16 bytes before the end.
  expect(names(entry.with(entry.length - 15, 9))).toEqual([[], expect.arrayContaining([{ name: '', bytes: 12 }])])
  const many = Array.from({ length: 102 }, (_, index) => [`Name${index}`, latin1('x')])
  expect(names(samsung(Object.fromEntries(many)))).toMatchObject([{ length: 100 }, [{ name: '', bytes: 24 }]])
})

test.each([
  ['a box of Samsung', samsung({ Image_UTC_Data: latin1('1719828000000') }), []],
  [
    'the same with more before it',
    concatBytes([latin1('more'), samsung({ A: latin1('1') })]),
    [{ name: 'sefd', bytes: 4 }],
  ],
  ['the same without a directory', latin1('unknown'), [{ name: 'sefd', bytes: 7 }]],
])('%s in a HEIC says what is not read', (_, content, expected) => {
  const ftyp = box('ftyp', Buffer.from('heic\0\0\0\0mif1', 'latin1'))
  expect(found(new Uint8Array(Buffer.concat([ftyp, box('sefd', Buffer.from(content))]))).unread).toEqual(expected)
})

test('a PNG: EXIF, XMP, blocks as text, a movie behind its end', () => {
  const png = concatBytes([
    latin1('\x89PNG\r\n\x1a\n'),
    pngChunk('IHDR', new Uint8Array(13)),
    pngChunk('eXIf', concatBytes([latin1('Exif\0\0'), EXIF])),
    pngChunk('iTXt', latin1(`XML:com.adobe.xmp\0\0\0\0\0${PACKET}`)),
    pngChunk('tEXt', rawProfileText({ kind: 'exif', content: EXIF })),
    pngChunk('prVt', latin1('private')),
    pngChunk('IEND', new Uint8Array()),
  ])
  const { kinds, contents, unread, end } = found(concatBytes([png, MOVIE]))
  expect(kinds).toEqual(['exif', 'xmp', 'exif', 'movie in video'])
  expect([contents[0], contents[2]]).toEqual([Buffer.from(EXIF), Buffer.from(EXIF)])
  expect([unread, end]).toEqual([[{ name: 'prVt', bytes: 7 }], png.length])
})

test('texts of a PNG that cannot be searched are mentioned, profiles of colors are not', () => {
  const texts: readonly (readonly [string, string])[] = [
    ['zTXt', 'Comment\0\0packed'],
    ['iTXt', 'Comment\0\x01\0\0\0packed'],
    ['iTXt', 'XML:com.adobe.xmp\0\x01\0\0\0packed'],
    ['tEXt', 'Raw profile type exif\0\nexif\n       9\n45786966\n'],
    ['zTXt', 'Raw profile type icc\0\0packed'],
    ['tEXt', 'Raw profile type icm\0\nicm\n       4\n45786966\n'],
    ['tEXt', `Comment\0plain ${PACKET}`],
    ['iTXt', 'Comment\0\0\0\0\0plain'],
  ]
  const chunks = texts.map(([type, text]) => pngChunk(type, latin1(text)))
  const png = concatBytes([latin1('\x89PNG\r\n\x1a\n'), ...chunks, pngChunk('IEND', new Uint8Array())])
  const { contents, unread } = found(png)
  expect(contents.map(String)).toEqual([PACKET])
  expect(unread.map(({ name }) => name)).toEqual(['zTXt', 'iTXt', 'iTXt', 'tEXt'])
})

test('a WebP: EXIF with a segment’s name or without, XMP, unknown chunks', () => {
  const named = concatBytes([latin1('Exif\0\0'), EXIF])
  const webp = webpFile([
    webpChunk('VP8X', new Uint8Array(10)),
    webpChunk('EXIF', named),
    webpChunk('XMP ', latin1(PACKET)),
    webpChunk('abcd', latin1('x')),
  ])
  const { kinds, contents, unread } = found(webp)
  expect(kinds).toEqual(['exif', 'xmp'])
  expect(contents[0]).toEqual(Buffer.from(EXIF))
  expect(unread).toEqual([{ name: 'abcd', bytes: 1 }])
})

test('a HEIC: movies in its boxes and behind them, boxes of makers', () => {
  const ftyp = box('ftyp', Buffer.from('heic\0\0\0\0mif1', 'latin1'))
  const boxes = [box('mpvd', Buffer.from(MOVIE)), box('abcd', Buffer.from('x')), box('uuid', Buffer.from(PACKET))]
  const unused = [box('free', Buffer.alloc(9)), box('free', Buffer.from('Seoul'))]
  const bytes = new Uint8Array(Buffer.concat([ftyp, ...boxes, ...unused, MOVIE]))
  const { kinds, unread, end } = found(bytes)
  expect(kinds).toEqual(['movie in video', 'xmp', 'movie in video'])
  const names = [
    { name: 'abcd', bytes: 1 },
    { name: 'free', bytes: 5 },
  ]
  expect([unread, end]).toEqual([names, bytes.length - MOVIE.length])
})

test('a file of another kind: its XMP', () => {
  expect(found(latin1(`<svg xmlns="http://www.w3.org/2000/svg">${PACKET}</svg>`)).kinds).toEqual(['xmp'])
  expect(found(Buffer.from('49492b000800000010000000000000000000000000000000', 'hex')).unread).toEqual([
    { name: 'BigTIFF', bytes: 24 },
  ])
})

test('a GIF: IPTC as ImageMagick writes it, data of other programs', () => {
  const program = (name: string, content: string) =>
    latin1(`!\xff\x0b${name}${String.fromCharCode(content.length)}${content}\0`)
  const gif = concatBytes([
    latin1('GIF89a\x01\0\x01\0\0\0\0'),
    program('NETSCAPE2.0', '\x01\0\0'),
    program('MGKIPTC0000', '\x1c\x02\x5a\0\x05Seoul'),
    program('MGK8BIM0000', '8BIM'),
    program('MAKERDATA01', 'Seoul'),
    latin1(';'),
  ])
  const { kinds, contents, unread, end } = found(gif)
  expect([kinds, end]).toEqual([['resources', 'resources'], gif.length])
  expect(contents.map(String)).toEqual([expect.stringMatching(/^8BIM.*Seoul$/s), '8BIM'])
  expect(unread).toEqual([{ name: 'MAKERDATA01', bytes: 7 }])
})

test('a picture within an SVG, or within the XMP of another: its data', () => {
  const photo = Buffer.from(jpegOf(EXIF_SEGMENT, segment(0xe4, 'maker'.repeat(9)))).toString('base64')
  const svg = found(latin1(`<svg xmlns="http://www.w3.org/2000/svg"><image href="data:;base64,${photo}"/></svg>`))
  expect(svg).toMatchObject({ kinds: ['exif in embedded'], unread: [{ name: 'APP4', bytes: 45 }] })
  expect(svg.contents).toEqual([Buffer.from(EXIF)])
  const packet = `<x:xmpmeta><a GImage:Data="${photo}"/></x:xmpmeta>`
  const outer = found(jpegOf(segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', packet)))
  expect(outer.kinds).toEqual(['xmp', 'exif in embedded'])
})

test('past five hundred blocks, it is said that there are more', () => {
  const packets = (count: number) =>
    found(latin1(`<svg xmlns="http://www.w3.org/2000/svg">${PACKET.repeat(count)}</svg>`))
  expect(packets(500)).toMatchObject({ kinds: { length: 500 }, unread: [] })
  expect(packets(502)).toMatchObject({ kinds: { length: 500 }, unread: [{ name: 'XMP', bytes: PACKET.length }] })
})

test('a GIF: texts that are drawn, unknown extensions and XMP in UTF-16 are named', () => {
  const extension = (label: number, ...blocks: string[]) =>
    latin1(
      `!${String.fromCharCode(label)}${blocks.map((block) => `${String.fromCharCode(block.length)}${block}`).join('')}\0`,
    )
  const wide = Buffer.from('<x:xmpmeta/>', 'utf16le').toString('latin1')
  const gif = concatBytes([
    latin1('GIF89a\x01\0\x01\0\0\0\0'),
    extension(0xf9, 'ctrl'),
    extension(1, 'x'.repeat(12), 'Kim'),
    extension(0xce, 'Kim'),
    extension(0xff, 'XMP DataXMP', wide),
    latin1(';'),
  ])
  expect(found(gif).unread.map(({ name }) => name)).toEqual(['XMP DataXMP', 'GIF 1', 'GIF 206'])
})

test('a WebP: EXIF and unknown chunks within a frame', () => {
  const frame = concatBytes([
    new Uint8Array(16),
    webpChunk('VP8 ', latin1('ab')),
    webpChunk('EXIF', EXIF),
    webpChunk('abcd', latin1('x')),
  ])
  const { kinds, unread } = found(webpFile([webpChunk('VP8X', new Uint8Array(10)), webpChunk('ANMF', frame)]))
  expect([kinds, unread]).toEqual([['exif'], [{ name: 'abcd', bytes: 1 }]])
})
