import type { Line } from './reading'
import { surerLines } from './second-reading'

/** A line of one word, `height` pixels high. */
function line(text: string, confidence: number, { x0 = 200, x1 = 300, y0 = 0, height = 20 } = {}): Line {
  const box = { x0, y0, x1, y1: y0 + height }
  return { words: [{ text, confidence, box, noSpaceBefore: false }], box, startsParagraph: false }
}

const textsOf = (lines: readonly Line[]) => lines.map(({ words }) => words.map(({ text }) => text).join(' '))

test('of each line the surer reading counts; of equals the first', () => {
  const first = [line('一', 90), line('二', 80, { y0: 40 }), line('三', 70, { y0: 80 })]
  const other = [line('壱', 91), line('弐', 80, { y0: 40 }), line('参', 60, { y0: 80 })]
  expect(textsOf(surerLines(first, other))).toEqual(['壱', '二', '三'])
})

test('a line keeps its place and its paragraph', () => {
  const first = { ...line('一', 50), startsParagraph: true }
  const [read] = surerLines([first], [line('壱', 90, { x0: 204, x1: 298, height: 22 })])
  expect(read).toMatchObject({ box: first.box, startsParagraph: true })
})

test.each([
  ['there is no other', []],
  ['the other is above it', [line('壱', 99, { y0: -12 })]],
  ['the other is below it', [line('壱', 99, { y0: 12 })]],
  ['the other is a part of it', [line('壱', 99, { x1: 279 })]],
  ['it is a part of the other', [line('壱', 99, { x0: 174 })]],
  ['two others are in its place', [line('壱', 99), line('壱', 99, { y0: 2 })]],
])('a line stays where %s', (_why, others) => {
  expect(textsOf(surerLines([line('一', 50)], others))).toEqual(['一'])
})

test('four fifths of the width of both are enough', () => {
  expect(textsOf(surerLines([line('一', 50)], [line('壱', 99, { x1: 280 })]))).toEqual(['壱'])
})

type ReadWord = readonly [text: string, confidence: number]

/** A line of words, each with its confidence. */
function lineOf(...words: readonly ReadWord[]): Line {
  const first = line('', 0)
  return { ...first, words: words.map(([text, confidence]) => ({ ...first.words[0]!, text, confidence })) }
}

test.each<[string, ReadWord[], string, string]>([
  [
    'a letter that only one has',
    [
      ['王を', 99],
      ['あ', 97],
      ['除く', 99],
    ],
    '王を除く',
    '王を 除く',
  ],
  [
    'the last letters',
    [
      ['王', 99],
      ['あ', 97],
    ],
    '王',
    '王',
  ],
  [
    'the first letter',
    [
      ['あ', 97],
      ['王を', 99],
    ],
    '王を',
    '王を',
  ],
  [
    'one of two in the place of one',
    [
      ['通', 99],
      ['人窒', 94],
      ['だ', 99],
    ],
    '通銅だ',
    '通 銅 だ',
  ],
  ['letters in the middle of a word', [['王あを', 97]], '王を', '王を'],
])('of the surer reading %s is left out', (_what, words, other, expected) => {
  expect(textsOf(surerLines([lineOf(...words)], [lineOf([other, 50])]))).toEqual([expected])
  expect(textsOf(surerLines([lineOf([other, 50])], [lineOf(...words)]))).toEqual([expected])
})

test.each<[string, ReadWord[], string, string]>([
  [
    'letters that are certain',
    [
      ['王', 99],
      ['な', 98],
      ['を', 99],
    ],
    '王を',
    '王 な を',
  ],
  [
    'letters surer than fewer others',
    [
      ['通', 99],
      ['これ', 95],
    ],
    '通ー',
    '通 これ',
  ],
  [
    'a letter in the place of another',
    [
      ['虜', 90],
      ['の', 99],
    ],
    '虐の',
    '虜 の',
  ],
  [
    'a letter in the place of two',
    [
      ['銅', 90],
      ['の', 99],
    ],
    '人窒の',
    '銅 の',
  ],
  [
    'several that the other has lost',
    [
      ['王を除', 90],
      ['かなければ', 90],
    ],
    '王を',
    '王を除 かなければ',
  ],
  ['what nothing agrees with', [['虜', 99]], '人窒', '虜'],
])('of the surer reading, %s stay', (_what, words, other, expected) => {
  expect(textsOf(surerLines([lineOf(...words)], [lineOf([other, 50])]))).toEqual([expected])
})

test.each([
  ['7:31', '7な31', '7:31'],
  ['7:31', '731', '7:31'],
  ['7:31', '7.31', '7:31'],
  ['1,250', '1、250', '1,250'],
  ['7:31', '7な32', '7な32'],
])('of %s and, surer, %s the line is %s', (text, surer, expected) => {
  expect(textsOf(surerLines([line(text, 40)], [line(surer, 97)]))).toEqual([expected])
  expect(textsOf(surerLines([line(surer, 97)], [line(text, 40)]))).toEqual([expected])
})

test('letters of two halves of UTF-16 are whole', () => {
  expect(textsOf(surerLines([lineOf(['𠮷野𠮷', 90])], [lineOf(['𠮷野', 50])]))).toEqual(['𠮷野'])
})
