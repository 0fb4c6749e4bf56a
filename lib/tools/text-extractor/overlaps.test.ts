import { overlaidLetters, type ReadLetter } from './overlaps'

const PITCH = 20

/** Letters beside each other, 20 pixels each, and one that was read from the third fifth of a place as well. */
function lineWith(extra: string, { from = 2, width = 12, confidence = 60, beside = 90, length = 10 } = {}) {
  const letters = [...'吾輩は猫である名前はまだ無い'].slice(0, length).map((text, at) => ({
    text,
    confidence: at === from ? beside : 99,
    bbox: { x0: at * PITCH, x1: at * PITCH + (at === from ? 4 : PITCH - 2) },
  }))
  const start = from * PITCH + 4
  letters.splice(from + 1, 0, { text: extra, confidence, bbox: { x0: start, x1: from * PITCH + width } })
  return letters
}

const overlaid = (letters: readonly ReadLetter[]) => [...overlaidLetters(letters)].map(({ text }) => text)

test('of two letters in the place of one the less sure is none, or of equals the second', () => {
  expect(overlaid(lineWith('人'))).toEqual(['人'])
  expect(overlaid(lineWith('人', { confidence: 95 }))).toEqual(['は'])
  expect(overlaid(lineWith('人', { confidence: 90 }))).toEqual(['人'])
})

test.each([
  ['they are four fifths of a letter wide', { width: 16 }],
  ['both are certain', { confidence: 98, beside: 98 }],
  ['a line is too short to tell how wide a letter is', { length: 8 }],
])('both are letters where %s', (_, options) => {
  expect(overlaid(lineWith('人', options))).toEqual([])
})

test.each(['、', 'l', '」', 'ー', '가'])('%s, which is narrow, may be beside a letter', (text) => {
  expect(overlaid(lineWith(text))).toEqual([])
})

test('a third letter is held against the one that counts', () => {
  const letters = lineWith('人')
  letters.splice(4, 0, { text: '了', confidence: 95, bbox: { x0: 50, x1: 55 } })
  expect(overlaid(letters)).toEqual(['人', 'は'])
})

test('a line without letters has none', () => expect(overlaid([])).toEqual([]))
