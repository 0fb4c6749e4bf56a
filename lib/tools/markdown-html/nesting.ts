/** Maximum nesting of lists and quotes in a line, the same as in markdown-it. */
const MAX_DEPTH = 100

/** A line that starts with more list and quote markers than that. */
const DEEP = new RegExp(`^(?:[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])[ \\t])){${MAX_DEPTH + 1}}`)
/** A line of a single repeated marker is a thematic break (CommonMark 4.1). */
const BREAK = /^[ \t]*([-*])(?:[ \t]*\1)*[ \t]*$/

/** True when lists and quotes are nested so deeply that parsing would take too long. */
export function isTooDeep(source: string): boolean {
  return source.split(/\r\n?|\n/).some((line) => DEEP.test(line) && !BREAK.test(line))
}
