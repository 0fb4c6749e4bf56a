import { isoDate, parseIsoDate, type PlainDate } from '@/lib/core/plain-date'

/** Date and time of day where the photograph was taken. */
export interface Moment {
  readonly date: PlainDate
  /** `07:08:09`. */
  readonly time: string
  /** `+09:00`, `Z`, or '' where the camera did not say. */
  readonly offset: string
}

const PATTERN = /^(\d{4})\D(\d\d)\D(\d\d)[ T](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?$/

/**
 * `2024:05:06 07:08:09` (EXIF; some write slashes) or `2024-05-06T07:08:09+09:00` (XMP) → a moment, with EXIF's separate offset. Undefined for
 * blanks, zeros and anything that is no date.
 */
export function parseMoment(text: string | undefined, separateOffset = ''): Moment | undefined {
  const [, year, month, day, time, offset] = PATTERN.exec(text?.trim() ?? '') ?? []
  const date = parseIsoDate(`${year}-${month}-${day}`)
  if (!date || time === undefined) return undefined
  const separate = /^(Z|[+-]\d\d:\d\d)$/.test(separateOffset) ? separateOffset : ''
  return {
    date,
    time: time.length === 5 ? `${time}:00` : time,
    offset: offset?.replace(/(\d\d)(\d\d)$/, '$1:$2') ?? separate,
  }
}

/** `2024-05-06T07:08:09+09:00`. */
export function isoMoment({ date, time, offset }: Moment): string {
  return `${isoDate(date)}T${time}${offset}`
}
