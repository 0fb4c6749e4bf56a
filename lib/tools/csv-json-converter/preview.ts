/** Characters of a long text that are shown. */
export const PREVIEW_LENGTH = 50_000
/** Lines of it when it is not the whole: browsers lay a text box out line by line, 1,000 of them in 40 to 80 ms. */
export const PREVIEW_LINES = 200

/**
 * Truncates a text of `length` characters to PREVIEW_LENGTH and PREVIEW_LINES, at a line end if possible. A text of at most
 * PREVIEW_LENGTH is shown whole. `beginning` is at least that much of it.
 */
export function previewOf(beginning: string, length: number): string {
  if (length <= PREVIEW_LENGTH) return beginning
  const lines = beginning.slice(0, PREVIEW_LENGTH).split('\n')
  return lines.slice(0, Math.max(1, Math.min(lines.length - 1, PREVIEW_LINES))).join('\n')
}
