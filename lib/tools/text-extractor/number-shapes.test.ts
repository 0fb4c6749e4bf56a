import { numberByShape, withMinus } from './number-shapes'
import { createGray, type Box } from './gray'

const HEIGHT = 20
type Ink = readonly [x: number, y: number, width: number, height: number]
/** A picture of boxes: digits are as high as the line, from 10 to 30. */
function page(boxes: readonly Ink[]) {
  const gray = createGray(120, 50)
  for (const [x, y, width, height] of boxes)
    for (let row = y; row < y + height; row++) gray.data.fill(0, row * 120 + x, row * 120 + x + width)
  return gray
}
const digit = (x: number): Ink => [x, 10, 10, HEIGHT]
const stop = (x: number): Ink => [x, 27, 3, 3]
const comma = (x: number): Ink => [x, 27, 3, 6]
const BOX: Box = { x0: 5, y0: 8, x1: 110, y1: 31 }
const read = (text: string, boxes: readonly Ink[], grams = false) =>
  numberByShape({ text, confidence: 90, box: BOX, noSpaceBefore: false }, page(boxes), { grams }).text

test.each<[string, string, readonly Ink[], string]>([
  ['a stop', '120', [digit(10), digit(24), stop(37), digit(42)], '12.0'],
  ['commas', '1234', [digit(10), comma(23), digit(28), digit(42), digit(56)], '1,234'],
  [
    'two stops beside a dash',
    '12-34',
    [digit(10), stop(22), digit(27), [40, 19, 8, 3], digit(52), stop(64), digit(70)],
    '1.2-3.4',
  ],
  [
    'a comma before a unit',
    '1234円',
    [digit(10), comma(22), digit(27), digit(41), digit(55), [70, 9, 20, 22]],
    '1,234円',
  ],
  ['a stop before a dash', '40-', [digit(10), stop(23), digit(28), [44, 19, 8, 3]], '4.0-'],
  ['a colon', '730', [digit(10), [23, 16, 3, 3], stop(23), digit(28), digit(42)], '7:30'],
  ['large dots of a colon', '730', [digit(10), [22, 14, 5, 5], [22, 25, 5, 5], digit(28), digit(42)], '7:30'],
])('a number has %s that the engine overlooked', (_, text, boxes, expected) => {
  expect(read(text, boxes)).toBe(expected)
})

test.each<[string, string, readonly Ink[]]>([
  ['has its stop already', '12.0', [digit(10), digit(24), stop(37), digit(42)]],
  [
    'has a comma that hardly reaches below the line',
    '1,234',
    [digit(10), [23, 27, 3, 5], digit(28), digit(42), digit(56)],
  ],
  ['has none', '120', [digit(10), digit(24), digit(42)]],
  ['ends before it', '12', [digit(10), digit(24), stop(37)]],
  ['has a dot above the line', '12', [digit(10), [22, 12, 3, 3], digit(28)]],
  ['has other marks in its box', '12', [digit(10), stop(22), digit(28), [60, 14, 8, 9]]],
  ['has fewer digits than its picture', '12', [digit(10), stop(22), digit(28), digit(42)]],
  ['is a word', 'ab', [digit(10), stop(22), digit(28)]],
])('what %s stays', (_, text, boxes) => {
  expect(read(text, boxes)).toBe(text)
})

test('a stop or comma is what its mark looks like', () => {
  expect(read('1.234', [digit(10), [23, 27, 3, 7], digit(28), digit(42), digit(56)])).toBe('1,234')
  // As long as in fonts of East Asian letters.
  expect(read('1.234', [digit(10), [22, 26, 4, 9], digit(28), digit(42), digit(56)])).toBe('1,234')
  expect(read('12,5', [digit(10), digit(24), stop(36), digit(41)])).toBe('12.5')
  expect(read('7.30', [digit(10), [23, 16, 3, 3], stop(23), digit(28), digit(42)])).toBe('7:30')
})

test('a 9 that reaches below the line is a g where Korean data reads it', () => {
  const gram: Ink = [52, 15, 10, HEIGHT]
  const boxes = [digit(10), digit(24), digit(38), gram]
  expect([true, false].map((grams) => read('1689', boxes, grams))).toEqual(['168g', '1689'])
  expect(read('1689', [digit(10), digit(24), digit(38), digit(52)], true)).toBe('1689')
})

describe('an amount', () => {
  const minus = (x: number): Ink => [x, 19, 8, 3]
  const signed = (text: string, boxes: readonly Ink[]) =>
    withMinus({ text, confidence: 90, box: { ...BOX, x0: 38 }, noSpaceBefore: false }, page(boxes)).text

  it('has the minus sign right before it', () => {
    expect(signed('12', [minus(28), digit(40), digit(54)])).toBe('-12')
    expect(signed('1.2', [minus(28), digit(40), stop(51), digit(56)])).toBe('-1.2')
  })

  it.each<[string, string, readonly Ink[]]>([
    ['with its sign already', '-12', [minus(28), digit(40), digit(54)]],
    ['without one', '12', [digit(40), digit(54)]],
    ['behind a number', '12', [digit(16), minus(28), digit(40), digit(54)]],
    ['behind the dash of a list', '12', [minus(22), digit(42), digit(56)]],
    ['above an underscore', '12', [[28, 28, 8, 2], digit(40), digit(54)]],
  ])('%s stays', (_, text, boxes) => {
    expect(signed(text, boxes)).toBe(text)
  })
})
