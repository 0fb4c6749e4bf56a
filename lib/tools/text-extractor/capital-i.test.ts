import { withCapitalI } from './capital-i'
import { createGray } from './gray'

/** A word, and a picture that begins with a bar, with or without a foot, before lower letters. */
function drawn(text: string, { foot = false, quote = false } = {}) {
  const gray = createGray(80, 40)
  const fill = (x: number, y: number, width: number, height: number) => {
    for (let row = y; row < y + height; row++) gray.data.fill(0, row * gray.width + x, row * gray.width + x + width)
  }
  if (quote) fill(4, 10, 2, 5)
  fill(12, 10, 3, 20)
  // Of its edge only a part is dark.
  fill(15, 12, 1, 6)
  if (foot) fill(9, 27, 9, 3)
  for (const x of [24, 40, 56]) fill(x, 16, 12, 14)
  return withCapitalI({ text, confidence: 90, box: { x0: 2, y0: 8, x1: 78, y1: 32 }, noSpaceBefore: false }, gray).text
}

test.each([
  ['ltalia,', 'Italia,'],
  ['lnternet', 'Internet'],
  ['lmport', 'Import'],
  ['lrland', 'Irland'],
  ['lsrael', 'Israel'],
])('%s that begins with a plain bar is %s', (read, expected) => {
  expect(drawn(read)).toBe(expected)
})

test('a quotation mark before it stays', () => {
  expect(drawn('“lnternet”', { quote: true })).toBe('“Internet”')
})

test.each(['last', 'lhe', 'ln', 'lbs', 'LTD', 'l’Italie', 'Intel', '1st'])('%s stays', (read) => {
  expect(drawn(read)).toBe(read)
})

test('an l with a foot stays', () => {
  expect(drawn('lstat', { foot: true })).toBe('lstat')
})
