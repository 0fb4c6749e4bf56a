import fc from 'fast-check'
import { countText, NO_FIGURES, textAverages } from './figures'
import { textTimes } from './pace'

// The classic opening is 69 words and 445 characters in one paragraph of 4 sentences (wc -w, wc -m).
const LOREM =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna ' +
  'aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat. ' +
  'Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur. Excepteur sint ' +
  'occaecat cupidatat non proident, sunt in culpa qui officia deserunt mollit anim id est laborum.'

describe('the documented figures', () => {
  it('of the classic lorem ipsum', () => {
    expect(countText(LOREM)).toEqual({
      characters: 445,
      charactersNoSpaces: 377,
      words: 69,
      sentences: 4,
      paragraphs: 1,
      lines: 1,
    })
  })

  it('of two paragraphs with a line break in one', () => {
    expect(countText('One two three. Four?\nFive!\n\n  \nSix seven...')).toMatchObject({
      words: 7,
      sentences: 4,
      paragraphs: 2,
      lines: 5,
    })
  })

  it('of Korean and Japanese', () => {
    expect(countText('나는 오늘 학교에 갔다. 재미있었다!')).toMatchObject({ characters: 20, words: 5, sentences: 2 })
    expect(countText('吾輩は猫である。名前はまだ無い。')).toMatchObject({ characters: 16, words: 1, sentences: 2 })
    expect(countText('本当？はい！')).toMatchObject({ sentences: 2 })
  })

  it.each(['यह एक है। यह दो है।', 'كيف حالك؟ بخير؟', 'یہ ایک ہے۔ یہ دو ہے۔', 'ខ្ញុំទៅ។ គាត់មក។', 'ﾃｽﾄ｡ﾃｽﾄ｡', '정말⁉ 네‼'])(
    'of two sentences in other scripts: %s',
    (text) => expect(countText(text)).toMatchObject({ sentences: 2 }),
  )

  it.each(['Yes. He said "no."', '네. “아니요.”', '「はい。いいえ。」', 'Oui. « Non. »', '(Yes. No.)'])(
    'of two sentences of which the last ends within quotes or brackets: %s',
    (text) => expect(countText(text)).toMatchObject({ sentences: 2 }),
  )

  it.each(['', '   ', '\n\n\t', '\u3000\r\n'])('of %j are all zero', (blank) => {
    expect(countText(blank)).toEqual(NO_FIGURES)
    expect(Object.values(textAverages(NO_FIGURES))).toEqual([0, 0, 0])
    expect(Object.values(textTimes(NO_FIGURES, 'other'))).toEqual([0, 0, 0])
  })

  it('reads Windows and old Mac line ends alike', () => {
    expect(countText('a\r\n\r\nb')).toMatchObject({ paragraphs: 2, lines: 3 })
    expect(countText('a\r\rb')).toMatchObject({ paragraphs: 2, lines: 3 })
    expect(countText('a\r\nb\r\n')).toMatchObject({ paragraphs: 1, lines: 3 })
  })
})

describe('averages', () => {
  it('exclude spaces and are not rounded', () => {
    const averages = textAverages(countText(LOREM))
    expect(averages.wordsPerSentence).toBe(17.25)
    expect(averages.charactersPerWord).toBeCloseTo(377 / 69, 12)
    expect(averages.sentencesPerParagraph).toBe(4)
  })

  it('are 0 if there is no sentence', () => {
    expect(textAverages(countText(' \n')).wordsPerSentence).toBe(0)
  })
})

describe('times', () => {
  const words = (count: number) => textTimes(countText('word '.repeat(count)), 'other')

  it('round up at 200, 150 and 40 words a minute', () => {
    expect(words(1)).toEqual({ readingTime: 1, speakingTime: 1, typingTime: 1 })
    expect(words(200)).toEqual({ readingTime: 1, speakingTime: 2, typingTime: 5 })
    expect(words(201)).toEqual({ readingTime: 2, speakingTime: 2, typingTime: 6 })
  })

  it('are based on characters in languages without spaces between words', () => {
    const figures = countText('あ'.repeat(1001))
    expect(textTimes(figures, 'ja')).toEqual({ readingTime: 3, speakingTime: 4, typingTime: 17 })
    expect(textTimes(figures, 'ko').readingTime).toBe(1)
  })

  it('of speaking Korean are based on syllables', () => {
    expect(textTimes(countText('가'.repeat(300)), 'ko').speakingTime).toBe(1)
    expect(textTimes(countText('가나 '.repeat(151)), 'ko')).toEqual({ readingTime: 1, speakingTime: 2, typingTime: 4 })
  })
})

test('figures of any text are not negative, and parts do not exceed the whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab .!?。\n\r\t가あ😀'), maxLength: 200 }), (text) => {
      const figures = countText(text)
      expect(figures.characters).toBeGreaterThanOrEqual(figures.charactersNoSpaces)
      expect(figures.charactersNoSpaces).toBeGreaterThanOrEqual(figures.words)
      expect(figures.lines).toBeGreaterThanOrEqual(figures.paragraphs)
      expect(figures.charactersNoSpaces).toBeGreaterThanOrEqual(figures.sentences)
    }),
  )
})
