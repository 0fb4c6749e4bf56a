import fc from 'fast-check'
import ICAL from 'ical.js'
import { writeIcs, type AllDayEvent } from './ics'
import { addDays, isoDate, plainDate, type PlainDate } from '@/lib/core/plain-date'

const STAMP = Date.UTC(2026, 4, 8, 1, 2, 3, 456)

const day = (year: number, month: number, date: number): PlainDate => plainDate(year, month, date) ?? fail()
const fail = (): never => {
  throw new Error('no such date')
}
const event = (changes: Partial<AllDayEvent> = {}): AllDayEvent => ({
  uid: 'due-20260508@example',
  start: day(2026, 5, 8),
  end: day(2026, 5, 8),
  summary: 'Due date',
  ...changes,
})
const write = (...events: AllDayEvent[]) =>
  writeIcs({ name: 'Dates', productId: '-//Example//Test//EN', stamp: STAMP, events })
/** Parsed by ical.js, which throws on invalid iCalendar. */
const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part)) }
}

describe('an iCalendar file', () => {
  it('has the lines that RFC 5545 requires', () => {
    expect(write(event({ description: 'Bring the card' })).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Example//Test//EN',
      'CALSCALE:GREGORIAN',
      'NAME:Dates',
      'X-WR-CALNAME:Dates',
      'BEGIN:VEVENT',
      'UID:due-20260508@example',
      'DTSTAMP:20260508T010203Z',
      'DTSTART;VALUE=DATE:20260508',
      'DTEND;VALUE=DATE:20260509',
      'SUMMARY:Due date',
      'DESCRIPTION:Bring the card',
      'CLASS:PRIVATE',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('escapes what has a meaning, and leaves out what the type does not allow', () => {
    const text = write(event({ summary: 'a\\b;c,d\u0007\u007fe\tf', description: 'one\r\ntwo\rthree\nfour' }))
    expect(text).toContain('\r\nSUMMARY:a\\\\b\\;c\\,de\tf\r\n')
    expect(text).toContain('\r\nDESCRIPTION:one\\ntwo\\nthree\\nfour\r\n')
  })

  it('ends an event on the day after its last one, also across the end of a year', () => {
    const { events } = read(write(event({ start: day(2027, 12, 29), end: day(2027, 12, 31) })))
    expect(events[0]?.startDate.toString()).toBe('2027-12-29')
    expect(events[0]?.startDate.isDate).toBe(true)
    expect(events[0]?.endDate.toString()).toBe('2028-01-01')
    expect(events[0]?.duration.toString()).toBe('P3D')
  })

  it('omits the end after the last day of year 9999', () => {
    const last = day(9999, 12, 31)
    expect(write(event({ start: last, end: last }))).not.toContain('DTEND')
  })

  it('preserves commas, semicolons, backslashes and line breaks', () => {
    const summary = 'a, b; c\\n \\, "d": e'
    const description = 'first\nsecond\r\nthird\rfourth'
    const { events } = read(write(event({ summary, description })))
    expect(events[0]?.summary).toBe(summary)
    expect(events[0]?.description).toBe('first\nsecond\nthird\nfourth')
  })

  it('folds long Korean, Japanese and emoji lines at 75 octets between characters', () => {
    const summary = '출산 예정일이에요 🤰 '.repeat(20) + '出産予定日です。'.repeat(20)
    const text = write(event({ summary }))
    for (const line of text.split('\r\n')) {
      const bytes = new TextEncoder().encode(line)
      expect(bytes.length).toBeLessThanOrEqual(75)
      expect(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toBe(line)
    }
    expect(read(text).events[0]?.summary).toBe(summary)
  })

  it('preserves any text and any dates', () => {
    const texts = fc
      .string({ unit: 'grapheme', maxLength: 200 })
      .map((text) => text.replace(/[\u0000-\u001f\u007f]/g, ''))
    // From year 1000: ical.js writes earlier years without leading zeros.
    const days = fc.tuple(fc.integer({ min: -354_000, max: 2_900_000 }), fc.integer({ min: 0, max: 40 }))
    fc.assert(
      fc.property(texts, days, (summary, [epochDay, length]) => {
        const start = addDays(day(1970, 1, 1), epochDay) ?? fail()
        const end = addDays(start, length) ?? fail()
        const [found] = read(write(event({ start, end, summary: `.${summary}` }))).events
        expect(found?.summary).toBe(`.${summary}`)
        expect(found?.startDate.toString()).toBe(isoDate(start))
        expect(found?.endDate.toString()).toBe(isoDate(addDays(end, 1) ?? fail()))
      }),
      { numRuns: 300 },
    )
  })
})
