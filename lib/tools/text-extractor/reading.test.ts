import { composePage, joinPages, splitPages } from './compose'
import { confidenceBand, meanConfidence, readingConfidence } from './confidence'
import { markedPieces, wordAt, withText, withWord } from './edit'
import { monotonicProgress, progressPart, progressParts } from './progress'
import {
  crossesColumns,
  isHangul,
  isIdeographic,
  placeLines,
  readLines,
  type Line,
  type TesseractPage,
} from './reading'

const LINE_PITCH = 40

/** Tesseract's JSON of one block with a paragraph per list of lines; letters are 10 wide. */
function tesseractPage(paragraphs: string[][][]): TesseractPage {
  let row = 0
  const box = (x: number, y: number, letters: number) => ({ x0: x, y0: y, x1: x + letters * 10, y1: y + 20 })
  return {
    blocks: [
      {
        paragraphs: paragraphs.map((lines) => ({
          lines: lines.map((words) => {
            const y = row++ * LINE_PITCH
            let x = 0
            const read = words.map((text) => {
              const bbox = box(x, y, text.length)
              x += (text.length + 1) * 10
              return { text, confidence: 90, bbox }
            })
            return {
              text: words.join(' '),
              confidence: 90,
              bbox: { x0: 0, y0: y, x1: x - 10, y1: y + 20 },
              words: read,
            }
          }),
        })),
      },
    ],
  }
}

const wordsOf = (lines: readonly Line[]) => lines.map(({ words }) => words.map(({ text }) => text))

test('fragments of a Korean word are joined, because the plain text has no space between them', () => {
  const page = tesseractPage([[['새', '침', '하게', '흐린', '품', '이']]])
  expect(wordsOf(readLines(page, '새침하게 흐린 품이\n'))).toEqual([['새침하게', '흐린', '품이']])
})

test('Japanese characters are separate words, without spaces between them in the text', () => {
  const lines = readLines(tesseractPage([[['吾', '輩', 'は', '猫']]]), '吾輩 は猫\n')
  expect(wordsOf(lines)).toEqual([['吾', '輩', 'は', '猫']])
  expect(composePage([lines], { joinLines: true }).text).toBe('吾輩は猫')
})

test('a word that is missing in the plain text is kept and does not affect the others', () => {
  const lines = readLines(tesseractPage([[['one', 'ghost', 'two']]]), 'one two\n')
  expect(composePage([lines], { joinLines: false }).text).toBe('one ghost two')
  expect(readLines({ blocks: null }, '')).toEqual([])
})

test('the positions of words refer to their text', () => {
  const lines = readLines(tesseractPage([[['Hello', 'big', 'world']], [['Bye']]]), 'Hello big world\n\nBye\n')
  const page = composePage([lines], { joinLines: true })
  const { text, words } = joinPages([page, page])
  expect(text).toBe('Hello big world\n\nBye\n\nHello big world\n\nBye')
  expect(words.map(({ start, end }) => text.slice(start, end)).join(' ')).toBe(
    'Hello big world Bye Hello big world Bye',
  )
  expect(words.map(({ page }) => page)).toEqual([0, 0, 0, 0, 1, 1, 1, 1])
})

const composed = (paragraph: string[][], joinLines = true) => {
  const page = tesseractPage([paragraph])
  const text = paragraph.map((words) => words.join(' ')).join('\n')
  return composePage([readLines(page, text)], { joinLines }).text
}

test('full lines of Japanese are joined without a space, and a short one ends with a line break', () => {
  expect(composed([['名前はまだ無い何でも'], ['薄暗いじめじめした'], ['終り'], ['次の行']])).toBe(
    '名前はまだ無い何でも薄暗いじめじめした終り\n次の行',
  )
  expect(composed([['名前はまだ無い何でも'], ['薄暗いじめじめした']], false)).toBe(
    '名前はまだ無い何でも\n薄暗いじめじめした',
  )
})

test('Korean lines are joined with a space, in a justified column only after the end of a word', () => {
  expect(composed([['눈이', '올듯하더니만'], ['눈은', '아니오고'], ['비가왔다']])).toContain('올듯하더니만 눈은')
  const flush = [['문안에들어간답시들'], ['어간마나님을전찻을'], ['길까지모셔다드린것']]
  expect(composed([...flush, ['끝']])).toBe('문안에들어간답시들어간마나님을전찻을 길까지모셔다드린것끝')
})

test('Latin lines and lists preserve their line breaks', () => {
  expect(
    composed([
      ['one', 'two', 'three'],
      ['four', 'five', 'six'],
    ]),
  ).toBe('one two three\nfour five six')
  expect(composed([['1. 첫째로할일은이것'], ['2. 둘째로할일은저것']])).toBe('1. 첫째로할일은이것\n2. 둘째로할일은저것')
})

test('boxes are transformed and remain upright', () => {
  const [line] = placeLines(readLines(tesseractPage([[['ab']]]), 'ab'), ({ x, y }) => ({ x: 100 - y, y: x }))
  expect(line?.words[0]?.box).toEqual({ x0: 80, y0: 0, x1: 100, y1: 20 })
})

const WORDS = [
  { start: 0, end: 5, confidence: 95, box: { x0: 0, y0: 0, x1: 1, y1: 1 }, page: 0 },
  { start: 6, end: 11, confidence: 40, box: { x0: 1, y0: 0, x1: 2, y1: 1 }, page: 0 },
  { start: 12, end: 15, confidence: 60, box: { x0: 2, y0: 0, x1: 3, y1: 1 }, page: 0 },
]

test('an edit moves the words after it, keeps a mended one and removes others that it changed', () => {
  const starts = (after: string) =>
    withText({ text: 'Hello wor1d two', words: WORDS, starts: [0] }, after).words.map(({ start }) => start)
  expect(starts('Hello world two')).toEqual([0, 6, 12])
  expect(starts('Say Hello wor1d two')).toEqual([4, 10, 16])
  expect(starts('Hello wor1d two more')).toEqual([0, 6, 12])
  expect(starts('Hello wor1d  two')).toEqual([0, 6, 13])
  expect(starts('')).toEqual([])
})

test('pages of an edited text are put in another order, with their words and without their neighbors', () => {
  const page = (text: string) => ({ text, words: [{ ...WORDS[0]!, end: text.length }], starts: [0] })
  const whole = joinPages([page('one'), { text: '', words: [], starts: [0] }, page('two'), page('three')])
  expect(whole.text).toBe('one\n\ntwo\n\nthree')
  const [first, empty, second, third] = splitPages(withText(withText(whole, 'one\n\n2\n\nthree'), 'one\n\n2\n\nthree!'))
  const moved = joinPages([third!, first!, empty!, second!])
  expect(moved.text).toBe('three!\n\none\n\n2')
  expect(moved.words.map(({ start, end, page }) => [page, moved.text.slice(start, end)])).toEqual([
    [0, 'three'],
    [1, 'one'],
    [3, '2'],
  ])
})

test('a page whose text was erased to the next page stays a page', () => {
  const page = { text: 'one', words: [], starts: [0] }
  expect(splitPages(withText(joinPages([page, page]), 'on')).map(({ text }) => text)).toEqual(['on', ''])
})

test('a mended word is certain and moves what is behind it', () => {
  const whole = { text: 'Hello wor1d two', words: WORDS, starts: [0, 12] }
  const { text, words, starts } = withWord(whole, WORDS[1]!, 'wide world')
  expect(text).toBe('Hello wide world two')
  expect(words.map(({ start, end, confidence }) => [text.slice(start, end), confidence])).toEqual([
    ['Hello', 95],
    ['wide world', 100],
    ['two', 60],
  ])
  expect(starts).toEqual([0, 17])
})

test('a position in the text belongs to the word around it', () => {
  expect(wordAt(WORDS, 8)).toBe(WORDS[1])
  expect(wordAt(WORDS, 99)).toBeUndefined()
})

test('uncertain words are separate pieces, and all pieces together are the text', () => {
  const pieces = markedPieces('Hello wor1d two!', WORDS, undefined)
  expect(pieces.map(({ text }) => text).join('')).toBe('Hello wor1d two!')
  expect(pieces.filter(({ kind }) => kind === 'uncertain').map(({ text }) => text)).toEqual(['wor1d', 'two'])
})

test('confidence has the documented bands, and a mean weighted by letters', () => {
  expect([100, 90, 89.9, 70, 69.9, 50, 49.9, 0].map(confidenceBand)).toEqual([
    'excellent',
    'excellent',
    'good',
    'good',
    'fair',
    'fair',
    'poor',
    'poor',
  ])
  expect(
    meanConfidence([
      { text: 'abc', confidence: 100 },
      { text: 'd', confidence: 60 },
    ]),
  ).toBe(90)
  expect(meanConfidence([])).toBe(0)
})

test('a page of text read across its columns or in part is never called good, a table is', () => {
  const word = (text: string, x0: number, x1: number, y0: number) => ({
    text,
    confidence: 95,
    box: { x0, y0, x1, y1: y0 + 0.02 },
    noSpaceBefore: false,
  })
  const page = (left: string, right: string, gutter: number) => {
    const lines = Array.from({ length: 10 }, (_, row) => {
      const words = [word(left, 0.1, 0.4, row / 20), word(right, 0.4 + gutter, 0.9, row / 20)]
      return { words, box: { x0: 0.1, y0: row / 20, x1: 0.9, y1: row / 20 + 0.02 }, startsParagraph: row === 0 }
    })
    return { blocks: [lines], width: 1000, height: 1500, isPartial: false }
  }
  const bandOf = (...pages: Parameters<typeof readingConfidence>[0]) => confidenceBand(readingConfidence(pages))
  const text = 'the quick brown fox'
  expect(bandOf(page(text, text, 0.1))).toBe('fair')
  expect(bandOf(page(text, '12,000', 0.1))).toBe('excellent')
  // Less than the gap of 2.2 heights, which is 0.066 of this page's width.
  expect(bandOf(page(text, text, 0.06))).toBe('excellent')
  expect(bandOf(page(text, text, 0.1), page(text, text, 0.06))).toBe('good')
  expect(bandOf({ ...page(text, text, 0.06), isPartial: true })).toBe('fair')
  const letters = (count: number) => readingConfidence([page('a'.repeat(count), 'b'.repeat(12), 0.1)])
  expect(letters(12)).toBeCloseTo(60, 9)
  expect(letters(11)).toBeCloseTo(95, 9)
  expect(readingConfidence([])).toBe(0)
})

test('progress never decreases and does not exceed 1', () => {
  const seen: number[] = []
  const forward = monotonicProgress((share) => seen.push(share))
  const half = progressPart(forward, 0, 0.5)
  for (const share of [0, 0.5, 0.2, 1, 7]) half(share)
  progressPart(forward, 0.4, 1)(-3)
  progressPart(forward, 0.5, 2)(1)
  expect(seen).toEqual([0, 0.25, 0.5, 1])
})

describe('lines across columns', () => {
  /** A line 10 high of words of four letters, 40 wide, with gaps of these widths. */
  const lineOf = (...gaps: number[]): Line => {
    let x = 0
    const words = [0, ...gaps].map((gap) => {
      const x0 = x + gap
      x = x0 + 40
      return { text: 'word', confidence: 90, box: { x0, y0: 0, x1: x, y1: 10 }, noSpaceBefore: false }
    })
    return { words, box: { x0: 0, y0: 0, x1: x, y1: 10 }, startsParagraph: false }
  }
  const lines = (crossing: number, others: number, ...gaps: number[]) => [
    ...Array.from({ length: crossing }, () => lineOf(...gaps)),
    ...Array.from({ length: others }, () => lineOf(5, 5)),
  ]

  test.each([
    ['four of them', lines(4, 0, 23), {}, true],
    ['three of them', lines(3, 0, 23), {}, false],
    ['four of thirteen', lines(4, 9, 23), {}, true],
    ['four of fourteen', lines(4, 10, 23), {}, false],
    ['a gap of 2.2 heights', lines(4, 0, 22), {}, false],
    ['the gap further along', lines(4, 0, 5, 23), {}, true],
    ['enough letters on both sides', lines(4, 0, 5, 23, 5), { letters: 8 }, true],
    ['too few letters behind it', lines(4, 0, 5, 23), { letters: 8 }, false],
    ['too few letters before it', lines(4, 0, 23, 5), { letters: 5 }, false],
    ['a page half as wide as high', lines(4, 0, 43), { aspect: 0.5 }, false],
    ['a gap of that', lines(4, 0, 45), { aspect: 0.5 }, true],
  ] as const)('are told by %s', (_, given, options, crosses) => {
    expect(crossesColumns(given, options)).toBe(crosses)
  })
})

test('lines have the boxes and confidences that were read, and the least of joined fragments', () => {
  const read = (text: string, x0: number, y0: number, confidence: number) => ({
    text,
    confidence,
    bbox: { x0, y0, x1: x0 + 10, y1: y0 + 10 },
  })
  const line = (...words: ReturnType<typeof read>[]) => ({ ...read('', 1, 2, 0), words })
  const page = {
    blocks: [
      { paragraphs: null },
      {
        paragraphs: [
          { lines: null },
          { lines: [line(read(' 가', 5, 9, 70), read('나', 18, 3, 60), read(' ', 30, 5, 9))] },
        ],
      },
      { paragraphs: [{ lines: [line(), line(read('x', 0, 0, 50)), line(read('東', 0, 0, 40), read('a', 9, 0, 30))] }] },
    ],
  }
  const box = { x0: 1, y0: 2, x1: 11, y1: 12 }
  const at = (x0: number, y0: number) => ({ x0, y0, x1: x0 + 10, y1: y0 + 10 })
  expect(readLines(page, ' 가나 x\n東a')).toEqual([
    {
      words: [{ text: '가나', confidence: 60, box: { x0: 5, y0: 3, x1: 28, y1: 19 }, noSpaceBefore: false }],
      box,
      startsParagraph: true,
    },
    { words: [{ text: 'x', confidence: 50, box: at(0, 0), noSpaceBefore: false }], box, startsParagraph: false },
    {
      words: [
        { text: '東', confidence: 40, box: at(0, 0), noSpaceBefore: false },
        { text: 'a', confidence: 30, box: at(9, 0), noSpaceBefore: true },
      ],
      box,
      startsParagraph: false,
    },
  ])
})

test('scripts', () => {
  expect(['가', 'ᄀ', 'ㄱ', 'あ', 'a'].map(isHangul)).toEqual([true, true, true, false, false])
  expect(['あ', '漢', '。', '\u{20bb7}', 'ー', '가', 'a', '.'].map(isIdeographic)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

test('the progress of parts that are worked on side by side is that of all, by their sizes', () => {
  const shares: number[] = []
  const [small, large] = progressParts((share) => shares.push(share), [1, 3])
  large!(0.5)
  small!(1)
  large!(1)
  expect(shares).toEqual([0.375, 0.625, 1])
})
