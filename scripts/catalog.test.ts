import { NEEDS } from '@/lib/tools/catalog'
import { toolOfNeed } from './catalog.mjs'

test('the tool of a need is found, however its row is written', () => {
  expect(NEEDS.map(({ slug }) => [slug, toolOfNeed(slug)])).toEqual(NEEDS.map(({ slug, tool }) => [slug, tool]))
})

test('no tool has a need that is not there', () => {
  expect(toolOfNeed('photo-under-1kb')).toBeUndefined()
})
