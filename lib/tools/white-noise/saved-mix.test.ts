import { isSavedMix, withMix } from './saved-mix'

test.each([
  [{ name: 'Rain', settings: 'type=rain&mix-brown=40' }, true],
  [{ name: '', settings: 'type=rain' }, false],
  [{ name: 'x'.repeat(41), settings: 'type=rain' }, false],
  [{ name: 'Rain', settings: 'type=storm' }, false],
  [{ name: 'Rain', settings: '' }, false],
  [{ name: 5, settings: 'type=rain' }, false],
  ['Rain', false],
  [null, false],
])('%j is a mix: %s', (value, expected) => {
  expect(isSavedMix(value)).toBe(expected)
})

test('a mix replaces the one of its name', () => {
  const [rain, sea] = [
    { name: 'a', settings: 'type=rain' },
    { name: 'b', settings: 'type=ocean' },
  ]
  expect(withMix([rain, sea], { name: 'a', settings: 'type=fan' })).toEqual([sea, { name: 'a', settings: 'type=fan' }])
})
