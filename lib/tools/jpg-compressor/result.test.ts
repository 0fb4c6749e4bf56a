import { compressedName, encoderAim, notesOf } from './result'

describe('encoderAim', () => {
  it('is the quality without a target', () => {
    expect(encoderAim({ quality: 80, targetSize: null }, { kind: 'png', bytes: 5000 })).toEqual({ quality: 80 })
  })

  it('is the target in bytes, whatever the quality', () => {
    expect(encoderAim({ quality: 80, targetSize: 200 }, { kind: 'jpeg', bytes: 1_000_000 })).toEqual({
      targetBytes: 204_800,
    })
    expect(encoderAim({ quality: 80, targetSize: 1.5 }, { kind: 'png', bytes: 10 })).toEqual({ targetBytes: 1536 })
  })

  it('never asks for a JPEG larger than the original', () => {
    expect(encoderAim({ quality: 80, targetSize: 200 }, { kind: 'jpeg', bytes: 73_281 })).toEqual({
      targetBytes: 73_281,
    })
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
    expect(compressedName(name)).toBe(compressed)
  })

  it('keeps a name of 300 characters within what systems save', () => {
    const name = compressedName(`${'가'.repeat(300)}.jpg`)
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
    expect(name).toMatch(/^compressed_가+\.jpg$/)
  })
})
