import { seededRandom, seedFromText } from './random'

// The first numbers of mulberry32 for two seeds, as its author's C code gives them (uint32 / 2^32).
test.each([
  [0, [0.26642920868471265, 0.0003297457005828619, 0.2232720274478197]],
  [1, [0.6270739405881613, 0.002735721180215478, 0.5274470399599522]],
])('the numbers of seed %i', (seed, numbers) => {
  const random = seededRandom(seed)
  expect(numbers.map(() => random())).toEqual(numbers)
})

// Test vectors of FNV-1a, 32 bits (draft-eastlake-fnv, appendix C).
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of %j', (text, hash) => {
  expect(seedFromText(text)).toBe(hash)
})
