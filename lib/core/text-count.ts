/** How many stretches of text stand between whitespace. */
export function wordCount(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

/** How many lines, an empty last one included; 0 for text without any character but whitespace. */
export function lineCount(text: string): number {
  if (text.trim() === '') return 0
  return (text.match(/\r\n?|\n/g)?.length ?? 0) + 1
}

/** How many Unicode characters (code points): a letter outside the basic plane, such as an emoji, is one. */
export function characterCount(text: string): number {
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0)
}
