import { isoDate } from '@/lib/core/plain-date'
import { spanIn } from './dates'

const TODAY = { year: 2026, month: 11, day: 26 }

test.each([
  ['오늘부터 크리스마스까지', '2026-11-26 to 2026-12-25'],
  ['今日から12月31日まで何日', '2026-11-26 to 2026-12-31'],
  ['days between today and christmas', '2026-11-26 to 2026-12-25'],
  ['days between christmas and today', '2026-11-26 to 2026-12-25'],
  ['days from christmas to today', '2025-12-25 to 2026-11-26'],
  ['from 2026-12-25 to today', '2026-11-26 to 2026-12-25'],
  ['오늘부터 2026년 1월 1일까지', '2026-01-01 to 2026-11-26'],
  ['2026-05-01 to 2026-03-01', '2026-05-01 to 2026-03-01'],
])('%s is %s', (sentence, span) => {
  const { start, end } = spanIn(sentence, TODAY)!
  expect(`${isoDate(start)} to ${isoDate(end)}`).toBe(span)
})

test('one date is no span, and one that no calendar has is none either', () => {
  expect(spanIn('until christmas', TODAY)).toBeUndefined()
  expect(spanIn('from march 1 to february 30', TODAY)).toBeNull()
})
