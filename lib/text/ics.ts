import { utf8Length } from '@/lib/core/bytes'
import { addDays, isoDate, type PlainDate } from '@/lib/core/plain-date'

export interface AllDayEvent {
  /** Stable for an event, so that importing it again updates the existing one. */
  readonly uid: string
  readonly start: PlainDate
  /** Last day, inclusive. */
  readonly end: PlainDate
  readonly summary: string
  readonly description?: string
}

export interface Calendar {
  readonly name: string
  /** PRODID of the software: `-//owner//product//LANGUAGE`. */
  readonly productId: string
  /** Time of writing in milliseconds since 1970. */
  readonly stamp: number
  readonly events: readonly AllDayEvent[]
}

const MAX_OCTETS = 75
/** Control characters, and the word joiner (U+2060) that `lib/i18n/glue.ts` puts into messages. */
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f\u2060]/g

/** Folds a content line to at most 75 octets without splitting a character (RFC 5545, 3.1). */
function foldLine(line: string): string {
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

/** Escapes a value of type TEXT (RFC 5545, 3.3.11) and removes control characters, which the type does not allow. */
function escapeText(text: string): string {
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
  // DTEND is exclusive. After 31 December 9999 there is no date for it: an event without DTEND lasts one day.
  const after = addDays(end, 1)
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stampValue(stamp)}`,
    `DTSTART;VALUE=DATE:${dateValue(start)}`,
    ...(after ? [`DTEND;VALUE=DATE:${dateValue(after)}`] : []),
    `SUMMARY:${escapeText(summary)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    // The events are about the visitor's health: hidden from people who share the calendar, and not shown as busy time.
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** Writes private all-day events as an iCalendar file (RFC 5545; NAME from RFC 7986). */
export function writeIcs({ name, productId, stamp, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(productId)}`,
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map(foldLine).join('')
}
