import { ToolError } from '@/lib/core/errors'

/** Maximum length of an expression. */
export const MAX_LENGTH = 1_000
/** Maximum nesting of brackets and functions, well within the parser's stack. */
export const MAX_DEPTH = 100

/** Removes an equals sign from the end of an expression. */
export function removeEqualsSign(text: string): string {
  return text.replace(/\s*[=＝]\s*$/, '')
}

/** Throws ToolError `tooLong` or `tooDeep` for an expression that would take too long to parse. */
export function checkSize(text: string): void {
  if (text.length > MAX_LENGTH) throw new ToolError('tooLong', { max: MAX_LENGTH })
  let depth = 0
  for (const sign of text) {
    if (sign === '(' && ++depth > MAX_DEPTH) throw new ToolError('tooDeep')
    if (sign === ')') depth--
  }
}

/** Pasted text for a field of one line: numbers on two lines or in two cells stay apart. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s*[\t\r\n]\s*/g, '  ')
}
