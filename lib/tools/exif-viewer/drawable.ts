import { maxPixels, type Device } from '@/lib/image/limits'
import { isShownByBrowsers, type ImageKind } from '@/lib/image/formats/image-formats'
import type { Size } from '@/lib/image/pixels/geometry'

/**
 * True for a file that a browser can draw within a device's memory: it decodes a picture at full size, however small it is
 * shown. False if its size in pixels is unknown; an SVG has no pixels.
 */
export function isDrawable(kind: ImageKind, size: Size | null, device: Device): boolean {
  if (!size || !isShownByBrowsers({ kind })) return false
  return kind === 'svg' || size.width * size.height <= maxPixels(device)
}
