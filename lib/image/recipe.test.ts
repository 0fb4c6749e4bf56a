import { leastSizeProblem, lossOf } from './recipe'

test('nothing is lost unless it is asked for', () => {
  expect(lossOf({ stripMetadata: false, removal: 'place' })).toBe('nothing')
  expect(lossOf({ stripMetadata: true, removal: 'place' })).toBe('place')
})

test.each([
  [20, 50, 'jpeg', { code: 'tooLarge', params: { max: 20 } }],
  [50, 20, 'jpeg', undefined],
  [20, 20, 'webp', undefined],
  [20, 50, 'png', undefined],
  [null, 50, 'jpeg', undefined],
  [20, null, 'jpeg', undefined],
] as const)('at most %s and at least %s KB of %s: %j', (targetSize, leastSize, format, problem) => {
  expect(leastSizeProblem({ targetSize, leastSize, format })).toEqual(problem)
})
