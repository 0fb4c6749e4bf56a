import { defaultsOf, parseFields } from '@/lib/core/fields'
import { loremIpsumFields, countProblem } from './fields'

describe('the count', () => {
  const problemOf = (count: number, type: string) =>
    countProblem(parseFields(loremIpsumFields, { ...defaultsOf(loremIpsumFields), count: String(count), type }).values)

  it.each([
    ['paragraphs', 100],
    ['sentences', 100],
    ['words', 100],
    ['characters', 10_000],
  ])('of %s is from 1 to %d', (type, most) => {
    const problem = { code: 'outOfRange', params: { min: 1, max: most } }
    expect([0, 1, most, most + 1].map((count) => problemOf(count, type))).toEqual([
      problem,
      undefined,
      undefined,
      problem,
    ])
  })
})
