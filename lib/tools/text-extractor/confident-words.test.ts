import { CELL, type Line } from './reading'
import { confidentLetters, confidentLines, hasSureRows } from './confident-words'

const box = { x0: 0, y0: 0, x1: 2, y1: 1 }
const line = (...words: readonly (readonly [text: string, confidence: number])[]): Line => ({
  words: words.map(([text, confidence]) => ({ text, confidence, box, noSpaceBefore: false })),
  box,
  startsParagraph: false,
})

const LINES = [
  line(['NOW', 60], ['LITTER', 59.9], ['3', 85], ['港', 84.9], ['NO', 84.9], ['—||—', 99]),
  line(['~', 95]),
  line(['“가”', 85], ['(l5)', 85]),
]

test('words of three letters are kept from 60 % on, shorter ones from 85 %, and nothing without letters', () => {
  expect(confidentLines(LINES).map(({ words }) => words.map(({ text }) => text))).toEqual([
    ['NOW', '3'],
    ['“가”', '(l5)'],
  ])
})

test.each([
  ['stop', 20, 19, true],
  ['stop', 20, 20, false],
  // Two letters may be higher than wide.
  ['ll', 8, 20, true],
  ['l—l', 8, 20, false],
])('%s of %d × %d pixels is kept: %s', (text, width, height, isKept) => {
  const word = { text, confidence: 90, box: { x0: 5, y0: 5, x1: 5 + width, y1: 5 + height }, noSpaceBefore: false }
  expect(confidentLines([{ words: [word], box, startsParagraph: false }])).toHaveLength(isKept ? 1 : 0)
})

test('letters and digits in sure words are counted', () => {
  expect(confidentLetters(LINES)).toBe(7)
  expect(confidentLetters([])).toBe(0)
})

test('a table has sure rows if half of them have a sure word of three letters', () => {
  const row = (...words: readonly (readonly [string, number])[]): Line => ({
    ...line(...words),
    words: line(...words).words.map((word) => ({ ...word, separator: CELL })),
  })
  const [sure, unsure] = [row(['कनाडा', 70], ['86', 0]), row(['कनाडा', 69], ['86', 99])]
  expect([[sure, unsure], [sure, unsure, unsure], [line(['sure', 99])]].map(hasSureRows)).toEqual([true, false, false])
})
