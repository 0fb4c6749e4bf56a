import { digitsByShape, isMisshapen, withColon, withCurrency, withUnit } from './digit-shapes'
import { createGray } from './gray'

/** Digits of 12 × 20 pixels, each with its white: from the left and the top, width and height. */
const HOLES: Record<string, readonly (readonly [number, number, number, number])[]> = {
  '0': [[4, 4, 4, 12]],
  '6': [[4, 10, 4, 7], [4, 4, 8, 3]], // prettier-ignore
  '8': [[4, 3, 4, 5], [4, 11, 4, 6], [0, 0, 2, 3], [0, 8, 2, 3], [0, 17, 2, 3]], // prettier-ignore
  '9': [[4, 3, 4, 7], [0, 13, 8, 3]], // prettier-ignore
  '4': [[4, 6, 3, 7]],
  // A 6 and a 9 whose white is higher than half of them.
  d: [[4, 8, 4, 11], [4, 3, 8, 3]], // prettier-ignore
  p: [[4, 1, 4, 11], [0, 14, 8, 3]], // prettier-ignore
  // A zero whose upper half is filled, and one whose lower half is.
  b: [[4, 10, 4, 7]],
  q: [[4, 3, 4, 7]],
  // A zero with a stroke across it, and one whose white is a speck.
  'Ø': [[3, 3, 3, 10], [7, 7, 3, 10]], // prettier-ignore
  '°': [[5, 9, 1, 1]],
  // Letters without white in it, and with a straight left edge; a percent sign.
  G: [],
  B: [[4, 3, 4, 5], [4, 11, 4, 6]], // prettier-ignore
  '%': [[3, 10, 1, 10], [3, 0, 1, 10], [8, 0, 1, 20], [0, 9, 3, 11], [9, 0, 3, 11]], // prettier-ignore
  // A yen sign, one twice as wide as digits, and a won sign.
  Y: [[0, 12, 5, 8], [7, 12, 5, 8]], // prettier-ignore
  W: [[4, 10, 4, 10]],
  // The white around two dots, and around one.
  ':': [[0, 0, 4, 20], [8, 0, 4, 20], [4, 0, 4, 2], [4, 6, 4, 8], [4, 18, 4, 2]], // prettier-ignore
  '.': [[0, 0, 4, 20], [8, 0, 4, 20], [4, 0, 4, 16]], // prettier-ignore
  '/': [],
  '1': [],
  '2': [],
  '5': [],
}

/** A word, and a picture of such digits. */
function drawnWord(text: string, drawn: string) {
  const gray = createGray(drawn.length * 16 + 20, 40)
  for (const [at, letter] of [...drawn].entries()) {
    const x = 10 + at * 16
    for (let y = 10; y < 30; y++) gray.data.fill(0, y * gray.width + x, y * gray.width + x + 12)
    for (const [left, top, wide, high] of HOLES[letter]!)
      for (let y = 10 + top; y < 10 + top + high; y++)
        gray.data.fill(255, y * gray.width + x + left, y * gray.width + x + left + wide)
  }
  const box = { x0: 8, y0: 8, x1: gray.width - 8, y1: 32 }
  return [{ text, confidence: 90, box, noSpaceBefore: false }, gray] as const
}

const read = (text: string, drawn: string) => digitsByShape(...drawnWord(text, drawn)).text

test.each([
  ['8/0/11', '8/6/11', '8/6/11'],
  ['0609', '9060', '9060'],
  ['-1:06', '1:06', '-1:06'],
  ['2,850', '285d', '2,856'],
  ['1,200', '12p0', '1,290'],
  ['1,906円', '19061', '1,906円'],
  ['1,966원', '19061', '1,906원'],
])('%s, whose picture shows %s, is %s', (text, drawn, expected) => {
  expect(read(text, drawn.replaceAll(/[-:,]/g, ''))).toBe(expected)
})

test.each([
  ['is of other digits', '4111', '9111'],
  ['has white that is as much that of a 4', '9111', '4111'],
  ['has an 8', '8011', '0011'],
  ['has a stroke across its zero', '1011', '1Ø11'],
  ['has a speck of white', '1011', '1°11'],
  ['has a zero whose upper half is filled', '1011', '1b11'],
  ['has a zero whose lower half is filled', '1011', '1q11'],
  ['has fewer digits than its picture', '106', '1086'],
  ['has more digits than its picture', '1086', '106'],
  ['is a word', 'B06', '186'],
])('what %s stays as it was read', (_, text, drawn) => {
  expect(read(text, drawn)).toBe(text)
})

test.each([
  ['118', '118', false],
  ['116', '11G', true],
  ['12868', '118GB', true],
  ['18', '1B', true],
  ['106', '1', true],
  ['10B', '1', false],
])('%s, whose picture shows %s, is misshapen: %s', (text, drawn, expected) => {
  expect(isMisshapen(...drawnWord(text, drawn))).toBe(expected)
})

test.each([
  ['kor', '12868', '118GB', '128GB'],
  ['kor', '11.396', '111%', '11.3%'],
  ['kor', '12868', '11868', '12868'],
  ['kor', '1296', '1196', '1296'],
  ['kor', '68', 'GB', '68'],
  ['jpn', '11.394', '111%', '11.3%'],
  ['jpn', '11.39%', '111%', '11.3%'],
  ['jpn', '11.39%', '1111%', '11.39%'],
  ['ara', '11.36', '111%', '11.3%'],
  ['ara', '11.34', '111%', '11.3%'],
  ['ara', '11.36', '1116', '11.36'],
  ['eng', '11.36', '111%', '11.36'],
] as const)('with %s, %s, whose picture shows %s, is %s', (language, text, drawn, expected) => {
  expect(withUnit(...drawnWord(text, drawn), [language]).text).toBe(expected)
})

test.each([
  ['817', '8:11', '8:17'],
  ['8113', '8:11', '8:13'],
  ['1113', '11:11', '11:13'],
  ['10513', '11:11', '10:13'],
  ['817', '8.11', '817'],
  ['817', '811', '817'],
  ['811', '81:1', '811'],
  ['81113', '8:11', '81113'],
  ['8', '8:11', '8'],
])('%s, whose picture shows %s, is the time %s', (text, drawn, expected) => {
  expect(withColon(...drawnWord(text, drawn)).text).toBe(expected)
})

test.each([
  ['\\1,111', 'W1111', '₩1,111'],
  ['\\1,111', 'Y1111', '¥1,111'],
  ['JP\\11.1', 'BBY111', 'JP¥11.1'],
  ['\\11', '11', '\\11'],
  ['C:\\1a', 'BBY1', 'C:\\1a'],
])('%s, whose picture shows %s, is %s', (text, drawn, expected) => {
  expect(withCurrency(...drawnWord(text, drawn)).text).toBe(expected)
})
