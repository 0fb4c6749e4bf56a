import type { Token, Tokens } from 'marked'

interface Highlighter {
  getLanguage(name: string): unknown
  highlight(code: string, options: { language: string; ignoreIllegals: boolean }): { value: string }
}

/** Maximum length of highlighted code, because highlighting is slow. */
const MAX_LENGTH = 50_000

/** The language of a fenced block that can be highlighted: the first word after the fence. */
function languageOf({ lang, text }: Tokens.Code): string | undefined {
  return text.length > MAX_LENGTH ? undefined : lang?.match(/^[\w+#.-]+/)?.[0]
}

export function isNamedCode(token: Token): token is Tokens.Code {
  return token.type === 'code' && languageOf(token as Tokens.Code) !== undefined
}

/** Loads highlight.js with its common languages. */
export async function loadHighlighter(): Promise<Highlighter> {
  return (await import('highlight.js/lib/common')).default
}

/** Highlights a code block in place, if its language is known. */
export function highlight(token: Tokens.Code, highlighter: Highlighter): void {
  const language = languageOf(token)
  if (!language || !highlighter.getLanguage(language)) return
  token.text = highlighter.highlight(token.text, { language, ignoreIllegals: true }).value
  token.escaped = true
}
