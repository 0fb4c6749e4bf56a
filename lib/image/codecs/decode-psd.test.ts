import { readFileSync } from 'node:fs'
import { concatBytes, latin1, uint32BigEndian } from '@/lib/core/byte-writer'
import { blackOnly, shorts } from '@/scripts/measure/build-ink-profile'
import { psdLayers } from '@/lib/image/formats/psd'
import { decodePsd } from './decode-psd'

interface Document {
  readonly mode: number
  readonly channels: number
  readonly picture: readonly number[]
  readonly width?: number
  readonly depth?: number
  readonly compression?: number
  readonly table?: readonly number[]
  readonly resources?: Uint8Array
  readonly version?: number
  readonly layers?: Uint8Array
}

/** A document as Adobe's specification of the format lays it out, one row high. */
function psd({ mode, channels, picture, width = 2, depth = 8, compression = 0, version = 1, ...parts }: Document) {
  const { table = [], resources = new Uint8Array(), layers = new Uint8Array() } = parts
  const sized = (content: { readonly length: number }) => uint32BigEndian(content.length)
  return concatBytes([
    ...[latin1('8BPS'), shorts(version, 0, 0, 0, channels), uint32BigEndian(1), uint32BigEndian(width)],
    ...[shorts(depth, mode), sized(table), Uint8Array.from(table), sized(resources), resources],
    ...[new Uint8Array(version === 2 ? 4 : 0), sized(layers), layers, shorts(compression), Uint8Array.from(picture)],
  ])
}

function resource(id: number, content: readonly number[]): Uint8Array {
  return concatBytes([latin1('8BIM'), shorts(id, 0), uint32BigEndian(content.length), Uint8Array.from(content)])
}

const pixels = (document: Document) => [...decodePsd(psd(document)).data]
const GRAYS = [10, 10, 10, 255, 200, 200, 200, 255]
const RGB = [1, 3, 5, 255, 2, 4, 6, 255]

test.each<[string, Document, number[]]>([
  ['gray', { mode: 1, channels: 1, picture: [10, 200] }, GRAYS],
  ['duotone', { mode: 8, channels: 1, picture: [10, 200] }, GRAYS],
  ['RGB', { mode: 3, channels: 3, picture: [1, 2, 3, 4, 5, 6] }, RGB],
  ['RGB of 16 bits', { mode: 3, channels: 3, depth: 16, picture: [1, 9, 2, 9, 3, 9, 4, 9, 5, 9, 6, 9] }, RGB],
  ['RGB with a channel for print', { mode: 3, channels: 4, picture: [1, 2, 3, 4, 5, 6, 7, 8] }, RGB],
  // 255 is no ink.
  [
    'CMYK',
    { mode: 4, channels: 4, picture: [255, 0, 255, 255, 255, 255, 255, 255] },
    [255, 255, 255, 255, 0, 255, 255, 255],
  ],
  ['one bit', { mode: 0, channels: 1, depth: 1, picture: [0b0100_0000] }, [255, 255, 255, 255, 0, 0, 0, 255]],
  ['a large document', { mode: 1, channels: 1, version: 2, picture: [10, 200] }, GRAYS],
  // Each row's length, then a run of two.
  ['packed', { mode: 1, channels: 1, compression: 1, picture: [0, 2, 255, 10] }, [10, 10, 10, 255, 10, 10, 10, 255]],
  ['packed with copies', { mode: 1, channels: 1, compression: 1, picture: [0, 4, 128, 1, 10, 200] }, GRAYS],
])('reads %s', (_, document, expected) => {
  expect(pixels(document)).toEqual(expected)
})

test('an indexed picture has the colors of its table', () => {
  const table = Array.from({ length: 768 }, (_, at) => (at % 256) / (1 + Math.floor(at / 256)))
  expect(pixels({ mode: 2, channels: 1, table, picture: [60, 120] })).toEqual([60, 30, 20, 255, 120, 60, 40, 255])
})

test('what another program wrote is read, transparency without the white mixed in', () => {
  const { width, height, data } = decodePsd(new Uint8Array(readFileSync('e2e/fixtures/images/layers-half.psd')))
  expect([width, height]).toEqual([60, 40])
  expect([data[3], data[59 * 4 + 3]]).toEqual([128, 255])
})

test.each<[string, Document, string]>([
  ['Lab', { mode: 9, channels: 3, picture: [] }, 'imageFormatUnread'],
  ['32 bits', { mode: 3, channels: 3, depth: 32, picture: [] }, 'imageFormatUnread'],
  ['a bitmap of 8 bits', { mode: 0, channels: 1, depth: 8, picture: [] }, 'imageFormatUnread'],
  ['ZIP', { mode: 1, channels: 1, compression: 2, picture: [1, 2] }, 'imageFormatUnread'],
  [
    'a file without a merged picture',
    { mode: 1, channels: 1, resources: resource(1057, [0, 0, 0, 1, 0, 0]), picture: [255, 255] },
    'imageFormatUnread',
  ],
  ['a file that is cut off', { mode: 1, channels: 1, picture: [1] }, 'imageTruncated'],
  ['a file with too few channels', { mode: 3, channels: 2, picture: [1, 2, 3, 4] }, 'imageDamaged'],
])('says of %s what it is', (_, document, code) => {
  expect(() => decodePsd(psd(document))).toThrow(expect.objectContaining({ code }))
})

test('a file with its merged picture says so', () => {
  const resources = resource(1057, [0, 0, 0, 1, 1, 0])
  expect(pixels({ mode: 1, channels: 1, resources, picture: [10, 200] })).toEqual(GRAYS)
})

test('inks are converted by their profile, and without one that is cut off', () => {
  const document = { mode: 4, channels: 4, picture: [255, 0, 255, 255, 255, 255, 255, 255] }
  const converted = (profile: Uint8Array) => pixels({ ...document, resources: resource(1039, [...profile]) })
  expect(converted(blackOnly()).slice(4)).toEqual([255, 255, 255, 255])
  expect(converted(blackOnly().subarray(0, -2))).toEqual(pixels(document))
})

test.each([
  ['PSD', 1, 0, concatBytes([latin1('8BIMLr16'), uint32BigEndian(4), shorts(-2, 0)])],
  ['PSB', 2, 4, concatBytes([latin1('8B64Lr16'), uint32BigEndian(0), uint32BigEndian(4), shorts(-2, 0)])],
])('the layers of a %s of 16 bits are found behind the place for those of 8', (_, version, wide, block) => {
  // No layers, no global mask, another block.
  const layers = concatBytes([new Uint8Array(8 + wide), latin1('8BIMPatt'), new Uint8Array(4 + wide), block])
  const document = { mode: 1, channels: 2, width: 1, depth: 16, version, picture: [100, 0, 128, 0] }
  expect(pixels({ ...document, layers })[3]).toBe(128)
  expect(psdLayers(psd({ ...document, layers }))).toBe(2)
  expect(pixels(document)[3]).toBe(255)
})
