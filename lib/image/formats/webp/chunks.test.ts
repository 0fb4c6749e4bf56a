import { latin1 } from '@/lib/core/byte-writer'
import { orientationBlock } from '@/lib/image/formats/exif/orientation'
import { isAnimatedWebp, isTruncatedWebp, webpChunk, webpChunks, webpEnd, webpExif, webpFile, webpSize } from './chunks'

test('a file of one odd chunk, byte for byte (RIFF: sizes little-endian, odd contents padded)', () => {
  const file = webpFile([webpChunk('EXIF', latin1('abc'))])
  expect(Buffer.from(file).toString('latin1')).toBe('RIFF\x10\0\0\0WEBPEXIF\x03\0\0\0abc\0')
  expect(webpChunks(file)).toEqual([{ type: 'EXIF', start: 12, content: 20, end: 23 }])
})

test.each([1, 2, 3])('a last chunk of %i that is larger than what is left is cut off', (count) => {
  const file = webpFile(Array.from({ length: count }, () => webpChunk('EXIF', latin1('ab'))))
  expect(webpChunks(file)).toHaveLength(count)
  // RIFF's own size stays; that of the last chunk stands before its two bytes.
  file[file.length - 6] = 4
  expect(() => webpChunks(file)).toThrow('imageTruncated')
})

test('a missing last padding byte is forgiven, a missing byte of content is not', () => {
  const file = webpFile([webpChunk('EXIF', latin1('abc'))])
  expect(webpChunks(file.subarray(0, -1))).toHaveLength(1)
  expect(() => webpChunks(file.subarray(0, -2))).toThrow('imageTruncated')
})

test('what lies past the RIFF size belongs to no chunk', () => {
  const file = webpFile([webpChunk('VP8 ', latin1('ab'))])
  expect(webpChunks(Uint8Array.from([...file, ...webpChunk('XMP ', latin1('secret'))]))).toHaveLength(1)
})

test('zeros past the RIFF size are not read as chunks; a file of nothing but empty ones is damaged', () => {
  const zeros = new Uint8Array(1_000_000)
  const file = webpFile([webpChunk('VP8 ', latin1('ab'))])
  expect(webpChunks(Uint8Array.from([...file, ...zeros]))).toHaveLength(1)
  expect(() => webpChunks(webpFile([zeros]))).toThrow('imageDamaged')
})

// WebP container specification, RFC 6386 (9.1) and the lossless bitstream specification (3): sides less one of 24 and of
// 14 bits, sides of 14 bits beside two bits of scaling.
test.each([
  ['VP8X', [0, 0, 0, 0, 0x0f, 0x27, 0, 0xff, 0xff, 0x01], { width: 10_000, height: 131_072 }],
  ['VP8L', [0x2f, 0x8f, 0xc1, 0x4a, 0x10], { width: 400, height: 300 }],
  ['VP8L', [0x2f, 0xff, 0xff, 0xff, 0xff], { width: 16_384, height: 16_384 }],
  ['VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x90, 0x41, 0x2c, 0xc1], { width: 400, height: 300 }],
  ['VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0xff, 0x3f, 0xff, 0x3f], { width: 16_383, height: 16_383 }],
  ['ALPH', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], null],
])('the size in %s %j', (type, content, size) => {
  expect(webpSize(webpFile([webpChunk(type, Uint8Array.from(content))]))).toEqual(size)
})

const extended = (flags: number) => webpChunk('VP8X', Uint8Array.of(flags, 0, 0, 0, 0, 0, 0, 0, 0, 0))

const moving = webpChunk('ANMF', new Uint8Array(16))

test.each([
  ['two frames', webpFile([extended(0x02), moving, moving]), true],
  ['one frame', webpFile([extended(0x02), moving]), false],
  ['every other flag', webpFile([extended(0xfd), moving, moving]), false],
  ['the same byte in a simple file', webpFile([webpChunk('VP8 ', Uint8Array.of(2, 0)), moving, moving]), false],
])('%s: animated is %s', (_, file, isAnimated) => {
  expect(isAnimatedWebp(file)).toBe(isAnimated)
})

test.each([
  ['as it should be', webpFile([extended(8), webpChunk('EXIF', orientationBlock(6))]), 6],
  [
    'behind the name that JPEG gives it',
    webpFile([extended(8), webpChunk('EXIF', Uint8Array.from([...latin1('Exif\0\0'), ...orientationBlock(8)]))]),
    8,
  ],
  [
    'in a simple file, where it counts for nothing',
    webpFile([webpChunk('VP8 ', latin1('ab')), webpChunk('EXIF', orientationBlock(6))]),
    1,
  ],
  ['nowhere', webpFile([extended(8)]), 1],
])('EXIF %s', (_, file, orientation) => {
  expect(webpExif(file, webpChunks(file))).toEqual(orientation === 1 ? null : orientationBlock(orientation))
})

test('a WebP ends by its RIFF size', () => {
  const file = webpFile([webpChunk('VP8 ', latin1('ab'))])
  expect(webpEnd(file)).toBe(22)
  expect(webpEnd(Uint8Array.from([...file, 1, 2, 3]))).toBe(22)
  expect(webpEnd(file.subarray(0, 20))).toBe(20)
  expect(webpEnd(webpFile([new Uint8Array(1_000_000)]))).toBeNull()
  expect([22, 21, 20].map((length) => isTruncatedWebp(file.subarray(0, length)))).toEqual([false, false, true])
})
