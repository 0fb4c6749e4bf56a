import { ToolError } from '@/lib/core/errors'

const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|[tT]rue|[fF]alse|null|None|NaN|-?Infinity/y
/** What Python writes for words of JSON. */
const PYTHON_WORDS: Readonly<Record<string, string>> = { True: 'true', False: 'false', None: 'null', NaN: 'null' }
const NOT_PLAIN = /[\\\u0000-\u001f]/
const BAD_IN_STRING = /[\u0000-\u001f]|\\(?!["/bfnrt]|u[0-9a-fA-F]{4})/
/** Maximum nesting depth for reading and writing, which limits the recursion. */
export const MAX_DEPTH = 500

/** Line and column, both from 1, of an offset in a text; CRLF, LF and CR each end a line. */
export function positionOf(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split(/\r\n?|\n/)
  return { line: lines.length, column: lines.at(-1)!.length + 1 }
}

/**
 * A JSON parser (RFC 8259), which reads what Python's `json` writes besides, too. Unlike `JSON.parse`, it preserves the notation of numbers and the order of keys, and
 * reports errors in the same way in every browser: ToolError `jsonInvalid` with line and column.
 */
export class JsonCursor {
  at = 0
  private depth = 0

  constructor(readonly text: string) {}

  fail(at = this.at): never {
    throw new ToolError('jsonInvalid', positionOf(this.text, at))
  }

  skipSpace(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.at)
      if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return
      this.at++
    }
  }

  /** Skips white space and returns the next character, '' at the end. */
  peek(): string {
    this.skipSpace()
    return this.text.charAt(this.at)
  }

  /** Consumes `mark` if it is the next character, and returns whether it was. */
  accept(mark: string): boolean {
    const isNext = this.peek() === mark
    if (isNext) this.at++
    return isNext
  }

  expect(mark: string): void {
    if (!this.accept(mark)) this.fail()
  }

  /** Reads an array or object from its opening bracket to `close`, calling `readItem` for each item. */
  list(close: ']' | '}', readItem: () => void): void {
    if (++this.depth > MAX_DEPTH) throw new ToolError('jsonTooDeep', positionOf(this.text, this.at))
    this.at++
    if (!this.accept(close)) {
      do readItem()
      while (this.accept(','))
      this.expect(close)
    }
    this.depth--
  }

  /** Reads a string and returns its value. */
  string(): string {
    const source = this.stringSource()
    const inner = source.slice(1, -1)
    return inner.includes('\\') ? (JSON.parse(source) as string) : inner
  }

  /** Reads a number, true, false or null and returns it as it is written; also Infinity and the words of Python. */
  literal(): string {
    this.skipSpace()
    LITERAL.lastIndex = this.at
    const source = LITERAL.exec(this.text)?.[0]
    if (!source) this.fail()
    this.at += source.length
    return PYTHON_WORDS[source] ?? source
  }

  /** Reads any value and returns its source text without insignificant white space. */
  compact(): string {
    const first = this.peek()
    if (first === '"') return this.stringSource()
    // As JSON.stringify writes what is no number.
    if (first !== '[' && first !== '{') return this.literal().replace(/^-?Infinity$/, 'null')
    const parts: string[] = []
    if (first === '[') {
      this.list(']', () => parts.push(this.compact()))
      return `[${parts.join(',')}]`
    }
    this.list('}', () => {
      const key = this.key()
      parts.push(`${JSON.stringify(key)}:${this.compact()}`)
    })
    return `{${parts.join(',')}}`
  }

  /** Reads the key of a member, including the colon. */
  key(): string {
    if (this.peek() !== '"') this.fail()
    const key = this.string()
    this.expect(':')
    this.skipSpace()
    return key
  }

  private stringSource(): string {
    const start = this.at
    const end = this.closingQuote(start)
    const inner = this.text.slice(start + 1, end < 0 ? undefined : end)
    if (NOT_PLAIN.test(inner)) this.checkString(inner, start + 1)
    if (end < 0) this.fail(this.text.length)
    this.at = end + 1
    return this.text.slice(start, this.at)
  }

  /** Offset of the closing quote of the string that starts at `start`; -1 when there is none. */
  private closingQuote(start: number): number {
    let end = this.text.indexOf('"', start + 1)
    while (end >= 0 && this.isEscaped(end)) end = this.text.indexOf('"', end + 1)
    return end
  }

  private isEscaped(offset: number): boolean {
    let isEscaped = false
    for (let at = offset - 1; this.text[at] === '\\'; at--) isEscaped = !isEscaped
    return isEscaped
  }

  private checkString(inner: string, start: number): void {
    // Escaped backslashes are masked, with the same length, because they do not start another escape.
    const bad = inner.replaceAll('\\\\', '__').search(BAD_IN_STRING)
    if (bad >= 0) this.fail(start + bad)
  }
}
