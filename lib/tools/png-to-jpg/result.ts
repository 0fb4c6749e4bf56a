import { baseName, safeFileName } from '@/lib/text/file-name'

/** Kinds of image that the tool is for: those that are often transparent, and those that few programs open. */
const FITTING_KINDS = ['png', 'webp', 'gif', 'heic', 'avif']

/** True for a kind of image that gains nothing here, which the page says. */
export function isUnfitting(kind: string): boolean {
  return !FITTING_KINDS.includes(kind)
}

/** `logo.final.png`, jpg → `logo.final_converted.jpg`, made safe to save. */
export function convertedName(name: string, extension: string): string {
  return safeFileName(`${baseName(name)}_converted.${extension}`)
}
