import { parseJson } from '@/lib/core/json'

/** Metadata that site generators put before a document: YAML between `---`, TOML between `+++`. */
const FORMS = [
  {
    block: /^---(?:ya?ml)?[ \t]*\r?\n([^]*?)(?:^|\n)(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/,
    entry: /^[\w"'$.][\w\s"'.@$/-]*:(\s|$)/,
    sign: ':',
  },
  {
    block: /^(?:\+\+\+|---toml)[ \t]*\r?\n([^]*?)(?:^|\n)(?:\+\+\+|---)[ \t]*(?:\r?\n|$)/,
    entry: /^(\[|[\w"'][\w\s"'.-]*=)/,
    sign: '=',
  },
] as const
const OTHER_KEY = /^\p{L}[\p{L}\w-]*:\s/u
/** Comments, blank lines, items and what continues an entry. */
const OTHER_LINE = /^(\s|#|-\s|[\]})]|$)/
/** Multi-line strings of TOML, whose lines may look like entries. */
const LONG_TEXT = /("""|''')[^]*?\1/g
/** The start of JSON front matter, bare or between delimiters, and where it may end. */
const JSON_START = /^(?:(?:---json|;;;)[ \t]*\r?\n)?(?=\{)/
const JSON_END = /\}[ \t]*(?:\r?\n(?:(?:---|;;;)[ \t]*(?:\r?\n|$))?|$)/g
const MAX_JSON_LENGTH = 65_536
const MAX_JSON_ENDS = 200

/** The text of a value of YAML or TOML, without quotes or a comment. */
function valueText(value: string): string {
  const [, quote, quoted] = /^(["'])(.*)\1\s*(?:#.*)?$/.exec(value) ?? []
  if (quoted === undefined) return value.replace(/\s+#.*$/, '').replace(/^[>|][+-]?(\s+|$)/, '')
  const read = quote === '"' ? parseJson(`"${quoted}"`) : quoted.replaceAll("''", "'")
  return typeof read === 'string' ? read : quoted
}

function titleIn(lines: readonly string[], sign: string): string {
  const at = lines.findIndex((text) => new RegExp(`^["']?title["']?\\s*${sign}`, 'i').test(text))
  if (at < 0) return ''
  const value = [lines[at]!.slice(lines[at]!.indexOf(sign) + 1)]
  // Indented lines continue a YAML value.
  for (let next = at + 1; sign === ':' && /^[ \t]/.test(lines[next] ?? ''); next++) value.push(lines[next]!)
  return valueText(
    value
      .map((text) => text.trim())
      .join(' ')
      .trim(),
  )
}

/** The document behind JSON, and the title in it; a text that is nothing but JSON is the document itself. */
function behindJson(source: string): { body: string; title: string } | undefined {
  const start = JSON_START.exec(source)?.[0].length
  if (start === undefined) return undefined
  const ends = [...source.slice(0, MAX_JSON_LENGTH).matchAll(JSON_END)].slice(0, MAX_JSON_ENDS)
  for (const { 0: sign, index } of ends) {
    const found = parseJson(source.slice(start, index + 1)) as { title?: unknown } | undefined
    const body = source.slice(index + sign.length)
    if (found)
      return body.trim() === '' ? undefined : { body, title: typeof found.title === 'string' ? found.title : '' }
  }
  return undefined
}

/**
 * Splits the front matter and a byte order mark off a document. Text between two thematic breaks that is no metadata stays in the
 * document. The title of front matter without one is ''.
 */
export function splitFrontMatter(text: string): { body: string; title?: string } {
  const source = text.replace(/^\uFEFF/, '')
  for (const { block, entry, sign } of FORMS) {
    const [whole, content] = block.exec(source) ?? []
    if (whole === undefined || content === undefined) continue
    const lines = (sign === '=' ? content.replace(LONG_TEXT, '""') : content).split(/\r?\n/)
    const isEntry = (line: string) => entry.test(line) || (sign === ':' && OTHER_KEY.test(line))
    const hasEntry = lines.some((line) => entry.test(line)) || isEntry(lines[0] ?? '')
    const isMetadata = hasEntry && lines.every((line) => isEntry(line) || OTHER_LINE.test(line))
    if (isMetadata) return { body: source.slice(whole.length), title: titleIn(lines, sign) }
  }
  return behindJson(source) ?? { body: source }
}
