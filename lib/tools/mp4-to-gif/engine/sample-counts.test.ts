import { readFileSync } from 'node:fs'
import { concatBytes, latin1, uint32BigEndian } from '@/lib/core/byte-writer'
import { movieBox } from './movie-box'
import { hasSomeSamples, mostSamples } from './sample-counts'

const u32 = (...values: number[]) => concatBytes(values.map(uint32BigEndian))
const box = (type: string, ...parts: Uint8Array[]) => {
  const content = concatBytes(parts)
  return concatBytes([u32(content.length + 8), latin1(type), content])
}
const moov = (...tables: Uint8Array[]) => box('moov', box('mvhd'), ...tables)
/** A box that says that it is longer than the file. */
const overlong = (type: string, ...values: number[]) => concatBytes([u32(99_999), latin1(type), u32(...values)])

test.each([
  ['one of times', [box('stts', u32(0, 2, 100, 512, 20, 256))], 120],
  ['the larger of two', [box('stts', u32(0, 1, 5, 512)), box('ctts', u32(0, 2, 5, 0, 0xffffff00, 0))], 0xffffff05],
  ['one that is cut off', [box('stts', u32(0, 3, 7, 512, 9))], 7],
  ['one whose length is damaged', [overlong('ctts', 0, 1, 0x40000000, 0)], 0x40000000],
  ['none', [], 0],
])('the samples of tables: %s', (_, tables, most) => expect(mostSamples(moov(...tables))).toBe(most))

test('a clip of two seconds has 120', async () => {
  const movie = await movieBox(new Blob([readFileSync('e2e/fixtures/video/sixty.mp4')]))
  expect(mostSamples(new Uint8Array(await movie!.arrayBuffer()))).toBe(120)
})

test.each([
  ['with samples of the first fragment', [box('stts', u32(0, 1, 5, 512)), box('mvex')], true],
  ['whose fragments hold all samples', [box('stts', u32(0, 0)), box('mvex')], false],
  ['without fragments', [box('stts', u32(0, 1, 5, 512))], false],
])('an index %s', (_, boxes, wanted) => expect(hasSomeSamples(moov(...boxes))).toBe(wanted))
