import { useCalendarBlob } from './useCalendarBlob'

jest.mock('next-intl', () => ({ useLocale: () => 'ko' }))

test('events of a tool are a calendar of its own, under names that stay the same', async () => {
  jest.useFakeTimers({ now: Date.UTC(2024, 0, 2, 3, 4, 5) })
  const day = { year: 2024, month: 5, day: 8 }
  const blob = useCalendarBlob('date-calculator')('Days', [{ uid: 'day-1', start: day, end: day, summary: 'Fair' }])
  jest.useRealTimers()
  expect(blob.type).toBe('text/calendar;charset=utf-8')
  const text = await blob.text()
  for (const line of [
    'PRODID:-//Toolbox//date-calculator//KO',
    'NAME:Days',
    'UID:day-1@date-calculator',
    'SUMMARY:Fair',
  ])
    expect(text).toContain(`${line}\r\n`)
  expect(text).toContain('DTSTAMP:20240102T030405Z\r\n')
})
