import {
  writingDirection,
  isLocale,
  LANGUAGE_NAMES,
  LOCALES,
  openGraphLocale,
  PREFIXED_LOCALES,
  type Locale,
} from './locales'
import { pathFor, toolPath } from './paths'

test('the languages, their codes and what they are called', () => {
  expect(LOCALES.map((locale) => [locale, openGraphLocale(locale), LANGUAGE_NAMES[locale]])).toEqual([
    ['ko', 'ko_KR', '한국어'],
    ['en', 'en_US', 'English'],
    ['ja', 'ja_JP', '日本語'],
  ])
  expect(PREFIXED_LOCALES).toEqual(['en', 'ja'])
  expect(['ko', 'fr', '', null, undefined, 3].map(isLocale)).toEqual([true, false, false, false, false, false])
})

// ISO 15924: scripts that run from right to left, by a language that is written in each.
test.each(['ff-Adlm', 'ar', 'he', 'nqo', 'rhg', 'syr', 'dv'])('%s runs from right to left', (locale) => {
  expect(writingDirection(locale as Locale)).toBe('rtl')
})

test('our languages run from left to right', () => {
  expect(LOCALES.map(writingDirection)).toEqual(['ltr', 'ltr', 'ltr'])
})

test('paths of pages and of tools and their needs', () => {
  expect([pathFor('ko', '/'), pathFor('ko', '/a'), pathFor('en', '/'), pathFor('en', '/a')]).toEqual([
    '/',
    '/a',
    '/en',
    '/en/a',
  ])
  expect([toolPath('a-b'), toolPath('a-b', 'heic-to-jpg')]).toEqual(['/tools/a-b', '/tools/a-b/heic-to-jpg'])
})
