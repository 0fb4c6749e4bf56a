import { patternName } from './name-pattern'

const file = { name: 'IMG 0012.final.HEIC', n: 3, width: 1920, height: 1080, date: '2024-05-06', extension: 'jpeg' }

it.each([
  ['{name}-{n}-{width}', 'IMG 0012.final-3-1920.jpeg'],
  ['trip {n}', 'trip 3.jpeg'],
  ['{date} {name}', '2024-05-06 IMG 0012.final.jpeg'],
  ['{width}x{height} {other}', '1920x1080 {other}.jpeg'],
  ['a/b:{n}', 'a_b_3.jpeg'],
])('%s', (pattern, name) => {
  expect(patternName(pattern, file)).toBe(name)
})

it('leaves the usual name where there is no pattern', () => {
  expect(patternName(' ', file)).toBeNull()
})

it('takes a name for what it is, even one with signs of replacement', () => {
  expect(patternName('{name}', { ...file, name: '$& {n}.png' })).toBe('$& {n}.jpeg')
})
