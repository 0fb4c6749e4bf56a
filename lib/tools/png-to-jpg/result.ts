import { imageKind } from '@/lib/image/formats/kind'
import { baseName, safeFileName } from '@/lib/text/file-name'

/** Bytes from the start of a file that say whether it is unfitting. */
export const START_BYTES = 32

/** True for the start of a picture that gains nothing here, which the page says: never transparent, opened by every program. */
export function isUnfitting(start: Uint8Array): boolean {
  return ['jpeg', 'bmp'].includes(imageKind(start) ?? '')
}

/** `logo.final.png`, jpg → `logo.final_converted.jpg`, made safe to save. */
export function convertedName(name: string, extension: string): string {
  return safeFileName(`${baseName(name)}_converted.${extension}`)
}
