import { latin1 } from '@/lib/core/byte-writer'
import { webpChunk, webpChunks, webpFile } from './chunks'

test('a file of one odd chunk, byte for byte (RIFF: sizes little-endian, odd contents padded)', () => {
  const file = webpFile([webpChunk('EXIF', latin1('abc'))])
  expect(Buffer.from(file).toString('latin1')).toBe('RIFF\x10\0\0\0WEBPEXIF\x03\0\0\0abc\0')
  expect(webpChunks(file)).toEqual([{ type: 'EXIF', start: 12, content: 20, end: 23 }])
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
