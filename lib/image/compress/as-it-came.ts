import { isToolError } from '@/lib/core/errors'
import type { OpenedImage } from '@/lib/image/codecs/image-header'
import { densityOf, withDensity } from '@/lib/image/formats/density'
import { hasInks } from '@/lib/image/formats/jpeg/ink-profile'
import type { Loss } from '@/lib/image/formats/metadata/removal-options'
import { stripJpeg } from '@/lib/image/formats/metadata/strip-jpeg'

/**
 * A JPEG as it came, without what `loss` removes of its metadata, for use where a new one would only be larger. Null for any
 * other kind, and for one that is cut off, damaged or in printing inks: of those, a new one is better.
 */
export function asItCame({ bytes, header }: OpenedImage, loss: Loss): Uint8Array<ArrayBuffer> | null {
  if (header.kind !== 'jpeg' || header.note === 'incomplete' || hasInks(bytes)) return null
  if (loss === 'nothing') return bytes
  try {
    const stripped = stripJpeg(bytes, loss).bytes
    const density = densityOf(bytes, header.kind)
    return density ? withDensity(stripped, density) : stripped
  } catch (error) {
    if (isToolError(error)) return null
    throw error
  }
}
