import type { SearchOutcome } from './size-search'

/**
 * The bytes that the result may have; null without a target. A JPEG is enlarged only where a form wants it larger than it is.
 */
export function targetBytes(
  { target, least }: { readonly target: number | null; readonly least: number | null },
  original: { readonly kind: string; readonly bytes: number },
): number | null {
  const mayGrow = original.kind !== 'jpeg' || (least ?? 0) > original.bytes
  return target === null || mayGrow ? target : Math.min(target, original.bytes)
}

export type NoteCode = 'larger' | 'kept' | 'targetOver' | 'targetUnder' | 'belowLeast' | 'metadataLost'

interface Outcome {
  readonly originalBytes: number
  readonly resultBytes: number
  /** The smallest file that is of use. */
  readonly leastBytes: number
  readonly outcome: SearchOutcome | undefined
  readonly isKept: boolean
  readonly metadataAsAsked: boolean
}

/** Notes on a result, the most important first. */
export function notesOf(result: Outcome): NoteCode[] {
  const { originalBytes, resultBytes, leastBytes, outcome, isKept, metadataAsAsked } = result
  const notes: NoteCode[] = []
  if (outcome === 'over') notes.push('targetOver')
  if (resultBytes < leastBytes) notes.push('belowLeast')
  else if (outcome === 'under') notes.push('targetUnder')
  if (isKept) notes.push('kept')
  else if (resultBytes > originalBytes) notes.push('larger')
  if (!metadataAsAsked) notes.push('metadataLost')
  return notes
}
