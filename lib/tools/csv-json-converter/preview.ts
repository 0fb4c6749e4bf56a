/** Characters of the output that are shown: a text box of more no longer scrolls at 60 pictures a second, and takes long to lay out. */
export const PREVIEW_LENGTH = 50_000

/** The beginning of a text (its first PREVIEW_LENGTH characters at least, `length` in all): whole if it fits, else cut at a line end where there is one. */
export function previewOf(beginning: string, length: number): string {
  if (length <= PREVIEW_LENGTH) return beginning
  const shown = beginning.slice(0, PREVIEW_LENGTH)
  const lastBreak = shown.lastIndexOf('\n')
  return lastBreak < 0 ? shown : shown.slice(0, lastBreak)
}
