import { CATALOG, needsIn } from '@/lib/tools/catalog'
import { searchIndex } from './index-file'

test('the index of a language has its words, its categories and every tool with its needs', async () => {
  const { words, categories, tools } = await searchIndex('en')
  expect(Object.keys(words).length).toBeGreaterThan(0)
  expect(Object.keys(categories)).toEqual([...new Set(CATALOG.map(({ category }) => category))])
  expect(tools.map(({ slug }) => slug)).toEqual(CATALOG.map(({ slug }) => slug))
  expect(tools.flatMap(({ needs = [] }) => needs.map(({ slug }) => slug)).sort()).toEqual(
    needsIn('en')
      .map(({ slug }) => slug)
      .sort(),
  )
  const loan = tools.find(({ slug }) => slug === 'loan-calculator')
  expect(loan?.name).toBe('Loan calculator')
  expect([loan?.near, loan?.far].every((names) => names && names.length > 0)).toBe(true)
})
