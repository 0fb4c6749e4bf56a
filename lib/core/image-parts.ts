import type { ImageKind } from './image-kind'
import { isEndless } from './jpeg-size'
import { isEndlessPng } from './png-chunks'
import { isEndlessWebp } from './webp-chunks'

/** True for a picture file of so many parts, more than any program writes, that reading them one by one would take minutes. */
export function hasEndlessParts(bytes: Uint8Array, kind: ImageKind | null): boolean {
  if (kind === 'jpeg') return isEndless(bytes)
  if (kind === 'png') return isEndlessPng(bytes)
  return kind === 'webp' && isEndlessWebp(bytes)
}
