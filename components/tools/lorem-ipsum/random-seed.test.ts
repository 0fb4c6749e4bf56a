import { randomSeed } from './random-seed'

test.each([
  [0, '00000000'],
  [0xabc, '00000abc'],
  [0xffffffff, 'ffffffff'],
])('%d is the seed %s', (value, seed) => {
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => {
    expect(numbers).toHaveLength(1)
    ;(numbers as Uint32Array)[0] = value
    return numbers
  })
  expect(randomSeed()).toBe(seed)
})
