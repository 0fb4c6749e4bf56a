import type { Locale } from '@/lib/i18n/locales'
import { callHook } from '@/scripts/jest/call-hook'
import { useMonthsText } from './useMonthsText'

it.each<[Locale, number, string]>([
  ['ko', 262, '21년 10개월'],
  ['ja', 36, '3年'],
  ['en', 11, '11 months'],
  ['en', 12, '1 year'],
  ['en', 13, '1 year 1 month'],
  ['en', 0, '0 months'],
])('%s writes %d months as %s', (locale, months, text) => {
  expect(callHook(locale, 'loan-calculator', useMonthsText)(months)).toBe(text)
})
