import type { PlacedWord } from './compose'

/**
 * Updates the positions of words after an edit of the text. A word that was mended keeps its place in the picture and is
 * certain; other words within the changed range are removed, because they are no longer recognized text.
 */
export function wordsAfterEdit(words: readonly PlacedWord[], before: string, after: string): PlacedWord[] {
  const limit = Math.min(before.length, after.length)
  let same = 0
  while (same < limit && before[same] === after[same]) same++
  let tail = 0
  while (tail < limit - same && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  const changedEnd = before.length - tail
  const shift = after.length - before.length
  const isMended = !/\s/.test(after.slice(same, changedEnd + shift))
  return words.flatMap((word) => {
    if (word.end <= same) return [word]
    if (word.start >= changedEnd) return [{ ...word, start: word.start + shift, end: word.end + shift }]
    const isWithin = word.start <= same && word.end >= changedEnd && word.end + shift > word.start
    return isMended && isWithin ? [{ ...word, end: word.end + shift, confidence: 100 }] : []
  })
}

/** The word at a position in the text. */
export function wordAt(words: readonly PlacedWord[], position: number): PlacedWord | undefined {
  return words.find(({ start, end }) => position >= start && position <= end)
}

/** Splits a text to uncertain and other pieces, in order, for highlighting. */
export function markedPieces(
  text: string,
  words: readonly PlacedWord[],
  uncertainBelow: number,
): { readonly text: string; readonly uncertain: boolean }[] {
  const pieces: { text: string; uncertain: boolean }[] = []
  let at = 0
  for (const { start, end, confidence } of words) {
    if (confidence >= uncertainBelow || start < at) continue
    if (start > at) pieces.push({ text: text.slice(at, start), uncertain: false })
    pieces.push({ text: text.slice(start, end), uncertain: true })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), uncertain: false })
  return pieces
}
