import fc from 'fast-check'
import { schoolRecordBytes } from './byte-count'
import { manuscriptPages } from './manuscript'
import { textTimes } from './pace'
import { graphemeCount, unicodeSentenceCount, unicodeWords } from './segments'
import { completeStatistics, mainStatistics, NO_STATISTICS } from './statistics'
import { textLanguage } from './text-language'
import { topWords } from './top-words'

const complete = (text: string) => completeStatistics(text, mainStatistics(text))

// The rule published by Korean schools: Hangul 3, letters, digits, signs and spaces 1, line break 2.
test.each([
  ['가나다', 9],
  ['abc 123', 7],
  ['가\n나', 8],
  ['가\r\n나', 8],
  ['', 0],
])('bytes of a school record: %j is %d', (text, bytes) => {
  expect(schoolRecordBytes(text)).toBe(bytes)
})

describe('grapheme clusters', () => {
  it.each([
    ['👨‍👩‍👧', 1],
    ['🇰🇷🇯🇵', 2],
    ['e\u0301', 1],
    ['각', 1],
    ['\u1100\u1161\u11a8', 1],
    ['か\u3099', 1],
    ['ﾊﾞ', 1],
    ['नि', 1],
    ['plain, 한글, 漢字', 13],
    ['a\nb\r\nc', 5],
  ])('%j: %d', (text, count) => {
    expect(graphemeCount(text)).toBe(count)
  })

  it('agree with Intl.Segmenter, also for lines of simple characters', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
    fc.assert(
      fc.property(
        fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 20 }),
        (text) => {
          const line = text.replace(/[\r\n]/g, '')
          expect(graphemeCount(line)).toBe([...segmenter.segment(line)].length)
        },
      ),
      { numRuns: 3000 },
    )
  })
})

describe('words and sentences by Unicode’s rules', () => {
  it('finds words in text without spaces', () => {
    expect([...unicodeWords('今日は東京に行きます。', 'ja')]).toEqual(['今日', 'は', '東京', 'に', '行き', 'ます'])
    expect([...unicodeWords("Don't stop, 3.14!", 'other')]).toEqual(["Don't", 'stop', '3.14'])
  })

  it.each([
    ['Pi is 3.14. That is all.\n\n!!!', 2],
    ['See e.g. this page, i.e. https://example.com/a.html. Or mail me@example.com.', 2],
    ['Version 2.0.1 is out! Really?! Yes...', 3],
    ['She said “Stop.” Then she left.', 2],
  ])('counts sentences, not full stops: %j', (text, count) => {
    expect(unicodeSentenceCount(text, 'other')).toBe(count)
  })

  it('counts Korean and Japanese sentences', () => {
    expect(unicodeSentenceCount('원주율은 3.14예요. 주소는 www.example.kr이에요.', 'ko')).toBe(2)
    expect(unicodeSentenceCount('円周率は3.14です。「はい。」と答えた。', 'ja')).toBe(3)
  })
})

test.each([
  ['Hello world', 'other'],
  ['안녕하세요, world', 'ko'],
  ['今日はいい天気です', 'ja'],
  ['カタカナ', 'ja'],
  ['今天天气很好', 'zh'],
  ['The city of 東京 is big and it is called Tokyo', 'other'],
  ['12345', 'other'],
])('%j is judged %s', (text, language) => {
  expect(textLanguage(text)).toBe(language)
})

test('top words exclude function words, but count them in the total', () => {
  const { total, top } = topWords('The cat and the dog and the CAT 7'.split(' '), 'other')
  expect(total).toBe(9)
  expect(top).toEqual([
    { word: 'cat', count: 2, share: 2 / 9 },
    { word: 'dog', count: 1, share: 1 / 9 },
  ])
  // The most frequent first, whatever their order in the text, ten at most; the eleventh is rarest.
  const many = [3, 1, 11, 2, 5, 4, 10, 7, 6, 9, 8].flatMap((count) => Array<string>(count).fill(`w${count}x`))
  expect(topWords(many, 'other').top.map(({ word, count }) => `${word} ${count}`)).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((count) => `w${count}x ${count}`),
  )
  expect(topWords(['は', 'これ', '東京', '東京'], 'ja').top.map(({ word }) => word)).toEqual(['東京'])
})

test('manuscript sheets: 200 characters in Korean, 400 in Japanese, 250 words in English', () => {
  expect(manuscriptPages('ko', complete('가'.repeat(200) + '\n' + '나'.repeat(100)))).toBe(1.5)
  expect(manuscriptPages('ja', complete('あ'.repeat(1000)))).toBe(2.5)
  expect(manuscriptPages('en', complete('word '.repeat(500)))).toBe(2)
  expect(manuscriptPages('en', mainStatistics('still counting'))).toBeUndefined()
})

test('the statistics of blank text are empty and complete', () => {
  expect(NO_STATISTICS.unicode).toEqual({
    graphemes: 0,
    unicodeWords: 0,
    unicodeSentences: 0,
    bytes: 0,
    composedCharacters: 0,
    schoolRecordBytes: 0,
    eucKrBytes: 0,
    eucKrMissing: 0,
    manuscriptCharacters: 0,
    topWords: [],
  })
  expect(mainStatistics(' \n ')).toBe(NO_STATISTICS)
  expect(complete(' \n ')).toBe(NO_STATISTICS)
})

it.each([
  ['NFD of Korean', '각각'.normalize('NFD'), 6, 2],
  ['NFD of French', 'é'.normalize('NFD'), 2, 1],
  ['a composed text', '각각', 2, 2],
])('%s: characters and those of the composed form', (_, text, characters, composedCharacters) => {
  const { figures, unicode } = completeStatistics(text, mainStatistics(text))
  expect({ characters: figures.characters, composed: unicode?.composedCharacters }).toEqual({
    characters,
    composed: composedCharacters,
  })
})

it.each(['...', '?!', '🎉', '—', '！', '안녕하세요', 'สวัสดี'])('%s is at least one sentence', (text) => {
  const { figures, unicode } = completeStatistics(text, mainStatistics(text))
  expect(figures.sentences).toBe(1)
  expect(unicode?.unicodeSentences).toBe(1)
})

it.each([
  ['th', 'ภาษาไทยเป็นภาษาที่ไม่มีช่องว่างระหว่างคำ'],
  ['km', 'ខ្ញុំស្រឡាញ់ភាសាខ្មែរ'],
])('%s is read in words of a dictionary, since it has no spaces', (language, sentence) => {
  const statistics = mainStatistics(sentence.repeat(200))
  expect(statistics.language).toBe(language)
  expect(statistics.figures.words).toBe(1)
  expect(statistics.dictionaryWords).toBeGreaterThanOrEqual(600)
  expect(textTimes(statistics.figures, statistics.language, statistics.dictionaryWords).readingTime).toBe(
    Math.ceil(statistics.dictionaryWords / 200),
  )
})
