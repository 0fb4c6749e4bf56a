/** Whether a segment of a text is a word or number. `Intl.Segmenter` does not say so of numbers in WebKit. */
export function isWord(segment: string): boolean {
  return /[\p{L}\p{N}]/u.test(segment)
}

/** Number of words: runs of characters other than whitespace. */
export function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

/** Number of lines, including an empty last one; 0 for text that is only whitespace. */
export function lineCount(text: string): number {
  if (text.trim() === '') return 0
  return (text.match(/\r\n?|\n/g)?.length ?? 0) + 1
}

/** Number of Unicode code points: a surrogate pair counts as one. */
export function characterCount(text: string): number {
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0)
}
