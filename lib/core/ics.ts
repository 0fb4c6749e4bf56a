import { utf8Length } from './bytes'
import { addDays, isoDate, type PlainDate } from './plain-date'

export interface AllDayEvent {
  /** The same for the same event each time it is written, so that importing again updates it. */
  readonly uid: string
  readonly start: PlainDate
  /** Last day, itself included. */
  readonly end: PlainDate
  readonly summary: string
  readonly description?: string
}

export interface Calendar {
  readonly name: string
  /** What wrote it: `-//owner//product//LANGUAGE`. */
  readonly productId: string
  /** Moment of writing, milliseconds since 1970. */
  readonly stamp: number
  readonly events: readonly AllDayEvent[]
}

const MAX_OCTETS = 75
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/** Content line → lines of at most 75 octets, none of which cuts a character (RFC 5545, 3.1). */
function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const character of line) {
    const length = utf8Length(character)
    if (octets + length > MAX_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += length
  }
  return `${text}\r\n`
}

/** Value of the type TEXT (RFC 5545, 3.3.11); control characters, which it cannot hold, are left out. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

function dateValue(date: PlainDate): string {
  return isoDate(date).replaceAll('-', '')
}

function stampValue(stamp: number): string {
  return new Date(stamp).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '')
}

function eventLines({ uid, start, end, summary, description }: AllDayEvent, stamp: number): string[] {
  // DTEND is the day after the last one. Past year 9999 there is none: an event without DTEND lasts one day.
  const after = addDays(end, 1)
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stampValue(stamp)}`,
    `DTSTART;VALUE=DATE:${dateValue(start)}`,
    ...(after ? [`DTEND;VALUE=DATE:${dateValue(after)}`] : []),
    `SUMMARY:${escaped(summary)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    // Dates about one's body: not for colleagues who share the calendar, and no reason to look busy.
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** Private all-day events → an iCalendar file (RFC 5545; NAME after RFC 7986). */
export function writeIcs({ name, productId, stamp, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(productId)}`,
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map(folded).join('')
}
