import { baseName, safeFileName } from '@/lib/core/file-name'
import type { SearchOutcome } from './size-search'

const KILOBYTE = 1024

export interface Aim {
  /** 10 to 100. */
  readonly quality: number
  /** KB of 1024 bytes; null: no size is aimed at. */
  readonly targetSize: number | null
}

/**
 * What to ask of the encoder for an original of these bytes: the quality, or the bytes that the file may have. A JPEG is
 * never blown up to a target above its own size.
 */
export function encoderAim(
  { quality, targetSize }: Aim,
  original: { readonly kind: string; readonly bytes: number },
): { quality: number } | { targetBytes: number } {
  if (targetSize === null) return { quality }
  const targetBytes = Math.floor(targetSize * KILOBYTE)
  return { targetBytes: original.kind === 'jpeg' ? Math.min(targetBytes, original.bytes) : targetBytes }
}

export type NoteCode = 'larger' | 'targetOver' | 'targetUnder' | 'targetAboveOriginal' | 'firstFrame' | 'metadataLost'

interface Outcome {
  readonly originalBytes: number
  readonly resultBytes: number
  /** The target size in bytes as it was asked for, null without one. */
  readonly askedBytes: number | null
  readonly outcome: SearchOutcome | undefined
  readonly animated: boolean
  readonly metadataAsAsked: boolean
  readonly kind: string
}

/** What has to be said beside a result, in the order of weight. */
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

/** `photo.final.PNG` → `compressed_photo.final.jpg`, made safe to save. */
export function compressedName(name: string): string {
  return safeFileName(`compressed_${baseName(name)}.jpg`)
}
