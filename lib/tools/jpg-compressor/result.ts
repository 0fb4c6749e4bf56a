import { baseName, safeFileName } from '@/lib/text/file-name'

/** `photo.final.PNG`, jpg → `compressed_photo.final.jpg`, made safe to save. */
export function compressedName(name: string, extension: string): string {
  return safeFileName(`compressed_${baseName(name)}.${extension}`)
}
