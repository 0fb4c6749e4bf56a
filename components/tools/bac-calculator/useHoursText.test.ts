import type { Locale } from '@/lib/i18n/locales'
import { callHook } from '@/scripts/jest/call-hook'
import { useHoursText } from './useHoursText'

it.each<[Locale, number, string]>([
  ['ko', 5, '5시간'],
  ['ko', 0.5, '30분'],
  ['ja', 5.5, '5時間30分'],
  ['en', 5.125, '5 hours 8 minutes'],
  ['en', 1.0001, '1 hour 1 minute'],
  ['en', 0, '0 minutes'],
  // 0.7 / 0.1 hours are a little more than seven.
  ['en', 7 + 1e-14, '7 hours'],
])('%s writes %d hours as %s, never too few', (locale, hours, text) => {
  expect(callHook(locale, 'bac-calculator', useHoursText)(hours)).toBe(text)
})
