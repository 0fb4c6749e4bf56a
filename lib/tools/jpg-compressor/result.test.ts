import { compressedName, notesOf, targetBytes } from './result'

describe('targetBytes', () => {
  it('is null without a target size', () => {
    expect(targetBytes(null, { kind: 'png', bytes: 5000 })).toBeNull()
  })

  it('is the target size in whole bytes', () => {
    expect(targetBytes(200, { kind: 'jpeg', bytes: 1_000_000 })).toBe(204_800)
    expect(targetBytes(1.5, { kind: 'png', bytes: 10 })).toBe(1536)
  })

  it('is never more than a JPEG has already', () => {
    expect(targetBytes(200, { kind: 'jpeg', bytes: 73_281 })).toBe(73_281)
  })
})

describe('notesOf', () => {
  const plain = {
    originalBytes: 1000,
    resultBytes: 500,
    askedBytes: null,
    outcome: undefined,
    animated: false,
    metadataAsAsked: true,
    kind: 'jpeg',
  } as const

  it('says nothing about a plain success', () => {
    expect(notesOf(plain)).toEqual([])
    expect(notesOf({ ...plain, resultBytes: 1000 })).toEqual([])
    expect(notesOf({ ...plain, askedBytes: 500, outcome: 'near' })).toEqual([])
  })

  it.each([
    [{ resultBytes: 1001 }, ['larger']],
    [{ askedBytes: 400, outcome: 'over' as const }, ['targetOver']],
    [{ askedBytes: 700, outcome: 'under' as const }, ['targetUnder']],
    [{ askedBytes: 2000, outcome: 'near' as const }, ['targetAboveOriginal']],
    [{ askedBytes: 2000, outcome: 'under' as const }, ['targetAboveOriginal']],
    [{ askedBytes: 1000, outcome: 'under' as const }, ['targetUnder']],
    [{ askedBytes: 1001, outcome: 'under' as const }, ['targetAboveOriginal']],
    [{ askedBytes: 2000, resultBytes: 1990, outcome: 'near' as const, kind: 'png' }, ['larger']],
    [{ animated: true, metadataAsAsked: false, kind: 'gif' }, ['metadataLost', 'firstFrame']],
  ])('of %j are %j', (changes, notes) => {
    expect(notesOf({ ...plain, ...changes })).toEqual(notes)
  })
})

describe('compressedName', () => {
  it.each([
    ['photo.JPG', 'compressed_photo.jpg'],
    ['my.holiday.heic', 'compressed_my.holiday.jpg'],
    ['남산 야경.png', 'compressed_남산 야경.jpg'],
    ['noextension', 'compressed_noextension.jpg'],
  ])('%s becomes %s', (name, compressed) => {
    expect(compressedName(name, 'jpg')).toBe(compressed)
  })

  it('keeps a name of 300 characters within what systems save', () => {
    const name = compressedName(`${'가'.repeat(300)}.jpg`, 'jpg')
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
    expect(name).toMatch(/^compressed_가+\.jpg$/)
  })
})
