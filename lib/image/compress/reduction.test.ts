import { notesOf, targetBytes } from './reduction'

describe('targetBytes', () => {
  const of = (kind: string, bytes: number, target: number | null, least: number | null = null) =>
    targetBytes({ target, least }, { kind, bytes })

  it('is the target, whatever a PNG has', () => {
    expect(of('png', 5000, null)).toBeNull()
    expect(of('png', 10, 1536)).toBe(1536)
  })

  it('is never more than a JPEG has already, unless at least more is wanted', () => {
    expect(of('jpeg', 1_000_000, 204_800)).toBe(204_800)
    expect(of('jpeg', 73_281, 204_800)).toBe(73_281)
    expect(of('jpeg', 73_281, 204_800, 73_281)).toBe(73_281)
    expect(of('jpeg', 73_281, 204_800, 73_282)).toBe(204_800)
  })
})

describe('notesOf', () => {
  const plain = {
    originalBytes: 1000,
    resultBytes: 500,
    outcome: undefined,
    isKept: false,
    leastBytes: 0,
    metadataAsAsked: true,
  } as const

  it('says nothing about a plain success', () => {
    expect(notesOf(plain)).toEqual([])
    expect(notesOf({ ...plain, resultBytes: 1000 })).toEqual([])
    expect(notesOf({ ...plain, outcome: 'near' })).toEqual([])
  })

  it.each([
    [{ resultBytes: 1001 }, ['larger']],
    [{ outcome: 'over' as const }, ['targetOver']],
    [{ outcome: 'under' as const }, ['targetUnder']],
    [{ outcome: 'under' as const, leastBytes: 501 }, ['belowLeast']],
    [{ outcome: 'over' as const, leastBytes: 501 }, ['targetOver', 'belowLeast']],
    [{ isKept: true }, ['kept']],
    [{ resultBytes: 1990, outcome: 'near' as const }, ['larger']],
    [{ metadataAsAsked: false }, ['metadataLost']],
  ])('of %j are %j', (changes, notes) => {
    expect(notesOf({ ...plain, ...changes })).toEqual(notes)
  })
})
