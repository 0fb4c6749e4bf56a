/** Characters that fill several screens and take a few milliseconds. */
const BEGINNING_LENGTH = 12_000

/** The first blocks of a document too long to render in one pass; undefined for shorter ones. */
export function beginningOf(source: string): string | undefined {
  if (source.length < 2 * BEGINNING_LENGTH) return undefined
  const blankLines = [...source.slice(0, BEGINNING_LENGTH).matchAll(/\n[ \t]*\r?\n/g)]
  const end = blankLines.at(-1)?.index
  return end === undefined ? undefined : source.slice(0, end + 1)
}
