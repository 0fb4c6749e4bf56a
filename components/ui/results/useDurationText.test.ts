import type { Locale } from '@/lib/i18n/locales'
import { callHook } from '@/scripts/jest/call-hook'
import { useDurationText } from './useDurationText'

type Slug = Parameters<typeof useDurationText>[0]

it.each<[Locale, Slug, number, number, string]>([
  ['ko', 'bac-calculator', 60, 300, '5시간'],
  ['ko', 'bac-calculator', 60, 30, '30분'],
  ['ja', 'bac-calculator', 60, 330, '5時間30分'],
  ['en', 'bac-calculator', 60, 308, '5 hours 8 minutes'],
  ['en', 'bac-calculator', 60, 61, '1 hour 1 minute'],
  ['en', 'bac-calculator', 60, 0, '0 minutes'],
  ['ko', 'loan-calculator', 12, 262, '21년 10개월'],
  ['ja', 'loan-calculator', 12, 36, '3年'],
  ['en', 'loan-calculator', 12, 11, '11 months'],
  ['en', 'loan-calculator', 12, 12, '1 year'],
  ['en', 'loan-calculator', 12, 13, '1 year 1 month'],
  ['en', 'loan-calculator', 12, 0, '0 months'],
  ['ko', 'pomodoro-timer', 60, 25, '25분'],
  ['ja', 'pomodoro-timer', 60, 60, '1時間'],
  ['en', 'pomodoro-timer', 60, 59, '59 min'],
  ['en', 'pomodoro-timer', 60, 150, '2 h 30 min'],
])('%s, %s: in units of %d, %d is %s', (locale, slug, size, amount, text) => {
  expect(callHook(locale, slug, () => useDurationText(slug, size))(amount)).toBe(text)
})
