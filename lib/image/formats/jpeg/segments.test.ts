import { readFileSync } from 'node:fs'
import { orientationBlock } from '@/lib/image/formats/exif/orientation'
import {
  beginsWith,
  exifBlock,
  hasScan,
  hasTooManySegments,
  isFrame,
  isTruncatedJpeg,
  jpegSegment,
  jpegSegments,
  jpegSize,
  walkSegments,
  withEndMarker,
} from './segments'

/** Start, APP0 of 2 bytes, a fill byte, a scan with a stuffed 0xff and a restart, a comment, a second scan, end, rest. */
const FILE = Uint8Array.from([
  ...[0xff, 0xd8],
  ...[0xff, 0xe0, 0, 4, 0x4a, 0x46],
  ...[0xff, 0xff, 0xda, 0, 3, 9, 1, 0xff, 0x00, 2, 0xff, 0xd0, 3],
  ...[0xff, 0xfe, 0, 3, 0x21],
  ...[0xff, 0xda, 0, 2, 7],
  ...[0xff, 0xd9],
  ...[0xff, 0xd8, 1, 2, 3],
])

test('segments with the fill bytes before them and the scans behind them, up to the end mark', () => {
  expect(jpegSegments(FILE)).toEqual([
    { marker: 0xe0, start: 2, content: 6, end: 8 },
    { marker: 0xda, start: 8, content: 13, end: 21 },
    { marker: 0xfe, start: 21, content: 25, end: 26 },
    { marker: 0xda, start: 26, content: 30, end: 31 },
    { marker: 0xd9, start: 31, content: 33, end: 33 },
  ])
})

test('what lies behind the end mark is no segment', () => {
  expect([...walkSegments(Uint8Array.of(...FILE, 0xff, 0xe1, 0, 2))]).toEqual(jpegSegments(FILE))
})

test('a segment is known by how its content begins, not by what follows it', () => {
  const [first] = jpegSegments(FILE)
  expect(first && beginsWith(FILE, first, 'JF')).toBe(true)
  expect(first && beginsWith(FILE, first, 'JF\xff')).toBe(false)
})

test.each([4, 12, 20, 28, 32])('cut off after %i bytes', (length) => {
  expect(() => jpegSegments(FILE.subarray(0, length))).toThrow('imageTruncated')
})

test.each([
  ['no marker', [0xff, 0xd8, 0x12, 0x34, 0, 0]],
  ['a length below 2', [0xff, 0xd8, 0xff, 0xe1, 0, 1, 0, 0]],
])('%s is damage', (_, bytes) => {
  expect(() => jpegSegments(Uint8Array.from(bytes))).toThrow('imageDamaged')
})

// ITU-T T.81, table B.1.
test.each([
  ['TEM', 0x01, 4],
  ['SOF15', 0xcf, 6],
  ['RST0', 0xd0, 4],
  ['RST7', 0xd7, 4],
  ['COM', 0xfe, 6],
])('the content of %s begins behind its length, if it has one', (_, marker, content) => {
  const [first] = walkSegments(Uint8Array.of(0xff, 0xd8, 0xff, marker, 0, 2, 0xff, 0xd9))
  expect(first).toEqual({ marker, start: 2, content, end: content })
})

test('bytes that belong to no segment are skipped, a stuffed zero among them', () => {
  const segments = walkSegments(
    Uint8Array.of(0xff, 0xd8, 0xff, 0, 7, 0xff, 0xfe, 0, 2, 0xff, 0xff, 0, 0xff, 0xd9, 0xff),
  )
  expect(Array.from(segments, ({ start, end }) => [start, end])).toEqual([
    [5, 9],
    [12, 14],
  ])
})

const fixture = (name: string) => new Uint8Array(readFileSync(`e2e/fixtures/images/${name}`))

test.each([
  ['small-photo.jpg', 120, 80, 1],
  ['orientation-6.jpg', 120, 60, 6],
  ['cmyk.jpg', 120, 80, 1],
  ['astronaut.jpg', 512, 512, 1],
])('%s is %i × %i, orientation %i', (name, width, height, orientation) => {
  expect(jpegSize(fixture(name))).toEqual({ width, height, orientation })
  expect(hasTooManySegments(fixture(name))).toBe(false)
})

test('has no size without a frame', () => {
  expect(jpegSize(fixture('small-photo.jpg').subarray(0, 30))).toBeNull()
  expect(jpegSize(Uint8Array.of(0xff, 0xd8, 0xff))).toBeNull()
})

test('millions of empty segments are refused at once', () => {
  const bytes = new Uint8Array(50 * 2 ** 20)
  bytes.set([0xff, 0xd8, 0xff, 0xe1, 0, 2])
  for (let filled = 4; filled < bytes.length - 2; filled *= 2) bytes.copyWithin(2 + filled, 2, 2 + filled)
  expect(jpegSize(bytes)).toBeNull()
  expect(hasTooManySegments(bytes)).toBe(true)
  expect(() => jpegSegments(bytes)).toThrow('imageDamaged')
})

test('frames are SOF0 to SOF15 without DHT, JPG and DAC (ITU-T T.81, table B.1)', () => {
  const frames = Array.from({ length: 256 }, (_, code) => code).filter(isFrame)
  expect(frames).toEqual([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])
})

test('a segment holds at most 65,533 bytes, its length field included in what it counts', () => {
  expect([...jpegSegment(0xfe, Uint8Array.of(7))]).toEqual([0xff, 0xfe, 0, 3, 7])
  expect([...jpegSegment(0xe1, new Uint8Array(65_533)).subarray(0, 4)]).toEqual([0xff, 0xe1, 0xff, 0xff])
  expect(() => jpegSegment(0xe1, new Uint8Array(65_534))).toThrow(RangeError)
})

const START = [0xff, 0xd8]
const FRAME = [0xff, 0xc0, 0, 7, 8, 1, 44, 1, 144]
const SCAN = [0xff, 0xda, 0, 2, 1, 2, 3]
const exif = (block: Uint8Array) => [...jpegSegment(0xe1, Uint8Array.from([...Buffer.from('Exif\0\0'), ...block]))]
const file = (...parts: readonly (readonly number[])[]) => Uint8Array.from(parts.flat())

test.each([
  ['a scan', file(START, SCAN, [0xff, 0xd9]), true, false],
  ['a fill byte behind a scan', file(START, SCAN, [0xff, 0xff, 0xd9]), true, false],
  ['a scan without an end', file(START, SCAN), true, true],
  ['the end before a scan', file(START, FRAME, [0xff, 0xd9]), false, true],
  ['nothing behind the head', file(START, FRAME), false, true],
  ['a scan without data', file(START, SCAN.slice(0, 4)), false, true],
  ['a scan whose head is cut off', file(START, [0xff, 0xda, 0, 12]), false, true],
  ['another kind of file', file([0, 0], SCAN, [0xff, 0xd9]), false, false],
])('%s', (_, bytes, isScanned, isWithoutEnd) => {
  expect(hasScan(bytes)).toBe(isScanned)
  expect(isTruncatedJpeg(bytes)).toBe(isWithoutEnd)
})

test('a missing end marker can be added', () => {
  expect(withEndMarker(file(START, SCAN))).toEqual(file(START, SCAN, [0xff, 0xd9]))
})

test('the first EXIF that turns the picture counts, and only before the frame', () => {
  const size = { width: 400, height: 300 }
  expect(jpegSize(file(START, exif(orientationBlock(6)), exif(orientationBlock(3)), FRAME))).toEqual({
    ...size,
    orientation: 6,
  })
  expect(jpegSize(file(START, exif(orientationBlock(1)), exif(orientationBlock(3)), FRAME))).toEqual({
    ...size,
    orientation: 3,
  })
  expect(jpegSize(file(START, FRAME, exif(orientationBlock(6))))).toEqual({ ...size, orientation: 1 })
})

test.each([
  ['a frame that is cut off', file(START, FRAME.slice(0, 8))],
  ['bytes between two segments', file(START, [0xff, 0xfe, 0, 2], [1, 2], FRAME)],
  ['a length below 2', file(START, [0xff, 0xfe, 0, 1], FRAME)],
])('%s: no size', (_, bytes) => {
  expect(jpegSize(bytes)).toBeNull()
})

test('EXIF begins behind its name, in APP1 only', () => {
  const bytes = file(START, exif(orientationBlock(6)), jpegSegmentOf(0xe2, 'Exif\0\0II'), [0xff, 0xd9])
  const [app1, app2] = jpegSegments(bytes)
  expect(exifBlock(bytes, app1!)).toEqual(orientationBlock(6))
  expect(exifBlock(bytes, app2!)).toBeNull()
})

function jpegSegmentOf(marker: number, text: string): number[] {
  return [...jpegSegment(marker, Buffer.from(text, 'latin1'))]
}
