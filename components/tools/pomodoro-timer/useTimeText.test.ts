import type { Locale } from '@/lib/i18n/locales'
import { callHook } from '@/scripts/jest/call-hook'
import { useTimeText } from './useTimeText'

const MINUTE = 60_000

it.each<[Locale, number, string]>([
  ['ko', 25 * MINUTE, '25분'],
  ['ko', 25 * MINUTE - 1, '24분'],
  ['ja', 60 * MINUTE, '1時間0分'],
  ['en', 59 * MINUTE, '59 min'],
  ['en', 150 * MINUTE, '2 h 30 min'],
])('%s writes %d milliseconds as %s, in whole minutes', (locale, milliseconds, text) => {
  expect(callHook(locale, 'pomodoro-timer', useTimeText)(milliseconds)).toBe(text)
})
