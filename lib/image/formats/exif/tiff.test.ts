import { isRawTiff, laterDirectories, SHORT, Tiff, tiffSize } from './tiff'

const [LONG, DOUBLE, IFD, LONG8] = [4, 12, 13, 16]
const [WIDTH, HEIGHT, COMPRESSION, SUBFILE_TYPE, SUB_IFDS] = [0x0100, 0x0101, 0x0103, 0x00fe, 0x014a]

type Entry = readonly [tag: number, type: number, value: number]
const ORDERS = ['II', 'MM'] as const

/** A file of one directory (TIFF 6.0, section 2). */
function tiff(order: (typeof ORDERS)[number], entries: readonly Entry[]): Uint8Array {
  const file = new Uint8Array(14 + 12 * entries.length)
  const view = new DataView(file.buffer)
  const isLittle = order === 'II'
  file.set(Buffer.from(order))
  view.setUint16(2, 42, isLittle)
  view.setUint32(4, 8, isLittle)
  view.setUint16(8, entries.length, isLittle)
  entries.forEach(([tag, type, value], index) => {
    const at = 10 + 12 * index
    view.setUint16(at, tag, isLittle)
    view.setUint16(at + 2, type, isLittle)
    view.setUint32(at + 4, 1, isLittle)
    if (type === SHORT) view.setUint16(at + 8, value, isLittle)
    else view.setUint32(at + 8, value, isLittle)
  })
  return file
}

/** The same as BigTIFF, which counts in 64 bits. */
function bigTiff(order: (typeof ORDERS)[number], entries: readonly Entry[]): Uint8Array {
  const file = new Uint8Array(32 + 20 * entries.length)
  const view = new DataView(file.buffer)
  const isLittle = order === 'II'
  file.set(Buffer.from(order))
  view.setUint16(2, 43, isLittle)
  view.setUint16(4, 8, isLittle)
  view.setBigUint64(8, 16n, isLittle)
  view.setBigUint64(16, BigInt(entries.length), isLittle)
  entries.forEach(([tag, type, value], index) => {
    const at = 24 + 20 * index
    view.setUint16(at, tag, isLittle)
    view.setUint16(at + 2, type, isLittle)
    view.setBigUint64(at + 4, 1n, isLittle)
    if (type === SHORT) view.setUint16(at + 12, value, isLittle)
    else if (type === LONG8) view.setBigUint64(at + 12, BigInt(value), isLittle)
    else view.setUint32(at + 12, value, isLittle)
  })
  return file
}

describe.each(ORDERS)('in the byte order %s', (order) => {
  const sides: readonly Entry[] = [
    [WIDTH, SHORT, 4032],
    [HEIGHT, LONG, 70_000],
  ]

  test('the size is read from shorts and longs', () => {
    expect(tiffSize(tiff(order, sides))).toEqual({ width: 4032, height: 70_000 })
    expect(tiffSize(bigTiff(order, sides))).toEqual({ width: 4032, height: 70_000 })
    expect(tiffSize(bigTiff(order, [[WIDTH, LONG8, 5_000_000_000]]))).toEqual({ width: 5_000_000_000, height: 0 })
  })

  test('the first of two entries alike counts', () => {
    expect(tiffSize(tiff(order, [[WIDTH, LONG, 7], ...sides])).width).toBe(7)
  })

  test('what lies behind the entries that a directory counts is not read', () => {
    const file = tiff(order, sides)
    new DataView(file.buffer).setUint16(8, 1, order === 'II')
    expect(tiffSize(file)).toEqual({ width: 4032, height: 0 })
  })

  test('the link stands behind the directory', () => {
    const read = (file: Uint8Array) => new Tiff(file).first()
    expect(read(tiff(order, sides))).toMatchObject({ link: 34, isEmpty: false })
    expect(read(bigTiff(order, sides))).toMatchObject({ link: 64, isEmpty: false })
    expect(read(tiff(order, []))).toMatchObject({ link: 10, isEmpty: true, entries: [] })
  })

  test('values that do not fit are listed by where they stand', () => {
    const values: readonly Entry[] = [
      [0x0132, DOUBLE, 300],
      [WIDTH, LONG, 9],
    ]
    expect(new Tiff(tiff(order, values)).first().values).toEqual([{ tag: 0x0132, at: 300, length: 8 }])
    expect(new Tiff(bigTiff(order, [[0x0132, LONG8, 1]])).first().values).toEqual([])
  })

  test('numbers are written as they are read, up to the last byte and not beyond it', () => {
    const file = tiff(order, sides)
    const block = new Tiff(file)
    const [width, height] = block.first().entries
    block.setNumber(width!, 513)
    block.setNumber(height!, 66_051)
    expect(tiffSize(file)).toEqual({ width: 513, height: 66_051 })
    block.setNumber({ type: SHORT, at: file.length - 2 }, 772)
    expect(block.number({ type: SHORT, at: file.length - 2 })).toBe(772)
    block.setLong(file.length - 4, 1)
    expect(block.long(file.length - 4)).toBe(1)
    const before = file.slice()
    block.setNumber({ type: SHORT, at: file.length - 1 }, 1)
    block.setLong(file.length - 3, 1)
    expect(file).toEqual(before)
    const beyond = [block.number({ type: SHORT, at: file.length - 1 }), block.long(file.length - 3)]
    expect([...beyond, block.number({ type: LONG8, at: file.length - 7 })]).toEqual([0, 0, 0])
  })

  // DNG 1.7: the first directory of a raw file is a reduced copy (bit 0 of NewSubfileType) beside SubIFDs.
  test.each<[string, readonly Entry[], boolean]>([
    ['a scan', [[COMPRESSION, SHORT, 1]], false],
    ['a file without compression stated', [], false],
    [
      'a small copy beside other directories',
      [
        [SUBFILE_TYPE, LONG, 1],
        [SUB_IFDS, LONG, 200],
      ],
      true,
    ],
    [
      'a small copy of a page',
      [
        [SUBFILE_TYPE, LONG, 3],
        [SUB_IFDS, LONG, 200],
      ],
      true,
    ],
    [
      'a page beside other directories',
      [
        [SUBFILE_TYPE, LONG, 2],
        [SUB_IFDS, LONG, 200],
      ],
      false,
    ],
    ['other directories alone', [[SUB_IFDS, LONG, 200]], false],
    ['a small copy alone', [[SUBFILE_TYPE, LONG, 1]], false],
    ['the compression of Sony', [[COMPRESSION, SHORT, 32_767]], true],
    ['the compression of Nikon', [[COMPRESSION, SHORT, 34_713]], true],
    ['the compression of Pentax', [[COMPRESSION, SHORT, 65_535]], true],
  ])('%s', (_, entries, isRaw) => {
    expect(isRawTiff(tiff(order, entries))).toBe(isRaw)
  })
})

test('a CR2 is known by its mark', () => {
  const file = tiff('II', [[WIDTH, LONG, 9]])
  file.set(Buffer.from('CR'), 8)
  expect(isRawTiff(file)).toBe(true)
})

test('a directory may begin anywhere but at 0, which stands for none', () => {
  const block = new Tiff(tiff('MM', []))
  expect([0, 1].map((offset) => block.directory(offset).isEmpty)).toEqual([true, false])
})

test.each([LONG, IFD])('further directories are found by links and pointers of type %i, each once', (type) => {
  const file = new Uint8Array(100)
  const view = new DataView(file.buffer)
  file.set(Buffer.from('MM\0*\0\0\0\x08'))
  const directory = (at: number, sub: number, next: number) => {
    view.setUint16(at, 1)
    view.setUint16(at + 2, SUB_IFDS)
    view.setUint16(at + 4, type)
    view.setUint32(at + 6, 1)
    view.setUint32(at + 10, sub)
    view.setUint32(at + 14, next)
  }
  directory(8, 30, 60)
  directory(30, 0, 8)
  directory(60, 30, 5000)
  expect(laterDirectories(file)).toEqual([60, 30])
})
