import { textAt } from '@/lib/core/byte-reader'
import { parseIsoDate } from '@/lib/core/plain-date'
import { isExifBlock } from './orientation'
import { Tiff, type TiffValue } from './tiff'

/** Tags of TIFF 6.0 and EXIF 2.32. */
const MODIFIED = 0x0132
const EXIF_POINTER = 0x8769
const TAKEN = 0x9003
const DIGITIZED = 0x9004
const DATES = [MODIFIED, TAKEN, DIGITIZED]

/** `2024:05:06 07:08:09`, or as some programs write it `2024-05-06T07:08:09` or `2024/05/06 07:08:09`. */
const FORM = /^\d{4}([:/-])\d\d\1\d\d[ T]\d\d:\d\d:\d\d$/
/** A day alone, as some scanners write it. */
const DAY = /^\d{4}([:/-])\d\d\1\d\d/
export const EXIF_DATE_LENGTH = 19
/** Real files have fewer pages and thumbnails; links of a damaged one may be circular. */
const MOST_DIRECTORIES = 1000

function exifDateAt(block: Uint8Array, at: number): string {
  return textAt(block, at, EXIF_DATE_LENGTH)
}

/** Tags of the dates of modification, capture and digitizing in an EXIF block or a TIFF file, of a form with the time. */
export function exifDates(block: Uint8Array, form = FORM): TiffValue[] {
  if (!isExifBlock(block)) return []
  const tiff = new Tiff(block)
  const found: TiffValue[] = []
  let directory = tiff.first()
  for (let left = MOST_DIRECTORIES; left > 0 && !directory.isEmpty; left--) {
    const pointer = directory.entries.find(({ tag }) => tag === EXIF_POINTER)
    found.push(...directory.values, ...(pointer ? tiff.directory(tiff.number(pointer)).values : []))
    directory = tiff.directory(tiff.long(directory.link))
  }
  return found.filter(({ tag, at }) => DATES.includes(tag) && form.test(exifDateAt(block, at)))
}

/** The day of capture that an EXIF block states, as an ISO date; undefined if it states none that there is. */
export function dayTaken(block: Uint8Array): string | undefined {
  const dates = exifDates(block, DAY)
  const days = [TAKEN, DIGITIZED].flatMap((wanted) => dates.filter(({ tag }) => tag === wanted))
  return days
    .map(({ at }) => exifDateAt(block, at).slice(0, 10).replaceAll(/[:/]/g, '-'))
    .find((day) => parseIsoDate(day))
}
