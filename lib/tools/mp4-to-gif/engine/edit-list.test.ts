import { readFileSync } from 'node:fs'
import { concatBytes, latin1, uint32BigEndian } from '@/lib/core/byte-writer'
import { editsOf } from './edit-list'
import { movieBox } from './movie-box'

const u32 = (...values: number[]) => concatBytes(values.map(uint32BigEndian))
const box = (type: string, ...parts: Uint8Array[]) => {
  const content = concatBytes(parts)
  return concatBytes([uint32BigEndian(content.length + 8), latin1(type), content])
}

/** A `moov` of one track, number 7: 600 units a second for the movie, 30,000 for the track. */
const moov = (list: Uint8Array, track = 7) =>
  box(
    'moov',
    box('mvhd', u32(0, 0, 0, 600, 0)),
    box('trak', box('tkhd', u32(0, 0, 0, 1)), box('mdia', box('mdhd', u32(0, 0, 0, 1, 0)))),
    box(
      'trak',
      box('tkhd', u32(0, 0, 0, track)),
      box('edts', box('elst', list)),
      box('mdia', box('mdhd', u32(0, 0, 0, 30_000, 0))),
    ),
  )

test('entries of a list, in seconds', () => {
  const list = u32(0, 3, 600, 0xffffffff, 0x10000, 900, 15_000, 0x10000, 300, 60_000, 0x8000)
  expect(editsOf(moov(list), 7)).toEqual([
    { duration: 1, from: -1, rate: 1 },
    { duration: 1.5, from: 0.5, rate: 1 },
    { duration: 0.5, from: 2, rate: 0.5 },
  ])
})

test('a list of 64 bits', () => {
  expect(editsOf(moov(u32(0x01000000, 1, 0, 1200, 0, 30_000, 0x10000)), 7)).toEqual([{ duration: 2, from: 1, rate: 1 }])
})

test('a list that is cut off, another track and no movie give nothing more than there is', () => {
  expect(editsOf(moov(u32(0, 1000, 600, 0, 0x10000)), 7)).toHaveLength(1)
  expect(editsOf(moov(u32(0, 1, 600, 0, 0x10000)), 8)).toEqual([])
  expect(editsOf(latin1('no movie at all'), 7)).toEqual([])
})

test('the list of a real file: 1.5 seconds from the cut on', async () => {
  const movie = await movieBox(new Blob([readFileSync('e2e/fixtures/video/edit-list.mp4')]))
  const [edit, ...more] = editsOf(new Uint8Array(await movie!.arrayBuffer()), 1)
  expect(more).toEqual([])
  // Half a second, and the time by which the order of decoding delays the first picture.
  expect(edit).toEqual({ duration: 1.5, from: 0.5 + 2 / 30, rate: 1 })
})
