import type { AnswerUnit } from '@/lib/tools/word-counter/answers'
import type { Locale } from '@/lib/i18n/locales'
import { callHook } from '@/scripts/jest/call-hook'
import { useRemainingText } from './useRemainingText'

it.each<[Locale, number, AnswerUnit, string]>([
  ['ko', 1000, 'characters', '1,000자 남았어요'],
  ['ko', -3, 'charactersNoSpaces', '3자 넘었어요'],
  ['ko', 1500, 'schoolRecordBytes', '1,500바이트 남았어요'],
  ['ja', 0, 'words', '残り0語'],
  ['ja', -400, 'characters', '400文字超過'],
  ['en', 1, 'words', '1 word left'],
  ['en', -2000, 'eucKrBytes', '2,000 bytes over'],
])('%s: %d %s is %s', (locale, left, unit, text) => {
  expect(callHook(locale, 'word-counter', useRemainingText)(left, unit)).toBe(text)
})
