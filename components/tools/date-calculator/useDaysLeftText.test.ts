import type { Locale } from '@/lib/i18n/locales'
import { callHook } from '@/scripts/jest/call-hook'
import { useDaysLeftText } from './useDaysLeftText'

it.each<[Locale, number, string]>([
  ['ko', 0, 'D-Day'],
  ['ko', 12, 'D-12'],
  ['ko', -1030, 'D+1,030'],
  ['ja', 1, 'あと1日'],
  ['ja', -1, '1日前'],
  ['en', 0, 'Today'],
  ['en', 2, '2 days to go'],
  ['en', -1, '1 day ago'],
])('%s writes %d days as %s', (locale, days, text) => {
  expect(callHook(locale, 'date-calculator', useDaysLeftText)(days)).toBe(text)
})
