import { baseName, safeFileName } from '@/lib/text/file-name'
import type { SearchOutcome } from '@/lib/image/compress/size-search'

const KILOBYTE = 1024

/**
 * The bytes that the result may have, from a target size in KB of 1024 bytes; null without one. A JPEG is never enlarged to
 * a target above its own size.
 */
export function targetBytes(
  targetSize: number | null,
  original: { readonly kind: string; readonly bytes: number },
): number | null {
  if (targetSize === null) return null
  const target = Math.floor(targetSize * KILOBYTE)
  return original.kind === 'jpeg' ? Math.min(target, original.bytes) : target
}

export type NoteCode = 'larger' | 'targetOver' | 'targetUnder' | 'targetAboveOriginal' | 'firstFrame' | 'metadataLost'

interface Outcome {
  readonly originalBytes: number
  readonly resultBytes: number
  /** The target size in bytes; null if none is set. */
  readonly askedBytes: number | null
  readonly outcome: SearchOutcome | undefined
  readonly animated: boolean
  readonly metadataAsAsked: boolean
  readonly kind: string
}

/** Notes on a result, the most important first. */
export function notesOf(result: Outcome): NoteCode[] {
  const { originalBytes, resultBytes, askedBytes, outcome, animated, metadataAsAsked, kind } = result
  const aboveOriginal = askedBytes !== null && kind === 'jpeg' && askedBytes > originalBytes
  const notes: NoteCode[] = []
  if (outcome === 'over') notes.push('targetOver')
  if (aboveOriginal) notes.push('targetAboveOriginal')
  else if (outcome === 'under') notes.push('targetUnder')
  if (resultBytes > originalBytes) notes.push('larger')
  if (!metadataAsAsked) notes.push('metadataLost')
  if (animated) notes.push('firstFrame')
  return notes
}

/** `photo.final.PNG`, jpg → `compressed_photo.final.jpg`, made safe to save. */
export function compressedName(name: string, extension: string): string {
  return safeFileName(`compressed_${baseName(name)}.${extension}`)
}
