import { machineNumber } from '@/lib/core/numbers'

const HOUR_MILLISECONDS = 3_600_000
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS
/** Day 0 of Excel's calendar, for days after the 29 February 1900 that it has and the world had not. */
const EPOCH = Date.UTC(1899, 11, 30)
const LAST_DAY_OF_FEBRUARY_1900 = 60
/** Days between the calendars that begin in 1900 and 1904. */
export const DAYS_TO_1904 = 1462
/** 31 December 9999. */
const LAST_SERIAL = 2_958_465
/** Digits that Excel keeps of a number; the rest is noise of binary fractions. */
const DIGITS = 15

/** Formats that every workbook has without declaring them (ECMA-376, 18.8.30), those of East Asian dates included. */
const DATE_FORMATS = /^(?:1[4-9]|2[0-2]|2[7-9]|3[0-6]|4[5-7]|5[0-8])$/
const TIME_FORMATS = /^(?:1[89]|2[01]|3[2-5]|4[57])$/
const ELAPSED_FORMAT = '46'

export type CellFormat = 'number' | 'date' | 'time' | 'elapsed' | { readonly zeros: number }

/** How a number is meant: by the id of its format and the format's code, if the workbook declares one. */
export function cellFormat(id: string, code: string | undefined): CellFormat {
  if (id === ELAPSED_FORMAT || /\[(h+|m+|s+)\]/i.test(code ?? '')) return 'elapsed'
  if (code === undefined) return TIME_FORMATS.test(id) ? 'time' : DATE_FORMATS.test(id) ? 'date' : 'number'
  const signs = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, '').toLowerCase()
  if (/^0{2,}$/.test(signs)) return { zeros: signs.length }
  if (/[yd]|m{3}/.test(signs)) return 'date'
  return /[hs]/.test(signs) ? 'time' : 'number'
}

/** A number of days as ISO text, to the millisecond: what is finer is noise of binary fractions. */
function isoText(days: number): string {
  return new Date(EPOCH + Math.round(days * DAY_MILLISECONDS)).toISOString().replace(/(\.000)?Z$/, '')
}

/** A number cell as text: a plain number, an ISO date, a time, or with the leading zeros of its format. */
export function numberText(value: string, format: CellFormat, dayOffset: number): string {
  const number = Number(value)
  if (value === '' || Number.isNaN(number)) return value
  const serial = number + dayOffset
  const isDated = typeof format === 'string' && format !== 'number' && number >= 0 && serial <= LAST_SERIAL
  if (isDated && format === 'elapsed') {
    const hours = Math.floor(Math.round(number * DAY_MILLISECONDS) / HOUR_MILLISECONDS)
    return String(hours).padStart(2, '0') + isoText(number).slice(13)
  }
  if (isDated && format === 'time' && number < 1) return isoText(number).slice(11)
  if (isDated) {
    const iso = isoText(serial < LAST_DAY_OF_FEBRUARY_1900 ? serial + 1 : serial)
    return Number.isInteger(number) ? iso.slice(0, 10) : iso
  }
  const plain = machineNumber(Number(number.toPrecision(DIGITS)))
  return typeof format === 'object' ? plain.padStart(format.zeros, '0') : plain
}

/** The serial number of an ISO date from 1 March 1900 on; undefined for any other text. */
export function dateSerial(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const time = Date.parse(`${text}T00:00:00Z`)
  const isDate = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  const serial = (time - EPOCH) / DAY_MILLISECONDS
  return isDate && serial > LAST_DAY_OF_FEBRUARY_1900 ? serial : undefined
}
