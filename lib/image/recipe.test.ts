import { lossOf } from './recipe'

test('nothing is lost unless it is asked for', () => {
  expect(lossOf({ stripMetadata: false, removal: 'place' })).toBe('nothing')
  expect(lossOf({ stripMetadata: true, removal: 'place' })).toBe('place')
})
