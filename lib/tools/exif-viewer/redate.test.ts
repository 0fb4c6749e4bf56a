import { readFileSync } from 'node:fs'
import { isToolError } from '@/lib/core/errors'
import { findBox, metaBoxes } from '@/lib/image/formats/heif/boxes'
import { itemLocations, itemTypes, metadataItems } from '@/lib/image/formats/heif/items'
import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { APP1, EXTENDED_XMP_NAME, jpegSegment, jpegSegments } from '@/lib/image/formats/jpeg/segments'
import { imageKind } from '@/lib/image/formats/kind'
import { blockContent, blocksOf } from '@/lib/image/formats/metadata/blocks'
import { asResources, rawProfileText } from '@/lib/image/formats/metadata/raw-profile'
import { pngChunk, pngChunks } from '@/lib/image/formats/png/chunks'
import { webpChunks } from '@/lib/image/formats/webp/chunks'
import { readTags } from './engine/metadata'
import { redate } from './redate'

const bytesOf = (name: string) => new Uint8Array(readFileSync(`e2e/fixtures/${name}`))

const DATE_TAGS = /^(DateTime|DateTimeOriginal|DateTimeDigitized|CreateDate|ModifyDate|DateCreated)$/

async function datesOf(bytes: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const tags = await readTags(bytes)
  return tags.filter(({ group, name }) => group !== 'icc' && DATE_TAGS.test(name)).map(({ text }) => text)
}

describe.each(['heic', 'avif', 'tif', 'png', 'webp'])('the dates of a %s', (extension) => {
  const original = bytesOf(`metadata/exif.${extension}`)

  it('move by hours, over the end of a day and of a year', async () => {
    const later = redate(original, { hours: 21.5 })
    expect((await datesOf(later)).every((text) => /^2025[:-]01[:-]03[ T]00:34:05/.test(text))).toBe(true)
    expect(await datesOf(later)).toHaveLength((await datesOf(original)).length)
    expect(await datesOf(original)).not.toEqual([])
    expect((await datesOf(redate(original, { hours: -48 }))).every((text) => text.startsWith('2024'))).toBe(true)
  })

  it('take another day and keep the time', async () => {
    const set = await datesOf(redate(original, { day: '1999-12-31' }))
    expect(set.length).toBeGreaterThan(0)
    expect(set.every((text) => /^1999[:-]12[:-]31[ T]03:04:05/.test(text))).toBe(true)
  })

  it('are all that differs, and go back byte for byte', () => {
    const later = redate(original, { hours: 5 })
    expect(later.length).toBe(original.length)
    expect(redate(later, { hours: -5 })).toEqual(original)
  })
})

test.each([
  ['Creation Time', '2025:01:02 03:04:05', '1999:12:31 03:04:05'],
  ['Creation Time', '2025-01-02T03:04:05+09:00', '1999-12-31T03:04:05+09:00'],
  ['exif:DateTimeOriginal', '2025:01:02 03:04:05', '1999:12:31 03:04:05'],
  ['Comment', '2025:01:02 03:04:05', undefined],
])('the text %s of a PNG, %s, takes another day: %s', async (keyword, text, dated) => {
  const original = bytesOf('images/photo.png')
  const { end } = pngChunks(original)[0]!
  const plain = pngChunk('tEXt', latin1(`${keyword}\0${text}`))
  const international = pngChunk('iTXt', latin1(`${keyword}\0\0\0en\0\0${text}`))
  for (const chunk of [plain, international]) {
    const png = concatBytes([original.subarray(0, end), chunk, original.subarray(end)])
    const tags = await readTags(redate(png, { day: '1999-12-31' }))
    expect(tags.find(({ name }) => name.startsWith(keyword))?.text).toBe(dated ?? text)
  }
})

const IPTC_DAY = '\x1c\x02\x37\0\x0820250102'

test.each([
  ['IPTC', 33_723, latin1(IPTC_DAY)],
  ['Photoshop’s resources', 34_377, asResources(latin1(IPTC_DAY))],
])('the day in %s of a TIFF takes another day', (_, tag, content) => {
  const entry = new DataView(new ArrayBuffer(26))
  for (const [at, value] of [0x4949, 42, 8, 0, 1, tag, 7].entries()) entry.setUint16(at * 2, value, true)
  for (const [at, value] of [content.length, 26].entries()) entry.setUint32(14 + at * 4, value, true)
  const dated = redate(concatBytes([new Uint8Array(entry.buffer), content]), { day: '1999-12-31' })
  expect(Buffer.from(dated).toString('latin1').slice(26)).toBe(
    Buffer.from(content).toString('latin1').replace('20250102', '19991231'),
  )
})

test.each(['exif', 'xmp', 'resources'] as const)('the date in a raw profile of %s moves within its digits', (kind) => {
  const { blocks } = blocksOf(bytesOf('metadata/exif.webp'))
  const contents = {
    exif: blockContent(
      bytesOf('metadata/exif.webp'),
      blocks.find((block) => block.kind === 'exif')!,
    ),
    xmp: latin1('<x:xmpmeta xmp:CreateDate="2025-01-02T03:04:05"/>'),
    resources: asResources(latin1(`${IPTC_DAY}\x1c\x02\x3c\0\x0b030405+0000`)),
  }
  const original = bytesOf('images/photo.png')
  const { end } = pngChunks(original)[0]!
  const dated = (content: Uint8Array) => {
    const chunk = pngChunk('tEXt', rawProfileText({ kind, content }))
    return concatBytes([original.subarray(0, end), chunk, original.subarray(end)])
  }
  const later = Buffer.from(contents[kind])
    .toString('latin1')
    .replaceAll(/(2025[:-]?01[:-]?)02/g, '$103')
  expect(later).not.toBe(Buffer.from(contents[kind]).toString('latin1'))
  expect(redate(dated(contents[kind]), { hours: 24 })).toEqual(dated(latin1(later)))
})

test.each([
  ['9999-12-31', 20, 21],
  ['0001-01-01', -3, -4],
])('dates stay in the years of four digits: %s', (day, inside, outside) => {
  const edge = redate(bytesOf('metadata/exif.tif'), { day })
  expect(redate(edge, { hours: inside })).not.toEqual(edge)
  expect(redate(edge, { hours: outside })).toEqual(edge)
})

test('a date of zeros is none', () => {
  const text = Buffer.from(bytesOf('metadata/exif.tif')).toString('latin1')
  const zeros = text.replace(/2025[:-]01[:-]02[ T]\d\d:\d\d:\d\d/g, (date) => date.replace(/\d/g, '0'))
  const bytes = Uint8Array.from(Buffer.from(zeros, 'latin1'))
  expect(() => redate(bytes, { hours: 1 })).toThrow(expect.objectContaining({ code: 'noDates' }))
})

/** A JPEG with data sets of IPTC (IIM 4.2: 55 and 60 for the creation, 62 and 63 for the digitization). */
function withIptc(...records: readonly (readonly [number: number, text: string])[]) {
  const iptc = records.map(
    ([number, text]) => `\x1c\x02${String.fromCharCode(number)}\0${String.fromCharCode(text.length)}${text}`,
  )
  const length = String.fromCharCode(iptc.join('').length)
  const content = `Photoshop 3.0\0${'8BIM\x04\x04\0\0\0\0\0'}${length}${iptc.join('')}`
  const segment = `\xff\xed\0${String.fromCharCode(content.length + 2)}${content}`
  const [start, rest] = [bytesOf('images/rocket.jpg').subarray(0, 2), bytesOf('images/rocket.jpg').subarray(2)]
  return Uint8Array.from([...start, ...Buffer.from(segment, 'latin1'), ...rest])
}

const CREATED = [
  [55, '20240517'],
  [60, '230322+0900'],
] as const

test("dates and times of a JPEG's IPTC move together, and keep their time zone", () => {
  expect(redate(withIptc(...CREATED), { hours: 10 })).toEqual(withIptc([55, '20240518'], [60, '090322+0900']))
  expect(redate(withIptc(...CREATED), { day: '1999-12-31' })).toEqual(withIptc([55, '19991231'], CREATED[1]))
  const digitized = withIptc([62, '20231231'], [63, '235959'])
  expect(redate(digitized, { hours: 1 })).toEqual(withIptc([62, '20240101'], [63, '005959']))
})

test('dates move in XMP that goes on in further segments, also where one ends within a date', () => {
  const xmp = '<x xmp:CreateDate="2024-05-17T23:03:22"/>'
  const segment = (text: string) => jpegSegment(APP1, latin1(text))
  const length = (value: number) => String.fromCharCode(0, 0, 0, value)
  const part = (text: string, from: number, to: number) =>
    segment(EXTENDED_XMP_NAME + '0'.repeat(32) + length(text.length) + length(from) + text.slice(from, to))
  const original = bytesOf('images/rocket.jpg')
  const dated = (text: string) =>
    concatBytes([original.subarray(0, 2), part(text, 25, 99), part(text, 0, 25), original.subarray(2)])
  expect(redate(dated(xmp), { hours: 1 })).toEqual(dated(xmp.replace('17T23', '18T00')))
})

test('a day of IPTC without a time takes another day, but is not moved by hours', () => {
  const day = withIptc([55, '20240517'])
  expect(redate(day, { day: '1999-12-31' })).toEqual(withIptc([55, '19991231']))
  expect(() => redate(day, { hours: 1 })).toThrow(expect.objectContaining({ code: 'noDates' }))
})

test('the dates of big-endian EXIF in a JPEG move', () => {
  const later = redate(bytesOf('images/metadata-big-endian.jpg'), { hours: 10 })
  expect(Buffer.from(later).includes('2024:05:18 00:03:22')).toBe(true)
  expect(Buffer.from(later).includes('2024:05:17')).toBe(false)
})

test('a PNG keeps check sums that are right', () => {
  const later = redate(bytesOf('metadata/exif.png'), { hours: 1 })
  for (const { type, start, content, end } of pngChunks(later)) {
    expect(later.subarray(start, end)).toEqual(pngChunk(type, later.subarray(content, end - 4)))
  }
})

test('the dates in the XMP of a WebP move', () => {
  const [original, xmp] = [bytesOf('images/still.webp'), '<x xmp:CreateDate="2024-05-17T23:03:22"/>\n']
  const bytes = Buffer.concat([original, Buffer.from('XMP \0\0\0\0'), Buffer.from(xmp)])
  bytes.writeUInt32LE(xmp.length, original.length + 4)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  const later = Buffer.from(redate(new Uint8Array(bytes), { hours: 1 })).toString('latin1')
  expect(later).toBe(bytes.toString('latin1').replace('17T23', '18T00'))
})

test('the dates in the XMP of a PNG move, also in a plain text', () => {
  const original = bytesOf('images/photo.png')
  const { end } = pngChunks(original)[0]!
  const dated = (date: string) => {
    const chunk = pngChunk('tEXt', Buffer.from(`XML:com.adobe.xmp\0<x xmp:CreateDate="${date}"/>`))
    return Uint8Array.from([...original.subarray(0, end), ...chunk, ...original.subarray(end)])
  }
  expect(redate(dated('2024-05-17T23:03:22'), { hours: 1 })).toEqual(dated('2024-05-18T00:03:22'))
})

test('the time of the last change of a PNG moves, over the end of a year and of a byte', () => {
  const original = bytesOf('images/photo.png')
  const { end } = pngChunks(original)[0]!
  const changed = (...time: number[]) =>
    Uint8Array.from([
      ...original.subarray(0, end),
      ...pngChunk('tIME', Uint8Array.from(time)),
      ...original.subarray(end),
    ])
  expect(redate(changed(0x07, 0xff, 12, 31, 23, 30, 59), { hours: 1 })).toEqual(changed(0x08, 0x00, 1, 1, 0, 30, 59))
})

/** The parts of a file that hold its picture. */
function pixelsOf(bytes: Uint8Array): Uint8Array[] {
  const picture = (kinds: readonly string[], chunks: readonly { type: string; content: number; end: number }[]) =>
    chunks.filter(({ type }) => kinds.includes(type)).map(({ content, end }) => bytes.subarray(content, end))
  switch (imageKind(bytes)) {
    case 'jpeg':
      return jpegSegments(bytes).flatMap(({ marker, start, end }) =>
        marker < 0xe0 ? [bytes.subarray(start, end)] : [],
      )
    case 'png':
      return picture(['IHDR', 'IDAT', 'PLTE'], pngChunks(bytes))
    case 'webp':
      return picture(['VP8 ', 'VP8L', 'ALPH'], webpChunks(bytes))
    case 'heic':
    case 'avif': {
      const [information, locations] = ['iinf', 'iloc'].map((type) => findBox(metaBoxes(bytes), type))
      const types = itemTypes(bytes, information!)
      // Their pictures stand in the file itself.
      return itemLocations(bytes, locations!)
        .filter(({ id, method }) => method === 0 && types.get(id) !== 'Exif')
        .flatMap(({ extents }) => extents.map(({ offset, length }) => bytes.subarray(offset, offset + length)))
    }
    default:
      return []
  }
}

describe.each([
  'images/rocket.jpg',
  'metadata/orientation-3.jpg',
  'images/photo.png',
  'images/still.webp',
  'tiff/packbits.tif',
  'images/photo.heic',
  'images/photo.avif',
])('%s without a date', (name) => {
  const original = bytesOf(name)
  const dated = redate(original, { day: '2001-02-03' })

  it('gets one at noon, which can be changed like any other', async () => {
    const tags = (await readTags(dated)).filter(({ name: tag }) => DATE_TAGS.test(tag))
    expect(tags.map(({ name: tag, text }) => [tag, text]).sort()).toEqual([
      ['DateTime', '2001:02:03 12:00:00'],
      ['DateTimeDigitized', '2001:02:03 12:00:00'],
      ['DateTimeOriginal', '2001:02:03 12:00:00'],
    ])
    expect(await datesOf(redate(dated, { hours: 13 }))).toEqual(Array(3).fill('2001:02:04 01:00:00'))
  })

  it('keeps its picture and what else it says', async () => {
    expect(pixelsOf(dated)).toEqual(pixelsOf(original))
    expect(pixelsOf(dated).length > 0).toBe(!name.endsWith('.tif'))
    const kept = (await readTags(original)).filter(({ group }) => group === 'exif')
    expect(await readTags(dated)).toEqual(expect.arrayContaining(kept))
  })
})

describe.each(['heic', 'avif'])('an %s whose EXIF has no date', (extension) => {
  const original = bytesOf(`metadata/exif.${extension}`)
  // DateTimeOriginal, a text, becomes a tag that nobody knows.
  const undated = Buffer.from(original)
  const tag = Math.max(undated.indexOf('\x90\x03\0\x02', 0, 'latin1'), undated.indexOf('\x03\x90\x02\0', 0, 'latin1'))
  undated.writeUInt16BE(0x0707, tag)
  const dated = redate(new Uint8Array(undated), { day: '2001-02-03' })

  it('gets one in the place of the old block, of which nothing is left', async () => {
    expect(await datesOf(dated)).toEqual(expect.arrayContaining(Array(3).fill('2001:02:03 12:00:00')))
    expect(pixelsOf(dated)).toEqual(pixelsOf(original))
    const maker = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1').split('SONY').length - 1
    expect(maker(dated)).toBe(maker(undated))
    expect(metadataItems(dated).filter(({ kind }) => kind === 'exif')).toHaveLength(1)
  })
})

test('a sequence of pictures without a date is refused, because its tables have offsets of their own', () => {
  const original = bytesOf('images/photo.avif')
  const moving = new Uint8Array([...original, 0, 0, 0, 8, ...Buffer.from('moov')])
  expect(() => redate(moving, { day: '2001-02-03' })).toThrow(expect.objectContaining({ code: 'noDates' }))
})

test('a day that a file says already is no reason to refuse it', () => {
  const original = bytesOf('metadata/exif.png')
  expect(redate(original, { day: '2025-01-02' })).toEqual(original)
})

test.each(['images/rocket.jpg', 'images/photo.png', 'images/animated.gif'])('%s says no date', (name) => {
  try {
    redate(bytesOf(name), { hours: 1 })
    throw new Error('nothing refused')
  } catch (error) {
    expect(isToolError(error) && error.code).toBe('noDates')
  }
})
