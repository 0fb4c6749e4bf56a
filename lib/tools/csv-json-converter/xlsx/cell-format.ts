import { dateKind, shownDate } from './date-format'
import {
  addsInformation,
  hasText,
  plainNumber,
  sectionFor,
  sectionsOf,
  shownNumber,
  type Section,
} from './number-format'

const HOUR_MILLISECONDS = 3_600_000
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS
/** Day 0 of Excel's calendar, for days after the 29 February 1900 that it has and the world had not. */
const EPOCH = Date.UTC(1899, 11, 30)
const LAST_DAY_OF_FEBRUARY_1900 = 60
/** Days between the calendars that begin in 1900 and 1904. */
export const DAYS_TO_1904 = 1462
/** 31 December 9999. */
const LAST_SERIAL = 2_958_465

/**
 * Formats that a workbook has without declaring them and that are no plain numbers (ECMA-376, 18.8.30). Those of East Asian
 * dates, 27 to 36 and 50 to 58, are different ones in each language of Excel, which no file names: ISO dates and times.
 */
const BUILT_IN: Readonly<Record<number, string>> = {
  14: 'yyyy-mm-dd',
  15: 'yyyy-mm-dd',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm',
  19: 'h:mm',
  20: 'h:mm',
  21: 'h:mm',
  22: 'yyyy-mm-dd',
  32: 'h:mm',
  33: 'h:mm',
  34: 'h:mm',
  35: 'h:mm',
  45: 'mm:ss',
  46: '[h]:mm',
  47: 'mm:ss',
  49: '@',
}
const EAST_ASIAN_DATES = /^(?:2[7-9]|3[016]|5[0-8])$/

/** What a number in a section is: a part of a date is a text, as is a code; a quantity is a number. */
type Meaning = NonNullable<ReturnType<typeof dateKind>> | 'text' | 'code' | 'quantity'

/** A format as it is applied to cells: its sections, and the last one if it is for text. */
export interface CellFormat {
  readonly sections: readonly (Section & { readonly meaning: Meaning })[]
  readonly text: Section | undefined
}

function meaningOf(section: Section): Meaning {
  if (hasText(section)) return 'text'
  return dateKind(section) ?? (addsInformation(section) ? 'code' : 'quantity')
}

/** What a cell holds; `isText` says that its format or its type makes it a text, whatever it looks like. */
export interface CellValue {
  readonly text: string
  readonly isText: boolean
}

/** A format by its id and its code, if the workbook declares one; undefined for one that shows plain numbers. */
export function cellFormat(id: string, code: string | undefined): CellFormat | undefined {
  const known = code ?? (EAST_ASIAN_DATES.test(id) ? BUILT_IN[14] : BUILT_IN[Number(id)])
  if (!known || known === 'General') return undefined
  const sections = sectionsOf(known).map((section) => ({ ...section, meaning: meaningOf(section) }))
  const last = sections.at(-1)!
  if (sections.length === 1 && last.meaning === 'quantity') return undefined
  return { sections, text: sections.length > 3 || hasText(last) ? last : undefined }
}

/** A number of days as ISO text, to the millisecond: what is finer is noise of binary fractions. */
function momentOf(days: number): Date {
  return new Date(EPOCH + Math.round(days * DAY_MILLISECONDS))
}

const isoText = (days: number) =>
  momentOf(days)
    .toISOString()
    .replace(/(\.000)?Z$/, '')

/** A number as a date, a time or a duration, if the calendar has it. */
function datedValue(number: number, section: CellFormat['sections'][number], dayOffset: number): CellValue | undefined {
  const { meaning } = section
  const serial = number + dayOffset
  if (number < 0 || serial > LAST_SERIAL) return undefined
  if (meaning === 'elapsed') {
    const hours = Math.floor(Math.round(number * DAY_MILLISECONDS) / HOUR_MILLISECONDS)
    return { text: String(hours).padStart(2, '0') + isoText(number).slice(13), isText: false }
  }
  const days = serial < LAST_DAY_OF_FEBRUARY_1900 ? serial + 1 : serial
  if (meaning === 'datePart') return { text: shownDate(section, momentOf(days)), isText: true }
  if (meaning === 'time' && number < 1) return { text: isoText(number).slice(11), isText: false }
  const iso = isoText(days)
  return { text: Number.isInteger(number) ? iso.slice(0, 10) : iso, isText: false }
}

/**
 * A number cell. A quantity stays a number with its 15 digits however it is presented (decimals, groups, percent, currency);
 * a date, a time or a duration is ISO text; and what a format adds to (`00000`, `"E"0`, `m"월"`) is the text that Excel shows.
 */
export function numberValue(value: string, format: CellFormat | undefined, dayOffset: number): CellValue {
  const number = Number(value)
  if (value === '' || Number.isNaN(number)) return { text: value, isText: true }
  const plain = { text: plainNumber(number), isText: false }
  if (!format) return plain
  const found = sectionFor(format.sections, number)
  if (!found) return plain
  const { section, isSigned } = found
  switch (section.meaning) {
    case 'quantity':
      return plain
    case 'text':
      return { ...plain, isText: true }
    case 'code':
      return { text: shownNumber(section, number, isSigned), isText: true }
    default:
      return datedValue(number, section, dayOffset) ?? plain
  }
}

/** A text cell, with what its format puts around it (`@"님"`). */
export function textValue(text: string, format: CellFormat | undefined): CellValue {
  const tokens = text === '' ? [] : (format?.text?.tokens ?? [])
  const isAround = tokens.some(({ kind }) => kind === 'text')
  const shown = tokens.map((token) => (token.kind === 'text' ? text : token.kind === 'literal' ? token.text : ''))
  return { text: isAround ? shown.join('').trim() : text, isText: true }
}

/** The serial number of an ISO date from 1 March 1900 on; undefined for any other text. */
export function dateSerial(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const time = Date.parse(`${text}T00:00:00Z`)
  const isDate = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  const serial = (time - EPOCH) / DAY_MILLISECONDS
  return isDate && serial > LAST_DAY_OF_FEBRUARY_1900 ? serial : undefined
}
