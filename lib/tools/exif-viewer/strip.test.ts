import { metadataItems } from '@/lib/image/formats/heif/items'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { readTags } from './engine/metadata'
import { concatBytes } from '@/lib/core/byte-writer'
import { isToolError } from '@/lib/core/errors'
import { exifOrientation, orientationBlock } from '@/lib/image/formats/exif/orientation'
import { jpegSegments } from '@/lib/image/formats/jpeg/segments'
import { blockContent, blocksOf } from '@/lib/image/formats/metadata/blocks'
import { dayOf } from '@/lib/image/formats/metadata/day-taken'
import { asResources, rawProfileText } from '@/lib/image/formats/metadata/raw-profile'
import { pngChunk, pngChunks, XMP_HEADER } from '@/lib/image/formats/png/chunks'
import { webpChunk, webpChunks, webpFile } from '@/lib/image/formats/webp/chunks'
import { strip } from '@/lib/image/formats/metadata/strip'
import { isRevealing } from './tag-list'

const FOLDER = path.join(process.cwd(), 'e2e/fixtures')

function bytesOf(name: string): Uint8Array {
  return new Uint8Array(readFileSync(path.join(FOLDER, name)))
}

function sha(parts: readonly Uint8Array[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** Everything a JPEG decoder needs: all segments but APPn and COM, entropy-coded data included. */
function jpegPicture(bytes: Uint8Array): string {
  const coded = jpegSegments(bytes).filter(({ marker }) => marker !== 0xfe && (marker < 0xe0 || marker > 0xef))
  return sha(coded.map(({ start, end }) => bytes.subarray(start, end)))
}

function codeOf(action: () => unknown): string {
  try {
    action()
  } catch (error) {
    if (isToolError(error)) return error.code
    throw error
  }
  return 'nothing thrown'
}

describe('JPEG', () => {
  const names = ['camera', 'motion', 'south-west', ...[2, 3, 4, 5, 6, 7, 8].map((turn) => `orientation-${turn}`)]

  test.each(names)('%s: the coded picture stays byte for byte, nothing revealing is left', async (name) => {
    const original = bytesOf(`metadata/${name}.jpg`)
    const { bytes } = strip(original)
    expect(jpegPicture(bytes)).toBe(jpegPicture(original))
    const left = (await readTags(bytes)).filter(({ name: tag }) => tag !== 'Orientation')
    expect(isRevealing(left)).toBe(false)
    expect([...bytes.subarray(-2)]).toEqual([0xff, 0xd9])
  })

  test.each([2, 3, 4, 5, 6, 7, 8])('orientation %i stays, alone', async (turn) => {
    const { bytes, orientation } = strip(bytesOf(`metadata/orientation-${turn}.jpg`))
    expect(orientation).toBe(turn)
    const exif = (await readTags(bytes)).filter(({ group }) => group === 'exif')
    expect(exif.map(({ name, value }) => [name, value])).toEqual([['Orientation', turn]])
  })

  test('the color profile stays, byte for byte', () => {
    const icc = (bytes: Uint8Array) =>
      sha(
        jpegSegments(bytes)
          .filter(({ marker }) => marker === 0xe2)
          .map(({ start, end }) => bytes.subarray(start, end)),
      )
    const original = bytesOf('metadata/camera.jpg')
    expect(icc(strip(original).bytes)).toBe(icc(original))
  })

  test('motion video, second picture, MPF index and JFIF thumbnail go; density stays', () => {
    const { bytes } = strip(bytesOf('metadata/motion.jpg'))
    const text = Buffer.from(bytes).toString('latin1')
    for (const trace of ['MotionPhoto', 'ftypmp42', 'MPF\0', 'FUJIFILM', 'made for a test'])
      expect(text).not.toContain(trace)
    const [jfif] = jpegSegments(bytes)
    // JFIF 1.1, 28 × 28 dots a centimeter, no thumbnail (ITU-T T.871, 10.1).
    expect([...bytes.subarray(jfif?.start, jfif?.end)]).toEqual([
      0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 2, 0, 28, 0, 28, 0, 0,
    ])
  })

  test('Adobe’s color marker of a CMYK picture stays', () => {
    const markers = jpegSegments(strip(bytesOf('images/cmyk.jpg')).bytes).map(({ marker }) => marker)
    expect(markers).toContain(0xee)
  })
})

describe('PNG', () => {
  test('picture chunks stay byte for byte, check sums included; texts, XMP and EXIF go', async () => {
    const original = bytesOf('metadata/exif.png')
    const { bytes, orientation } = strip(original)
    const data = (file: Uint8Array) =>
      sha(
        pngChunks(file)
          .filter(({ type }) => ['IHDR', 'IDAT', 'gAMA', 'cHRM', 'bKGD', 'pHYs', 'IEND'].includes(type))
          .map(({ start, end }) => file.subarray(start, end)),
      )
    expect(data(bytes)).toBe(data(original))
    const types = pngChunks(bytes).map(({ type }) => type)
    expect(types.filter((type) => ['tEXt', 'iTXt', 'zTXt', 'tIME'].includes(type))).toEqual([])
    expect(orientation).toBe(6)
    expect(types.slice(-3)).toEqual(['eXIf', 'IDAT', 'IEND'])
    const left = (await readTags(bytes)).filter(({ group }) => group !== 'png')
    expect(left.map(({ name, value }) => [name, value])).toEqual([['Orientation', 6]])
  })

  test('orientation behind the picture, which browsers do not heed there, stays behind it', () => {
    const original = bytesOf('images/interlaced.png')
    const end = pngChunks(original).at(-1)!.start
    const turned = concatBytes([
      original.subarray(0, end),
      pngChunk('eXIf', orientationBlock(6)),
      original.subarray(end),
    ])
    const { bytes, orientation } = strip(turned)
    expect(orientation).toBe(6)
    expect(
      pngChunks(bytes)
        .map(({ type }) => type)
        .slice(-3),
    ).toEqual(['IDAT', 'eXIf', 'IEND'])
  })

  test('frames of an animation stay', () => {
    const original = bytesOf('images/animated.png')
    expect(Buffer.from(strip(original).bytes).equals(Buffer.from(original))).toBe(true)
  })

  test('what follows the end is dropped, and so are private chunks', () => {
    const original = bytesOf('metadata/xmp-only.png')
    const tail = new Uint8Array([...original, 1, 2, 3])
    expect(sha([strip(tail).bytes])).toBe(sha([strip(original).bytes]))
  })
})

describe('WebP', () => {
  test('the coded picture stays byte for byte; flags, size and orientation are right', async () => {
    const original = bytesOf('metadata/exif.webp')
    const { bytes, orientation } = strip(original)
    const picture = (file: Uint8Array) =>
      sha(
        webpChunks(file)
          .filter(({ type }) => type.startsWith('VP8 '))
          .map(({ start, end }) => file.subarray(start, end)),
      )
    expect(picture(bytes)).toBe(picture(original))
    const view = new DataView(bytes.buffer)
    expect(view.getUint32(4, true)).toBe(bytes.length - 8)
    expect(webpChunks(bytes).map(({ type }) => type)).toEqual(['VP8X', 'VP8 ', 'EXIF'])
    // Of EXIF (0x08) and XMP (0x04) only EXIF is announced, for the orientation (WebP container specification).
    expect((bytes[20] ?? 0) & 0x0c).toBe(0x08)
    expect(orientation).toBe(6)
    expect(exifOrientation(bytes.subarray(webpChunks(bytes)[2]?.content))).toBe(6)
    expect((await readTags(bytes)).filter(({ group }) => group === 'exif')).toHaveLength(1)
  })

  test.each(['still', 'animated'])('%s.webp, which holds no data, comes back as it was', (name) => {
    const original = bytesOf(`images/${name}.webp`)
    expect(Buffer.from(strip(original).bytes).equals(Buffer.from(original))).toBe(true)
  })
})

test.each([
  ['images/animated.gif', 'cannotRemove'],
  ['images/renamed-text.jpg', 'imageNotSupported'],
  ['scans/two-pages.pdf', 'fileIsDocument'],
])('%s is rejected as %s', (name, code) => {
  expect(codeOf(() => strip(bytesOf(name)))).toBe(code)
})

test('a JPEG without its end gets one, and every byte of its picture stays', () => {
  const original = bytesOf('images/truncated.jpg')
  const clean = Buffer.from(strip(original).bytes)
  expect(clean.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]))
  expect(clean.subarray(-20_002, -2)).toEqual(Buffer.from(original.slice(-20_000)))
})

test('damaged files are refused with a ToolError or stripped, never anything else', () => {
  const files = ['camera.jpg', 'motion.jpg', 'exif.png', 'exif.webp'].map((name) => bytesOf(`metadata/${name}`))
  const flips = fc.array(fc.tuple(fc.nat(9000), fc.nat(255)), { maxLength: 12 })
  fc.assert(
    fc.property(fc.constantFrom(...files), flips, fc.nat(12_000), (file, changes, length) => {
      const damaged = file.slice(0, length)
      for (const [offset, value] of changes) if (offset < damaged.length) damaged[offset] = value
      const code = codeOf(() => strip(damaged))
      expect(code).toMatch(/^(nothing thrown|image(Truncated|Damaged|NotSupported)|cannotRemove(Damaged|Unread)?)$/)
    }),
    { numRuns: 3000, seed: 20261121 },
  )
})

describe.each(['heic', 'avif', 'tif', 'jpg', 'png', 'webp'])('a copy of %s', (extension) => {
  const original = bytesOf(extension === 'jpg' ? 'metadata/camera.jpg' : `metadata/exif.${extension}`)

  it('without anything holds no EXIF tag and no XMP', async () => {
    const { bytes } = strip(original)
    const tags = await readTags(bytes)
    expect(
      tags.filter(({ group, name }) => group === 'xmp' || group === 'makerNotes' || name.startsWith('GPS')),
    ).toEqual([])
    expect(tags.filter(({ name }) => ['Make', 'Model', 'DateTimeOriginal', 'Artist'].includes(name))).toEqual([])
  })

  it('without the place keeps the rest', async () => {
    const [before, after] = await Promise.all([
      readTags(Uint8Array.from(original)),
      readTags(strip(original, 'place').bytes),
    ])
    expect(after.filter(({ name }) => name.startsWith('GPS') || name === 'City')).toEqual([])
    for (const name of ['Make', 'DateTimeOriginal']) {
      expect(after.find((tag) => tag.name === name)?.text).toBe(before.find((tag) => tag.name === name)?.text)
    }
  })

  it('with the date alone has that and no maker', async () => {
    const [before, after] = await Promise.all([
      readTags(Uint8Array.from(original)),
      readTags(strip(original, 'exceptDate').bytes),
    ])
    const dateOf = (tags: typeof after) => tags.find(({ name }) => name === 'DateTimeOriginal')?.text
    expect(dateOf(after)).toBe(dateOf(before))
    expect(after.some(({ name }) => name === 'Make' || name.startsWith('GPS'))).toBe(false)
  })
})

test.each(['exif.heic', 'exif.avif'])('%s differs from its copy nowhere but in EXIF and XMP', (name) => {
  const original = bytesOf(`metadata/${name}`)
  const { bytes } = strip(original)
  expect(bytes.length).toBe(original.length)
  const emptied = metadataItems(original).flatMap(({ extents }) => extents)
  expect(emptied.length).toBeGreaterThan(0)
  const changed = [...original.keys()].filter((index) => bytes[index] !== original[index])
  expect(changed.every((index) => emptied.some(({ start, end }) => index >= start && index < end))).toBe(true)
})

describe('what a picture is made of stays', () => {
  const content = Uint8Array.from([0, 0, 0, 1])
  const signature = Uint8Array.from(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
  const pngOf = (...types: string[]) =>
    concatBytes([signature, ...[...types, 'IEND'].map((type) => pngChunk(type, content))])
  const typesIn = (bytes: Uint8Array) => pngChunks(bytes).map(({ type }) => type)

  // PNG specification, third edition, 11.3: chunks that say how the picture looks; the others are texts, dates and private ones.
  test.each([
    ...['tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'mDCv', 'cLLI', 'cLLi', 'bKGD', 'hIST', 'pHYs'],
    ...['sPLT', 'acTL', 'fcTL', 'fdAT', 'IDAT', 'PLTE'],
  ])('%s of a PNG', (type) => {
    expect(typesIn(strip(pngOf('IHDR', type)).bytes)).toEqual(['IHDR', type, 'IEND'])
  })

  test.each([
    ['tIME', 'everything', false],
    ['tIME', 'place', true],
    ['tIME', 'exceptDate', true],
    ['tEXt', 'everything', false],
    ['tEXt', 'place', true],
    ['tEXt', 'exceptDate', false],
    ['zTXt', 'place', false],
    ['prVt', 'place', false],
  ] as const)('%s of a PNG, when %s is removed: %s', (type, removal, stays) => {
    expect(typesIn(strip(pngOf('IHDR', type), removal).bytes).includes(type)).toBe(stays)
  })

  test.each([
    [0, true],
    [1, false],
  ])('international text of a PNG, compressed: %d, when the place is removed: %s', (flag, stays) => {
    const text = pngChunk('iTXt', Buffer.from(`Comment\0${String.fromCharCode(flag)}\0\0\0text`))
    const bytes = concatBytes([signature, pngChunk('IHDR', content), text, pngChunk('IEND', content)])
    expect(typesIn(strip(bytes, 'place').bytes).includes('iTXt')).toBe(stays)
  })

  const tiffTags = (removal?: 'place' | 'exceptDate') => {
    // One directory with every tag as a short, little-endian (TIFF 6.0), but for 330, which points to further directories.
    const tags = [...Array(65_536).keys()].filter(
      (tag) => (tag > 253 && tag < 1000 && tag !== 330) || [33_432, 33_723, 34_377, 34_675, 50_674].includes(tag),
    )
    const file = Buffer.alloc(8 + 2 + tags.length * 12 + 4)
    file.write('II*\0\x08\0\0\0', 'latin1')
    file.writeUInt16LE(tags.length, 8)
    for (const [index, tag] of tags.entries()) {
      const at = 10 + index * 12
      file.writeUInt16LE(tag, at)
      file.writeUInt16LE(3, at + 2)
      file.writeUInt32LE(1, at + 4)
      file.writeUInt16LE(2, at + 8)
    }
    const stripped = Buffer.from(strip(new Uint8Array(file), removal).bytes)
    return Array.from({ length: stripped.readUInt16LE(8) }, (_, index) => stripped.readUInt16LE(10 + index * 12))
  }

  test('of a TIFF', () => {
    // TIFF 6.0, part 1 to 3, with its supplements; 34675 is the ICC profile, 50674 how wide a picture's tiles are padded.
    expect(tiffTags()).toEqual([
      ...[254, 255, 256, 257, 258, 259, 262, 263, 264, 265, 266, 273, 274, 277, 278, 279, 280, 281, 282, 283, 284, 290],
      ...[291, 292, 293, 296, 301, 317, 318, 319, 320, 321, 322, 323, 324, 325, 332, 334, 336, 338, 339, 340, 341],
      ...[342, 347, 512, 513, 514, 515, 517, 518, 519, 520, 521, 529, 530, 531, 532, 34_675, 50_674],
    ])
  })

  test('and everything of a TIFF without its place, of which blocks lose a part', () => {
    // 315: artist. 700: XMP. 33432: copyright. 33723: IPTC. 34377: Photoshop's image resources.
    for (const tag of [315, 700, 33_432, 33_723, 34_377]) expect(tiffTags('place')).toContain(tag)
  })
})

describe('a date in XMP or IPTC alone', () => {
  const packet =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><a photoshop:City="Seoul" xmp:CreateDate="2024-07-01T10:00:00.5-04:00"/></x:xmpmeta>'
  const xmp = new Uint8Array(Buffer.from(packet + ' '.repeat(300)))
  const record = (number: number, text: string) =>
    Buffer.from(`\x1c\x02${String.fromCharCode(number)}\0${String.fromCharCode(text.length)}${text}`, 'latin1')
  const iptc = new Uint8Array(Buffer.concat([record(90, 'Seoul'), record(55, '20240701')]))
  const header = Uint8Array.from(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
  const png = (...chunks: Uint8Array[]) =>
    concatBytes([header, pngChunk('IHDR', new Uint8Array(13)), ...chunks, pngChunk('IEND', new Uint8Array())])
  const profile = (kind: 'xmp' | 'resources', content: Uint8Array) =>
    pngChunk('tEXt', rawProfileText({ kind, content }))
  const webp = webpFile([
    webpChunk('VP8X', new Uint8Array(10)),
    webpChunk('VP8 ', new Uint8Array(20)),
    webpChunk('XMP ', xmp),
  ])
  /** A TIFF of one directory with a block at 26 (TIFF 6.0: bytes are type 1). */
  const tiff = (tag: number, content: Uint8Array) => {
    const head = Buffer.alloc(26)
    head.write('II*\0\x08\0\0\0\x01\0', 'latin1')
    head.writeUInt16LE(tag, 10)
    head.writeUInt16LE(1, 12)
    head.writeUInt32LE(content.length, 14)
    head.writeUInt32LE(26, 18)
    return new Uint8Array(Buffer.concat([head, content]))
  }
  const files: readonly (readonly [string, Uint8Array])[] = [
    ['PNG', png(pngChunk('iTXt', concatBytes([Buffer.from(XMP_HEADER), xmp])))],
    ['PNG, XMP in a plain text', png(pngChunk('tEXt', concatBytes([Buffer.from('XML:com.adobe.xmp\0'), xmp])))],
    ['PNG, XMP as text', png(profile('xmp', xmp))],
    ['PNG, IPTC as text', png(profile('resources', asResources(iptc)))],
    ['WebP', webp],
    ['TIFF, XMP', tiff(700, xmp)],
    ['TIFF, IPTC', tiff(33_723, iptc)],
    ['TIFF, resources', tiff(34_377, asResources(iptc))],
  ]

  test.each(files)('%s: all but the date keeps it, and the place alone goes', (_, bytes) => {
    expect(dayOf(bytes)).toBe('2024-07-01')
    for (const removal of ['exceptDate', 'place'] as const) {
      const copy = strip(bytes, removal).bytes
      expect(dayOf(copy)).toBe('2024-07-01')
      const contents = blocksOf(copy).blocks.map((block) => blockContent(copy, block))
      expect(Buffer.concat(contents).includes('Seoul')).toBe(false)
    }
    expect(blocksOf(strip(bytes, 'everything').bytes).blocks.filter(({ kind }) => kind !== 'exif')).toEqual([])
  })

  test('texts of a PNG stay by their names', () => {
    const texts = ['exif:GPSLatitude', 'date:create', 'Creation Time', 'Author'].map((name) =>
      pngChunk('tEXt', Buffer.from(`${name}\0x`)),
    )
    const left = (removal: 'place' | 'exceptDate') => {
      const { bytes } = strip(png(...texts), removal)
      const kept = pngChunks(bytes).filter(({ type }) => type === 'tEXt')
      return kept.map(({ content, end }) => Buffer.from(bytes.subarray(content, end - 6)).toString())
    }
    expect(left('place')).toEqual(['date:create', 'Creation Time', 'Author'])
    expect(left('exceptDate')).toEqual(['date:create', 'Creation Time'])
  })
})

test.each([
  ['RAW', 'cannotRemoveUnread', Buffer.from('49492a0010000000435202000000', 'hex')],
  ['BigTIFF', 'cannotRemoveUnread', Buffer.from('49492b000800000010000000000000000000000000000000', 'hex')],
  ['GIF', 'cannotRemove', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
])('%s is refused by name', (format, code, bytes) => {
  let refusal: unknown
  try {
    strip(new Uint8Array(bytes))
  } catch (error) {
    refusal = error
  }
  expect(refusal).toMatchObject({ code, params: { format } })
})

test('a JPEG with bytes between its segments is called damaged, and opened by decoders all the same', () => {
  const jpeg = bytesOf('metadata/camera.jpg')
  const second = 4 + jpeg[4]! * 256 + jpeg[5]!
  const damaged = Buffer.concat([jpeg.subarray(0, second), Buffer.from([1, 2, 3]), jpeg.subarray(second)])
  expect(() => strip(new Uint8Array(damaged))).toThrow(expect.objectContaining({ code: 'cannotRemoveDamaged' }))
  // Without a picture there is nothing to save in another way.
  expect(() => strip(new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, 1, 0xff, 0xd9]))).toThrow(
    expect.objectContaining({ code: 'imageDamaged' }),
  )
})
