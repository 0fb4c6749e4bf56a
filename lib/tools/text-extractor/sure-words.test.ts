import type { Line } from './reading'
import { sureLetters, sureLines } from './sure-words'

const box = { x0: 0, y0: 0, x1: 1, y1: 1 }
const line = (...words: readonly (readonly [text: string, confidence: number])[]): Line => ({
  words: words.map(([text, confidence]) => ({ text, confidence, box, noSpaceBefore: false })),
  box,
  startsParagraph: false,
})

const LINES = [
  line(['NO', 60], ['LITTER', 59.9], ['3', 85], ['港', 84.9], ['—||—', 99]),
  line(['~', 95]),
  line(['“가”', 85], ['l5', 60]),
]

test('words of two letters are kept from 60 % on, a single letter from 85 %, and nothing without letters', () => {
  expect(sureLines(LINES).map(({ words }) => words.map(({ text }) => text))).toEqual([
    ['NO', '3'],
    ['“가”', 'l5'],
  ])
})

test('letters and digits in sure words are counted', () => {
  expect(sureLetters(LINES)).toBe(6)
  expect(sureLetters([])).toBe(0)
})
