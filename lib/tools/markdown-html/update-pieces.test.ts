import { updatePieces } from './update-pieces'

const letters = (text: string) => [...text]

test.each([
  ['', 'abcdef', ['ab', 'abcd', 'abcdef']],
  ['abcdef', 'abXdef', ['abXdef']],
  ['abcdef', 'XbYdZf', ['XbYdef', 'XbYdZf']],
  ['abcdef', 'Xabcdef', ['Xacdef', 'Xabcef', 'Xabcde', 'Xabcdef']],
  ['abcdef', 'abc', ['abc']],
  ['abcdef', 'XYZ', ['XYc', 'XYZ']],
  ['abc', '', ['']],
  ['abc', 'abc', ['abc']],
])('from “%s” to “%s”, two pieces at a time', (from, to, steps) => {
  const wanted = letters(to)
  const seen: string[] = []
  let shown: readonly string[] = letters(from)
  while (shown !== wanted) {
    shown = updatePieces(shown, wanted, 2)
    seen.push(shown.join(''))
  }
  expect(seen).toEqual(steps)
})
