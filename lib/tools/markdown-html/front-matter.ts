/** Metadata that site generators put before a document: YAML between `---`, TOML between `+++`. */
const FORMS = [
  {
    block: /^---[ \t]*\r?\n([^]*?)(?:^|\n)(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/,
    entry: /^[\w"'][\w\s"'.-]*:(\s|$)/,
    sign: ':',
  },
  {
    block: /^\+\+\+[ \t]*\r?\n([^]*?)(?:^|\n)\+\+\+[ \t]*(?:\r?\n|$)/,
    entry: /^(\[|[\w"'][\w\s"'.-]*=)/,
    sign: '=',
  },
] as const
/** Comments, blank lines, items and what continues an entry. */
const OTHER_LINE = /^(\s|#|-\s|[\]})]|\p{L}[\p{L}\w-]*:\s|$)/u

function titleIn(lines: readonly string[], sign: string): string {
  const line = lines.find((text) => new RegExp(`^["']?title["']?\\s*${sign}`, 'i').test(text)) ?? ''
  const value = line.slice(line.indexOf(sign) + 1).trim()
  const quoted = /^(["'])(.*)\1\s*(?:#.*)?$/.exec(value)?.[2]
  return quoted ?? value.replace(/\s+#.*$/, '').replace(/^[>|][+-]?$/, '')
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
    const lines = content.split(/\r?\n/)
    const hasEntry = lines.some((line) => entry.test(line))
    const isMetadata = hasEntry && lines.every((line) => entry.test(line) || OTHER_LINE.test(line))
    if (isMetadata) return { body: source.slice(whole.length), title: titleIn(lines, sign) }
  }
  return { body: source }
}
