import { latin1 } from '@/lib/core/byte-writer'
import { isAnimatedPng, isTruncatedPng, pngChunk, pngChunks, pngEnd, pngSize, walkChunks } from './chunks'

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

const png = (...chunks: readonly (readonly [type: string, content: readonly number[]])[]) =>
  Uint8Array.from([
    ...new Uint8Array(8),
    ...chunks.flatMap(([type, content]) => [...pngChunk(type, Uint8Array.from(content))]),
  ])
const SIDES = [0, 0, 1, 2, 0, 0, 3, 4]

test.each([
  ['its header', png(['IHDR', SIDES]), { width: 258, height: 772 }],
  ['its header behind Apple’s chunk', png(['CgBI', [1, 2, 3, 4]], ['IHDR', SIDES]), { width: 258, height: 772 }],
  ['no header at first', png(['tEXt', [1]], ['IHDR', SIDES]), null],
  ['no chunk', png(), null],
])('the size by %s', (_, file, size) => {
  expect(pngSize(file)).toEqual(size)
})

// PNG specification, third edition, 11.3.6: the number of frames stands first.
test.each([
  ['two frames', png(['acTL', [0, 0, 0, 2, 0, 0, 0, 0]], ['IDAT', [0]]), true],
  ['256 frames', png(['acTL', [0, 0, 1, 0, 0, 0, 0, 0]], ['IDAT', [0]]), true],
  ['one frame', png(['acTL', [0, 0, 0, 1, 0, 0, 0, 0]], ['IDAT', [0]]), false],
  ['a control chunk behind the picture', png(['IDAT', [0]], ['acTL', [0, 0, 0, 2, 0, 0, 0, 0]]), false],
  ['no control chunk', png(['IHDR', SIDES]), false],
])('%s', (_, file, isAnimated) => {
  expect(isAnimatedPng(file)).toBe(isAnimated)
})

test('a chunk begins where length and type are there, whatever else is missing', () => {
  const types = (bytes: number) => {
    const file = png(['IHDR', SIDES], ['IDAT', [1]]).subarray(0, 28 + bytes)
    return [...walkChunks(file)].map(({ type }) => type)
  }
  expect([0, 7, 8].map(types)).toEqual([['IHDR'], ['IHDR'], ['IHDR', 'IDAT']])
})

test('a PNG ends past IEND, or with the file', () => {
  const file = png(['IHDR', SIDES], ['IEND', []])
  expect(pngEnd(file)).toBe(40)
  expect(pngEnd(Uint8Array.from([...file, 1, 2]))).toBe(40)
  expect(pngEnd(file.subarray(0, 38))).toBe(38)
  expect(pngEnd(file.subarray(0, 28))).toBe(28)
  expect(pngEnd(new Uint8Array(1_500_000))).toBeNull()
  expect([40, 35].map((length) => isTruncatedPng(file.subarray(0, length)))).toEqual([false, true])
})
