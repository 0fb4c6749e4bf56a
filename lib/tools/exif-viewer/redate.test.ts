import { readFileSync } from 'node:fs'
import { isToolError } from '@/lib/core/errors'
import { pngChunk, pngChunks } from '@/lib/image/formats/png/chunks'
import { readTags } from './engine/metadata'
import { redate } from './redate'

const bytesOf = (name: string) => new Uint8Array(readFileSync(`e2e/fixtures/${name}`))

const DATE_TAGS = /^(DateTime|DateTimeOriginal|DateTimeDigitized|CreateDate|ModifyDate|DateCreated)$/

async function datesOf(bytes: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const tags = await readTags(bytes)
  return tags.filter(({ group, name }) => group !== 'icc' && DATE_TAGS.test(name)).map(({ text }) => text)
}

describe.each(['heic', 'avif', 'tif', 'png', 'webp'])('the dates of a %s', (extension) => {
  const original = bytesOf(`metadata/exif.${extension}`)

  it('move by hours, over the end of a day and of a year', async () => {
    const later = redate(original, { hours: 21.5 })
    expect((await datesOf(later)).every((text) => /^2025[:-]01[:-]03[ T]00:34:05/.test(text))).toBe(true)
    expect(await datesOf(later)).toHaveLength((await datesOf(original)).length)
    expect((await datesOf(redate(original, { hours: -48 }))).every((text) => text.startsWith('2024'))).toBe(true)
  })

  it('take another day and keep the time', async () => {
    const set = await datesOf(redate(original, { day: '1999-12-31' }))
    expect(set.length).toBeGreaterThan(0)
    expect(set.every((text) => /^1999[:-]12[:-]31[ T]03:04:05/.test(text))).toBe(true)
  })

  it('are all that differs, and go back byte for byte', () => {
    const later = redate(original, { hours: 5 })
    expect(later.length).toBe(original.length)
    expect(redate(later, { hours: -5 })).toEqual(original)
  })
})

test('a JPEG says the same in EXIF, XMP and IPTC', () => {
  const later = redate(bytesOf('images/metadata-big-endian.jpg'), { hours: 10 })
  expect(Buffer.from(later).includes('2024:05:18 00:03:22')).toBe(true)
  expect(Buffer.from(later).includes('2024:05:17')).toBe(false)
})

test('a PNG keeps check sums that are right', () => {
  const later = redate(bytesOf('metadata/exif.png'), { hours: 1 })
  for (const { type, start, content, end } of pngChunks(later)) {
    expect(later.subarray(start, end)).toEqual(pngChunk(type, later.subarray(content, end - 4)))
  }
})

test.each(['images/rocket.jpg', 'images/photo.png', 'images/animated.gif'])('%s says no date', (name) => {
  try {
    redate(bytesOf(name), { hours: 1 })
    throw new Error('nothing refused')
  } catch (error) {
    expect(isToolError(error) && error.code).toBe('noDates')
  }
})
