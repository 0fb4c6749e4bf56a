import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeSaid, isFixed, MESSAGES } from '@/scripts/jest/messages'
import { LOCALES, type Locale } from './locales'

/** A language that the glossary does not have yet has no terms. */
type ByLanguage<T> = Partial<Record<Locale, T>>

interface Term {
  term: string
  words: ByLanguage<string[]>
  never: ByLanguage<string[]>
}

/** The rows of the table under “Words”. */
function readGlossary(markdown: string): Term[] {
  const section = markdown.split('## Words')[1]?.split('\n## ')[0] ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  const list = (cell = '') =>
    cell
      .split(/, ?(?=\S)/)
      .map((word) => word.trim())
      .filter(Boolean)
  return rows.slice(2).map((row) => {
    const [term = '', ko, en, ja, notKo, notEn, notJa] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim())
    return {
      term,
      words: { ko: list(ko), en: list(en), ja: list(ja) },
      never: { ko: list(notKo), en: list(notEn), ja: list(notJa) },
    }
  })
}

/** A word in lower case is found in any case; one with a capital is a label, and found as it is written. */
const contains = (text: string, word: string) =>
  /[A-Z]/.test(word) ? text.includes(word) : text.toLowerCase().includes(word)

const TERMS = readGlossary(readFileSync(join(process.cwd(), 'docs/glossary.md'), 'utf8'))

/** Exceptions from the glossary, by the beginning of a message key. */
const EXCEPTIONS: ByLanguage<Record<string, string>> = {
  ko: {
    'mp4-to-gif:page.seo': '동영상 is what people search for',
    'needs/reaction-gif:name': '동영상 is what people search for',
    'needs/reaction-gif:seo': '동영상 is what people search for',
    'needs/korean-id-photo:seo': '사이즈 is what people search for',
    'needs/instagram-photo-size': '프로필 사진 is a picture of a person',
    'needs/kakaotalk-picture-size': '프로필 사진 is a picture of a person',
    'needs/youtube-thumbnail-size': '프로필 사진 is a picture of a person, 동영상 the name of a source',
  },
  en: {},
  ja: {},
}

describe('the glossary', () => {
  it('is parsed', () => {
    expect(TERMS.length).toBeGreaterThan(30)
    const table =
      '## Words\n\n| term | ko |\n| --- | --- |\n| video | 영상 | video | 動画 | 동영상, 비디오 | movie | | |\n'
    expect(readGlossary(table)).toEqual([
      {
        term: 'video',
        words: { ko: ['영상'], en: ['video'], ja: ['動画'] },
        never: { ko: ['동영상', '비디오'], en: ['movie'], ja: [] },
      },
    ])
  })

  it('finds a word in any case and a label as it is written', () => {
    expect(contains('Movies and GIFs', 'movie')).toBe(true)
    expect(contains('Videos and GIFs', 'movie')).toBe(false)
    expect(contains('They are erased', 'Erase')).toBe(false)
  })

  it.each(LOCALES)('%s messages use every term', (locale) => {
    const everything = MESSAGES[locale].map(({ text }) => text).join('\n')
    const unused = TERMS.flatMap(({ words }) => words[locale] ?? []).filter(
      (word) => !everything.toLowerCase().includes(word.toLowerCase()),
    )
    expect(unused).toEqual([])
  })

  it.each(LOCALES)('%s messages use no forbidden wording', (locale) => {
    const found = TERMS.flatMap(({ term, never }) =>
      (never[locale] ?? []).flatMap((word) =>
        MESSAGES[locale]
          .filter(({ key, text }) => contains(text, word) && !isFixed(key, EXCEPTIONS[locale]))
          .map((said) => `${term}, not ${word}: ${describeSaid(said)}`),
      ),
    )
    expect(found).toEqual([])
  })

  it('has no unused exceptions', () => {
    const forbidden = (locale: Locale, text: string) =>
      TERMS.some(({ never }) => never[locale]?.some((word) => contains(text, word)))
    const needless = LOCALES.flatMap((locale) =>
      Object.keys(EXCEPTIONS[locale] ?? {}).filter(
        (beginning) => !MESSAGES[locale].some(({ key, text }) => key.startsWith(beginning) && forbidden(locale, text)),
      ),
    )
    expect(needless).toEqual([])
  })
})
