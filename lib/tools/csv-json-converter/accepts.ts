import type { Direction } from './fields'

export type Verdict = 'accepted' | 'byContent' | 'refused'

const RULES: Readonly<Record<Direction, { readonly type: RegExp; readonly name: RegExp }>> = {
  csvToJson: { type: /csv|tab-separated-values/i, name: /\.(csv|tsv)$/i },
  jsonToCsv: { type: /json/i, name: /\.(json|ndjson|jsonl)$/i },
}

/** Whether a file's name says that its lines are records. */
export function namesNdjson(name: string): boolean {
  return /\.(ndjson|jsonl)$/i.test(name)
}

/**
 * Whether an upload suits a direction (documented rule: the type contains csv or json, or the name ends .csv or .json).
 * Plain text files are `byContent`: ask `looksRight` about their beginning.
 */
export function accepts(file: { readonly name: string; readonly type: string }, direction: Direction): Verdict {
  const { type, name } = RULES[direction]
  if (type.test(file.type) || name.test(file.name)) return 'accepted'
  return /\.txt$/i.test(file.name) ? 'byContent' : 'refused'
}

/** Whether the beginning of a plain text file reads like CSV (a delimiter in its first two lines) or like JSON. */
export function looksRight(head: string, direction: Direction): boolean {
  const text = head.replace(/^\uFEFF/, '').trimStart()
  if (direction === 'jsonToCsv') return /^[[{]/.test(text)
  const lines = text.split(/\r\n?|\n/).filter((line) => line !== '')
  return [',', ';', '\t', '|'].some(
    (mark) => lines.length > 1 && lines.slice(0, 2).every((line) => line.includes(mark)),
  )
}
