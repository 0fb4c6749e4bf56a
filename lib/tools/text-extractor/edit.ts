import type { Composition, PlacedWord } from './compose'
import { UNCERTAIN_BELOW } from './confidence'

/**
 * A composition with an edited text. A word that was mended keeps its place in the picture and is certain; other words
 * within the changed range are removed, because they are no longer recognized text.
 */
export function withText({ text: before, words, starts }: Composition, after: string): Composition {
  const limit = Math.min(before.length, after.length)
  let same = 0
  while (same < limit && before[same] === after[same]) same++
  let tail = 0
  while (tail < limit - same && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  const changedEnd = before.length - tail
  const shift = after.length - before.length
  const isMended = !/\s/.test(after.slice(same, changedEnd + shift))
  return {
    text: after,
    words: words.flatMap((word) => {
      if (word.end <= same) return [word]
      if (word.start >= changedEnd) return [{ ...word, start: word.start + shift, end: word.end + shift }]
      const isWithin = word.start <= same && word.end >= changedEnd && word.end + shift > word.start
      return isMended && isWithin ? [{ ...word, end: word.end + shift, confidence: 100 }] : []
    }),
    starts: starts.map((start) => (start <= same ? start : start >= changedEnd ? start + shift : same)),
  }
}

/** A composition with a word, found by its place in the picture, replaced or confirmed by the visitor, who is certain. */
export function withWord(composition: Composition, { box }: PlacedWord, content: string): Composition {
  const { text, words, starts } = composition
  const mended = words.find((word) => word.box === box)
  if (!mended) return composition
  const shift = content.length - (mended.end - mended.start)
  const move = (at: number) => (at > mended.start ? at + shift : at)
  return {
    text: text.slice(0, mended.start) + content + text.slice(mended.end),
    words: words.map((word) => ({
      ...word,
      start: move(word.start),
      end: move(word.end),
      ...(word === mended && { confidence: 100 }),
    })),
    starts: starts.map(move),
  }
}

/** The word at a position in the text. */
export function wordAt(words: readonly PlacedWord[], position: number): PlacedWord | undefined {
  return words.find(({ start, end }) => position >= start && position <= end)
}

type WordKind = 'sure' | 'uncertain' | 'active'

/** How a word is marked, in the text and in the picture. */
export function kindOf({ start, confidence }: PlacedWord, active: PlacedWord | undefined): WordKind {
  if (start === active?.start) return 'active'
  return confidence < UNCERTAIN_BELOW ? 'uncertain' : 'sure'
}

/** Splits a text to uncertain words, the active one, and what is between them, in order, for highlighting. */
export function markedPieces(
  text: string,
  words: readonly PlacedWord[],
  active: PlacedWord | undefined,
): { readonly text: string; readonly kind: WordKind }[] {
  const pieces: { text: string; kind: WordKind }[] = []
  let at = 0
  for (const word of words) {
    const { start, end } = word
    const kind = kindOf(word, active)
    if (kind === 'sure' || start < at) continue
    if (start > at) pieces.push({ text: text.slice(at, start), kind: 'sure' })
    pieces.push({ text: text.slice(start, end), kind })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), kind: 'sure' })
  return pieces
}
