import type { ImageKind } from '@/lib/image/formats/image-formats'
import { baseName, safeFileName } from '@/lib/text/file-name'

/** True for a picture that gains nothing here, which the page says: never transparent, and opened by every program. */
export function isUnfitting({ kind, isUnwrapped }: { readonly kind: ImageKind; readonly isUnwrapped?: true }): boolean {
  return kind === 'bmp' || (kind === 'jpeg' && !isUnwrapped)
}

/** `logo.final.png`, jpg → `logo.final_converted.jpg`, made safe to save. */
export function convertedName(name: string, extension: string): string {
  return safeFileName(`${baseName(name)}_converted.${extension}`)
}
