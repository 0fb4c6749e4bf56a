/** Levels of lists and quotes that a line may open; markdown-it has the same limit. */
const DEEPEST = 100

/** As many marks of lists and quotes as that in a row at the start of a line. */
const DEEP = new RegExp(`^(?:[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])[ \\t])){${DEEPEST + 1}}`)
/** A line of one mark only is a thematic break (CommonMark 4.1). */
const BREAK = /^[ \t]*([-*])(?:[ \t]*\1)*[ \t]*$/

/** True where a line opens so many lists and quotes in each other that no parser gets through them in time. */
export function isTooDeep(source: string): boolean {
  return source.split(/\r\n?|\n/).some((line) => DEEP.test(line) && !BREAK.test(line))
}
