import { pruneExif, pruneTiff } from './prune'

const [MAKE, THUMBNAIL, THUMBNAIL_LENGTH, LONG] = [0x010f, 0x0201, 0x0202, 4]

/** Big-endian TIFF of two directories, of which the second names four bytes of a picture at the end (Exif 2.32, 4.6.2). */
function twoDirectories(): Uint8Array {
  const entry = (tag: number, value: number) => [tag >> 8, tag & 255, 0, LONG, 0, 0, 0, 1, 0, 0, 0, value]
  return Uint8Array.from([
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1, ...entry(MAKE, 7), 0, 0, 0, 26],
    ...[0, 2, ...entry(THUMBNAIL, 56), ...entry(THUMBNAIL_LENGTH, 4), 0, 0, 0, 0],
    ...[0xff, 0xd8, 0xff, 0xd9],
  ])
}

test('the thumbnail of an EXIF block goes, whatever stays of its first directory', () => {
  const pruned = pruneExif(twoDirectories(), () => true)
  expect([...pruned.subarray(0, 22)]).toEqual([...twoDirectories().subarray(0, 22)])
  expect([...pruned.subarray(22, 26)]).toEqual([0, 0, 0, 0])
  expect(pruned.subarray(28).every((byte) => byte === 0)).toBe(true)
})

test('every page of a TIFF stays, without the entries that are not kept', () => {
  expect(pruneTiff(twoDirectories(), () => true)).toEqual(twoDirectories())
  const pruned = pruneTiff(twoDirectories(), (tag) => tag !== MAKE)
  expect([...pruned.subarray(8, 10)]).toEqual([0, 0])
  expect([...pruned.subarray(26)]).toEqual([...twoDirectories().subarray(26)])
})

type Entry = readonly [tag: number, type: number, count: number, value: number]

/** A TIFF file of 256 bytes with directories at these offsets, each with the link to the next, and 0xEE elsewhere. */
function tiff(
  order: 'II' | 'MM',
  directories: Readonly<Record<number, { readonly entries: readonly Entry[]; readonly next?: number }>>,
): Uint8Array {
  const file = new Uint8Array(256).fill(0xee)
  const view = new DataView(file.buffer)
  const isLittle = order === 'II'
  file.set([order.charCodeAt(0), order.charCodeAt(1)])
  view.setUint16(2, 42, isLittle)
  view.setUint32(4, 8, isLittle)
  for (const [start, { entries, next = 0 }] of Object.entries(directories)) {
    let at = Number(start)
    view.setUint16(at, entries.length, isLittle)
    at += 2
    for (const [tag, type, count, value] of entries) {
      view.setUint16(at, tag, isLittle)
      view.setUint16(at + 2, type, isLittle)
      view.setUint32(at + 4, count, isLittle)
      view.setUint32(at + 8, value, isLittle)
      at += 12
    }
    view.setUint32(at, next, isLittle)
  }
  return file
}

/** Offsets of the bytes that are zero in `after` only, as `[first, last]` of each run. */
function blanked(before: Uint8Array, after: Uint8Array): number[][] {
  const runs: number[][] = []
  after.forEach((byte, at) => {
    if (byte !== 0 || before[at] === 0) return
    const run = runs.at(-1)
    if (run?.[1] === at - 1) run[1] = at
    else runs.push([at, at])
  })
  return runs
}

// TIFF 6.0, section 2, and Technical Note 1 for type 13: the values of five entries at 200, with none after them.
test.each([
  ['BYTE', 1, 5],
  ['ASCII', 2, 5],
  ['SHORT', 3, 10],
  ['LONG', 4, 20],
  ['RATIONAL', 5, 40],
  ['SBYTE', 6, 5],
  ['UNDEFINED', 7, 5],
  ['SSHORT', 8, 10],
  ['SLONG', 9, 20],
  ['SRATIONAL', 10, 40],
  ['FLOAT', 11, 20],
  ['DOUBLE', 12, 40],
  ['IFD', 13, 20],
])('five values of %s that are not kept are blanked, and nothing else', (_, type, length) => {
  for (const order of ['II', 'MM'] as const) {
    const file = tiff(order, { 8: { entries: [[MAKE, type, 5, 200]] } })
    const pruned = pruneTiff(file, () => false)
    expect(blanked(file.subarray(26), pruned.subarray(26))).toEqual([[174, 173 + length]])
    expect([...pruned.subarray(8, 26)]).toEqual(new Array(18).fill(0))
  }
})

test('a value that fits into its entry points nowhere', () => {
  const file = tiff('II', { 8: { entries: [[MAKE, 2, 4, 200]] } })
  expect(blanked(file.subarray(26), pruneTiff(file, () => false).subarray(26))).toEqual([])
})

test.each([THUMBNAIL, THUMBNAIL_LENGTH])('a thumbnail of which only %i is given blanks nothing', (tag) => {
  const file = tiff('MM', { 8: { entries: [], next: 60 }, 60: { entries: [[tag, LONG, 1, 200]] } })
  expect([...pruneExif(file, () => true).subarray(78)]).toEqual([...file.subarray(78)])
})

test.each([0, 14])('of a value of the unknown type %i only its entry goes', (type) => {
  const file = tiff('II', { 8: { entries: [[MAKE, type, 5, 200]] } })
  expect(blanked(file.subarray(26), pruneTiff(file, () => false).subarray(26))).toEqual([])
})

test('a value that would lie in the header or beyond the end blanks nothing else', () => {
  const header = tiff('II', { 8: { entries: [[MAKE, 2, 5, 7]] } })
  expect(pruneTiff(header, () => false).subarray(0, 8)).toEqual(header.subarray(0, 8))
  const beyond = tiff('II', { 8: { entries: [[MAKE, 2, 1000, 250]] } })
  expect(blanked(beyond.subarray(26), pruneTiff(beyond, () => false).subarray(26))).toEqual([[224, 229]])
})

describe('directories that an entry points to', () => {
  const [EXIF, GPS, SUB_IFDS, INTEROPERABILITY] = [0x8769, 0x8825, 0x014a, 0xa005]
  const file = tiff('MM', {
    8: {
      entries: [
        [SUB_IFDS, 4, 2, 120],
        [EXIF, 4, 1, 140],
        [GPS, 4, 1, 180],
      ],
    },
    60: { entries: [[1, 3, 1, 0]] },
    80: { entries: [[2, 3, 1, 0]] },
    140: {
      entries: [
        [3, 3, 1, 0],
        [INTEROPERABILITY, 4, 1, 200],
      ],
    },
    180: { entries: [[4, 3, 1, 0]] },
    200: { entries: [[5, 3, 1, 0]] },
  })
  new DataView(file.buffer).setUint32(120, 60)
  new DataView(file.buffer).setUint32(124, 80)

  test('are asked for by what they are', () => {
    const asked: string[] = []
    const keepAll = (tag: number, directory: string) => asked.push(`${tag} ${directory}`) > 0
    expect(pruneTiff(file, keepAll)).toEqual(file)
    expect(asked).toEqual([
      `${SUB_IFDS} page`,
      '1 page',
      '2 page',
      `${EXIF} page`,
      '3 exif',
      `${INTEROPERABILITY} exif`,
      '5 other',
      `${GPS} page`,
      '4 gps',
    ])
  })

  test('go with their entry, and an entry with the last of its directory', () => {
    const count = (pruned: Uint8Array, at: number) => new DataView(pruned.buffer).getUint16(at)
    const withoutExif = pruneTiff(file, (tag) => tag !== EXIF)
    expect([8, 60, 140, 200, 180].map((at) => count(withoutExif, at))).toEqual([2, 1, 0, 0, 1])
    const withoutGps = pruneTiff(file, (_, directory) => directory !== 'gps')
    expect([8, 60, 140, 200, 180].map((at) => count(withoutGps, at))).toEqual([2, 1, 2, 1, 0])
    const withoutOneSub = pruneTiff(file, (tag) => tag !== 1)
    expect([8, 60, 80].map((at) => count(withoutOneSub, at))).toEqual([3, 0, 1])
  })
})

const marked = (file: Uint8Array, at: number, byte: number) => file.fill(byte, at, at + 1)

test.each([
  ['BigTIFF', () => marked(tiff('II', { 8: { entries: [] } }), 2, 43)],
  ['a file of numbers that is not marked as one of TIFF', () => marked(tiff('MM', { 8: { entries: [] } }), 0, 0x49)],
  ['a directory that is its own next one', () => tiff('II', { 8: { entries: [], next: 8 } })],
  ['a directory that does not fit', () => tiff('II', { 8: { entries: [[MAKE, 3, 1, 0]] } }).subarray(0, 25)],
  ['more directories below an entry than any file has', () => tiff('II', { 8: { entries: [[0x014a, 4, 1001, 60]] } })],
])('%s is damaged', (_, file) => {
  expect(() => pruneTiff(file(), () => true)).toThrow(expect.objectContaining({ code: 'imageDamaged' }))
})

test.each([
  [1000, false],
  [1001, true],
])('a file of %i pages, or of as many directories below one entry, is damaged: %s', (count, isDamaged) => {
  const pages = new Uint8Array(8 + 6 * count)
  const view = new DataView(pages.buffer)
  pages.set([0x4d, 0x4d, 0, 42, 0, 0, 0, 8])
  for (let page = 1; page < count; page++) view.setUint32(8 + 6 * page - 4, 8 + 6 * page)
  const below = tiff('MM', { 8: { entries: [[0x014a, 4, count, 60]] } })
  for (const file of [pages, below]) {
    const prune = () => pruneTiff(file, () => true)
    if (isDamaged) expect(prune).toThrow('imageDamaged')
    else expect(prune).not.toThrow()
  }
})

test('a directory may end where the file ends', () => {
  const file = tiff('II', { 8: { entries: [[MAKE, 3, 1, 0]] } }).slice(0, 26)
  expect(pruneTiff(file, () => true)).toEqual(file)
})
