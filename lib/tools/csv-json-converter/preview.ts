/** Length of the displayed output; a longer text box is slow to lay out and does not scroll at 60 frames per second. */
export const PREVIEW_LENGTH = 50_000

/**
 * Truncates a text of `length` characters to PREVIEW_LENGTH, at a line end if possible. `beginning` is at least that
 * much of it.
 */
export function previewOf(beginning: string, length: number): string {
  if (length <= PREVIEW_LENGTH) return beginning
  const shown = beginning.slice(0, PREVIEW_LENGTH)
  const lastBreak = shown.lastIndexOf('\n')
  return lastBreak < 0 ? shown : shown.slice(0, lastBreak)
}
