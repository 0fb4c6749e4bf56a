import { characterCount, isWord, lineCount, wordCount } from './count'

test.each([
  ['', 0, 0, 0],
  [' \n\t\u3000', 4, 0, 0],
  ['one', 3, 1, 1],
  ['one two\nthree\n', 14, 3, 3],
  ['a\r\nb\rc', 6, 3, 3],
  ['東京　大阪', 5, 2, 1],
  ['😀 𠮷', 3, 2, 1],
])('%j has %d characters, %d words, %d lines', (text, characters, words, lines) => {
  expect(characterCount(text)).toBe(characters)
  expect(wordCount(text)).toBe(words)
  expect(lineCount(text)).toBe(lines)
})

test('a segment with a letter or digit is a word', () => {
  expect(['a', '가', '山', '2026', '3.14', '٣', '1️⃣'].filter(isWord)).toHaveLength(7)
  expect([' ', '.', '…', '😀', '+', '\u0301', ''].filter(isWord)).toEqual([])
})
