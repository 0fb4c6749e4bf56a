import type { Direction } from './fields'

export type Verdict = 'accepted' | 'byContent' | 'refused'

const RULES: Readonly<Record<Direction, { readonly type: RegExp; readonly name: RegExp; readonly byContent: RegExp }>> =
  {
    csvToJson: { type: /csv|tab-separated-values/i, name: /\.(csv|tsv)$/i, byContent: /\.(txt|xl[st][xm]?)$/i },
    jsonToCsv: { type: /json/i, name: /\.(json|ndjson|jsonl)$/i, byContent: /\.txt$/i },
  }

/** True for the extensions of files with one JSON record per line. */
export function isNdjsonName(name: string): boolean {
  return /\.(ndjson|jsonl)$/i.test(name)
}

/**
 * Checks the type and name of a file for a direction (documented rule: the type contains csv or json, or the name ends
 * in .csv or .json). Plain text files, and those that call themselves Excel and are none, are `byContent`: check them with
 * `looksLikeInput`.
 */
export function accepts(file: { readonly name: string; readonly type: string }, direction: Direction): Verdict {
  const { type, name, byContent } = RULES[direction]
  if (type.test(file.type) || name.test(file.name)) return 'accepted'
  return byContent.test(file.name) ? 'byContent' : 'refused'
}

/** True when the beginning of a plain text file looks like CSV (a delimiter in its first two lines) or JSON. */
export function looksLikeInput(head: string, direction: Direction): boolean {
  const text = head.replace(/^\uFEFF/, '').trimStart()
  if (direction === 'jsonToCsv') return /^[[{]/.test(text)
  const lines = text.split(/\r\n?|\n/).filter((line) => line !== '')
  return [',', ';', '\t', '|'].some(
    (mark) => lines.length > 1 && lines.slice(0, 2).every((line) => line.includes(mark)),
  )
}

/** A list of records, or a record. A CSV may begin with a bracket too. */
const JSON_START = /^\uFEFF?\s*(?:\[\s*[[{\]]|\{\s*["}])/

/** The direction that the beginning of a text is for: JSON, or CSV with a delimiter; undefined if it looks like neither. */
export function directionOfText(head: string): Direction | undefined {
  if (JSON_START.test(head)) return 'jsonToCsv'
  return looksLikeInput(head, 'csvToJson') ? 'csvToJson' : undefined
}

/** The direction that a file is for by its name and type; undefined where only its content can tell. */
export function directionOfName(file: { readonly name: string; readonly type: string }): Direction | undefined {
  return (['jsonToCsv', 'csvToJson'] as const).find((direction) => accepts(file, direction) === 'accepted')
}

/** Removes the NULs that pad fields of a fixed width. Text with U+FFFD comes from a binary file and stays unchanged. */
export function withoutFiller(text: string): string {
  return text.includes('\0') && !text.includes('\uFFFD') ? text.replaceAll('\0', '') : text
}
