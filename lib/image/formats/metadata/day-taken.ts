import { unlessRefused } from '@/lib/core/errors'
import { dayTaken } from '@/lib/image/formats/exif/dates'
import { blockContent, blocksOf, type Block } from './blocks'
import { iptcDay } from './strip-blocks'
import { xmpDay } from './xmp-dates'

/** In the order in which they count (CIPA DC-010). */
const DAYS: readonly (readonly [Block['kind'], (content: Uint8Array) => string | undefined])[] = [
  ['exif', dayTaken],
  ['xmp', xmpDay],
  ['resources', iptcDay],
]

/**
 * The day on which an image file says that it was taken, in EXIF, XMP or IPTC, as an ISO date; undefined if it says none that there is, or is
 * damaged.
 */
export function dayOf(bytes: Uint8Array): string | undefined {
  return unlessRefused(() => {
    const own = blocksOf(bytes).blocks.filter(({ part }) => !part)
    const days = DAYS.flatMap(([wanted, read]) =>
      own.filter(({ kind }) => kind === wanted).map((block) => read(blockContent(bytes, block))),
    )
    return days.find((day) => day !== undefined)
  }, undefined)
}
