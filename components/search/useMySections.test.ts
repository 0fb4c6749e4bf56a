import type { SearchIndex } from '@/lib/search/index-file'
import { useMySections } from './useMySections'

const mockLists: Record<string, string[]> = {}
jest.mock('@/components/ui/layout/useToolList', () => ({ useToolList: (name: string) => mockLists[name] }))

const INDEX = {
  words: { favorites: 'Favorites', recent: 'Recent' },
  tools: [{ slug: 'a-a' }, { slug: 'b-b' }, { slug: 'c-c' }],
} as unknown as SearchIndex

test.each([
  [
    ['b-b', 'a-a'],
    ['a-a', 'c-c'],
    ['Favorites b-b a-a', 'Recent c-c'],
  ],
  [[], ['c-c', 'gone-tool'], ['Recent c-c']],
  [['a-a'], ['a-a'], ['Favorites a-a']],
  [['gone-tool'], [], []],
])('favorites %j and recent %j are listed as %j', (favorites, recent, expected) => {
  Object.assign(mockLists, { favorites, recent })
  const sections = useMySections(INDEX)
  expect(sections.map(({ label, tools }) => [label, ...tools.map(({ slug }) => slug)].join(' '))).toEqual(expected)
})
