import { latin1 } from '@/lib/core/byte-writer'
import { crc32, isStatedSrgb, pngChunk, pngChunks } from './chunks'

test('the check value of CRC-32 (Williams, “A Painless Guide to CRC Error Detection Algorithms”)', () => {
  expect(crc32(latin1('123456789'))).toBe(0xcbf43926)
})

test('an empty IEND chunk is the one of the PNG specification', () => {
  const end = Uint8Array.of(0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82)
  expect(pngChunk('IEND', new Uint8Array())).toEqual(end)
})

test('chunks are listed up to the end mark; a file without one is cut off', () => {
  const file = [...new Uint8Array(8), ...pngChunk('tEXt', latin1('a\0b')), ...pngChunk('IEND', new Uint8Array()), 1, 2]
  expect(pngChunks(Uint8Array.from(file))).toEqual([
    { type: 'tEXt', start: 8, content: 16, end: 23 },
    { type: 'IEND', start: 23, content: 31, end: 35 },
  ])
  expect(() => pngChunks(Uint8Array.from(file.slice(0, 30)))).toThrow('imageTruncated')
})

test('what follows the end mark is not read as chunks; a file of nothing but empty ones is damaged', () => {
  const end = [...new Uint8Array(8), ...pngChunk('IEND', new Uint8Array())]
  const zeros = new Uint8Array(1_500_000)
  expect(pngChunks(Uint8Array.from([...end, ...zeros]))).toHaveLength(1)
  expect(() => pngChunks(zeros)).toThrow('imageDamaged')
})

test.each([
  [['gAMA', 'cHRM', 'sRGB', 'IDAT'], true],
  [['gAMA', 'cHRM', 'IDAT'], false],
  [['sRGB', 'iCCP', 'IDAT'], false],
  [['IDAT', 'sRGB'], false],
])('%j states sRGB: %s', (types, expected) => {
  const file = [...new Uint8Array(8), ...types.flatMap((type) => [...pngChunk(type, new Uint8Array(1))])]
  expect(isStatedSrgb(Uint8Array.from(file))).toBe(expected)
})
