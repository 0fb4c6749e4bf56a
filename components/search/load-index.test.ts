import { loadSearchIndex } from './load-index'

test('the index of a language is fetched once, again after a failure, and never from a stale cache', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch')
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }))
  await expect(loadSearchIndex('ko')).rejects.toThrow('search index: 503')
  fetched.mockImplementation(async (url) => new Response(JSON.stringify({ from: url })))
  const index = await loadSearchIndex('ko')
  expect(index).toEqual({ from: '/search-index/ko.json' })
  expect(await loadSearchIndex('ko')).toBe(index)
  expect(await loadSearchIndex('ja')).toEqual({ from: '/search-index/ja.json' })
  expect(fetched).toHaveBeenCalledTimes(3)
  expect(fetched.mock.lastCall?.[1]).toEqual({ cache: 'no-cache' })
})
