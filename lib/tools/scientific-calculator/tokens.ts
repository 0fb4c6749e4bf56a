import { ToolError } from '@/lib/core/errors'
import { ALIASES, FUNCTION_NAMES } from './function-names'

export interface Token {
  readonly kind: 'number' | 'constant' | 'function' | 'sign'
  /** A number or name in lower case, or one of + - * / ^ mod ! % ( ) , √ ∛. */
  readonly text: string
}

const NUMBER = /^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/
const SIGN = /^[-+*/^!%(),√∛]/
/** The logarithms whose base belongs to the name; before anything else, `log100` is the logarithm of 100. */
const NUMBERED_NAME = /^log(?:2|10)(?=\s*\(|\s+[\d.])/
/** No word that is made of names is longer. */
const MAX_WORD = 60

const KINDS: ReadonlyMap<string, Token['kind']> = new Map([
  ...[...FUNCTION_NAMES, ...ALIASES.keys()].map((name) => [name, 'function'] as const),
  ...['pi', 'e', 'ans', 'm'].map((name) => [name, 'constant'] as const),
  ...['mod', 'x'].map((name) => [name, 'sign'] as const),
])

function nameToken(name: string): Token {
  const text = name === 'x' ? '*' : (ALIASES.get(name) ?? name)
  return { kind: KINDS.get(name) ?? 'sign', text }
}

/** The names that a word is made of, the longest first: `xsin` → x, sin; null if there are others. */
function namesIn(word: string): readonly string[] | null {
  if (word === '') return []
  for (let length = word.length; length > 0; length--) {
    const name = word.slice(0, length)
    const others = KINDS.has(name) ? namesIn(word.slice(length)) : null
    if (others) return [name, ...others]
  }
  return null
}

function readWord(word: string): Token[] {
  const names = word.length > MAX_WORD ? null : namesIn(word)
  if (!names) throw new ToolError('unknownName', { name: word.slice(0, MAX_WORD) })
  return names.map(nameToken)
}

function readNumber(rest: string, number: string): Token {
  const run = /^[\d.]*/.exec(rest.slice(number.length))![0]
  if (run !== '') throw new ToolError('badNumber', { number: number + run })
  if (/^e(?![a-z])/.test(rest.slice(number.length))) throw new ToolError('exponentMissing', { number })
  return { kind: 'number', text: number }
}

/**
 * Splits a normalized expression into numbers, names and signs; `x` between them is a times sign. Throws ToolError
 * `unknownName`, `unknownSign`, `badNumber` or `exponentMissing`.
 */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = []
  let rest = text.trimStart()
  const take = (part: string, ...found: Token[]) => {
    tokens.push(...found)
    rest = rest.slice(part.length).trimStart()
  }
  while (rest !== '') {
    const number = NUMBER.exec(rest)?.[0]
    const word = NUMBERED_NAME.exec(rest)?.[0] ?? /^[a-z]+/.exec(rest)?.[0]
    const sign = SIGN.exec(rest)?.[0]
    if (number) take(number, readNumber(rest, number))
    else if (word) take(word, ...(KINDS.has(word) ? [nameToken(word)] : readWord(word)))
    else if (sign) take(sign, { kind: 'sign', text: sign })
    else if (rest.startsWith('.')) throw new ToolError('badNumber', { number: /^\.+/.exec(rest)![0] })
    else throw new ToolError('unknownSign', { sign: [...rest][0]! })
  }
  return tokens
}
