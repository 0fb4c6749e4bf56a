import { unlessRefused } from '@/lib/core/errors'
import type { OpenedImage } from '@/lib/image/codecs/image-header'
import { densityOf, withDensity } from '@/lib/image/formats/density'
import { hasInks } from '@/lib/image/formats/jpeg/ink-profile'
import type { OutputFormat } from '@/lib/image/formats/image-formats'
import type { Loss } from '@/lib/image/formats/metadata/removal-options'
import { strip } from '@/lib/image/formats/metadata/strip'

/**
 * A picture as it came, without what `loss` removes of its metadata, for use where a new file would only be larger. Null for one
 * of another format, that moves, is cut off, damaged or in printing inks: of those, a new one is better.
 */
export function asItCame(
  { bytes, header }: OpenedImage,
  { format, loss }: { readonly format: OutputFormat; readonly loss: Loss },
): Uint8Array<ArrayBuffer> | null {
  const { kind, animated, note } = header
  if (kind !== format || animated || note === 'incomplete' || (kind === 'jpeg' && hasInks(bytes))) return null
  if (loss === 'nothing') return bytes
  return unlessRefused(() => {
    const stripped = strip(bytes, loss).bytes
    const density = densityOf(bytes, kind)
    return density && densityOf(stripped, kind) !== density ? withDensity(stripped, density) : stripped
  }, null)
}
