import type { ImageKind } from './image-kind'
import { isEndless } from './jpeg-size'
import { pngEnd } from './png-chunks'
import { webpEnd } from './webp-chunks'

/** True for a picture file of so many parts, more than any program writes, that reading them one by one would take minutes. */
export function hasEndlessParts(bytes: Uint8Array, kind: ImageKind | null): boolean {
  if (kind === 'jpeg') return isEndless(bytes)
  if (kind === 'png') return pngEnd(bytes) === null
  return kind === 'webp' && webpEnd(bytes) === null
}

/** A PNG or WebP without what follows its end; other kinds as they are. */
export function withoutTrailer(bytes: Uint8Array<ArrayBuffer>, kind: ImageKind | null): Uint8Array<ArrayBuffer> {
  if (kind === 'png') return bytes.subarray(0, pngEnd(bytes) ?? bytes.length)
  if (kind === 'webp') return bytes.subarray(0, webpEnd(bytes) ?? bytes.length)
  return bytes
}
