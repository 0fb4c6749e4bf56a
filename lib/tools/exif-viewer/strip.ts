import { ToolError } from '@/lib/core/errors'
import { imageKind, type ImageKind } from '@/lib/core/image-kind'
import { baseName } from '@/lib/core/file-name'
import { stripJpeg } from './strip-jpeg'
import { stripPng } from './strip-png'
import { stripWebp } from './strip-webp'
import type { Stripped } from './stripped'

const STRIPPERS: Partial<Record<ImageKind, (bytes: Uint8Array) => Stripped>> = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
}

/**
 * A copy of an image file without its data, the picture byte for byte as it was. ToolErrors: `imageNotSupported`,
 * `cannotRemove` {format} for kinds other than JPEG, PNG and WebP, `imageTruncated`, `imageDamaged`.
 */
export function strip(bytes: Uint8Array): Stripped {
  const kind = imageKind(bytes)
  if (!kind) throw new ToolError('imageNotSupported')
  const stripper = STRIPPERS[kind]
  if (!stripper) throw new ToolError('cannotRemove', { format: kind.toUpperCase() })
  return stripper(bytes)
}

/** `photo.jpg` → `clean_photo.jpg`. */
export function cleanName(name: string): string {
  return `clean_${name}`
}

/** `photo.jpg`, `json` → `exif_data_photo.json`. */
export function dataName(name: string, format: 'json' | 'txt'): string {
  return `exif_data_${baseName(name)}.${format}`
}
