import { existsSync } from 'node:fs'
import { LOCALES } from '@/lib/i18n/locales'
import { readWords } from '@/scripts/jest/messages'
import { FOOTER_PAGES, NAVIGATION } from './navigation'

test.each([...NAVIGATION, ...FOOTER_PAGES])('$to is a page, called by each language', ({ to, key }) => {
  expect(to).toMatch(/^\//)
  expect(existsSync(`app/[locale]${to === '/' ? '' : to}/page.tsx`)).toBe(true)
  for (const locale of LOCALES) {
    const { page } = readWords(locale, 'shell') as { page: { nav: Record<string, string> } }
    expect(page.nav[key]).toBeTruthy()
  }
})

test('the home page comes first', () => {
  expect([...NAVIGATION, ...FOOTER_PAGES].map(({ key }) => key)).toEqual([
    'home',
    'about',
    'contact',
    'privacy',
    'licenses',
  ])
})
