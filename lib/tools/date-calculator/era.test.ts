import { parseIsoDate } from '@/lib/core/plain-date'
import { eraYear } from './era'

it.each([
  ['2019-05-01', '（令和元年）'],
  ['2019-04-30', '（平成31年）'],
  ['1990-05-15', '（平成2年）'],
  ['1989-01-07', '（昭和64年）'],
])('%s is in %s', (date, year) => {
  expect(eraYear('ja', parseIsoDate(date)!)).toBe(year)
  expect(eraYear('ko', parseIsoDate(date)!)).toBe('')
})
