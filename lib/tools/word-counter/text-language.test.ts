import { textLanguage } from './text-language'

test.each([
  ['', 'other'],
  ['123 — !', 'other'],
  ['A plain sentence', 'other'],
  ['안녕하세요', 'ko'],
  ['韓國語와', 'zh'],
  ['國語입니다', 'ko'],
  ['日本語です', 'ja'],
  ['中文', 'zh'],
])('%j is %s', (text, language) => expect(textLanguage(text)).toBe(language))

test('a third of the letters makes a text East Asian', () => {
  expect(textLanguage('가나 abcd')).toBe('ko')
  expect(textLanguage('가나 abcde')).toBe('other')
})

test('one kana to ten characters makes it Japanese, one to eleven Chinese', () => {
  expect(textLanguage(`の${'漢'.repeat(10)}`)).toBe('ja')
  expect(textLanguage(`の${'漢'.repeat(11)}`)).toBe('zh')
})

test('only the first 20,000 characters count', () => {
  expect(textLanguage('a'.repeat(20_000) + '가'.repeat(50_000))).toBe('other')
  expect(textLanguage('a'.repeat(19_000) + '가'.repeat(50_000))).toBe('other')
  expect(textLanguage('가'.repeat(20_000) + 'a'.repeat(90_000))).toBe('ko')
})
