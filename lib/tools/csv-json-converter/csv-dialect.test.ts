import { dialectOf } from './csv-dialect'

test.each([
  ['1,5;2,5\n3,5;4,5\n', ';'],
  ['1,5\t2,5\n3,5\t4,5\n', '\t'],
  // The beginning of a file may end within a number.
  ['1,5;2,5\n3,5;4,', ';'],
  ['1,5;2,5\n3,5;4', ';'],
  ['a,1\nb,2\n', ','],
  ['1, 5\n2, 5\n', ','],
])('decimal commas part no cells: %j', (sample, delimiter) => {
  expect(dialectOf(sample, 'auto').delimiter).toBe(delimiter)
})
