import { baseName } from '@/lib/text/file-name'

/** `photo.jpg` → `clean_photo.jpg`. */
export function cleanName(name: string): string {
  return `clean_${name}`
}

/** `photo.jpg`, `json` → `exif_data_photo.json`. */
export function dataName(name: string, format: 'json' | 'txt'): string {
  return `exif_data_${baseName(name)}.${format}`
}
