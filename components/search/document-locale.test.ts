import { documentLocale } from './document-locale'

test.each([
  ['ja', 'ja'],
  ['ko', 'ko'],
  ['fr', 'ko'],
  ['', 'ko'],
])('a page that says %j is in %s', (lang, locale) => {
  Object.assign(globalThis, { document: { documentElement: { lang } } })
  expect(documentLocale()).toBe(locale)
})
