import { ToolError } from '@/lib/core/errors'
import { hasCurrencies, sumTokens, type SumToken } from '@/lib/formulas/sum-tokens'
import { ALIASES, FUNCTION_NAMES } from './function-names'

export interface Token {
  readonly kind: 'number' | 'constant' | 'function' | 'sign'
  /** Decimal text of a number, a name in lower case, or a sign in ASCII if it has one. */
  readonly text: string
  /** As it was written, for messages. */
  readonly typed: string
  readonly isSpaced?: boolean
  /** Digits at the name of a function: the base of a logarithm, the degree of a root. */
  readonly second?: string
}

const SIGNS = new Set('+ - * / ^ ! % ( ) , | ⌊ ⌋ ⌈ ⌉ ° \' "'.split(' '))

const KINDS: ReadonlyMap<string, Token['kind']> = new Map([
  ...[...FUNCTION_NAMES, ...ALIASES.keys()].map((name) => [name, 'function'] as const),
  ...['pi', 'e', 'ans', 'm'].map((name) => [name, 'constant'] as const),
  ...['mod', 'x', 'rad'].map((name) => [name, 'sign'] as const),
])

/** Names that are no part of a longer word, and signs that are names. */
const WHOLE_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ncr: 'c',
    npr: 'p',
    sqrt: '√ ∜ 루트 ルート',
    cbrt: '∛',
    pi: 'π 파이 パイ',
    rad: 'radian radians 라디안 ラジアン',
  }).flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
)
/** No word that is made of names is longer. */
const MAX_WORD = 60
/** Functions whose arguments are separated by commas, at the end of the text before their brackets. */
const SEVERAL_ARGUMENTS = /(?:log|root|ncr|npr|gcd|lcm|(?<![a-z])[cp])\s*$/

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

function named({ text: word, typed, isSpaced }: SumToken, second?: string): Token[] {
  const names = word.length > MAX_WORD ? null : namesIn(WHOLE_WORDS.get(word) ?? word)
  if (!names) throw new ToolError('unknownName', { name: word.slice(0, MAX_WORD) })
  return names.map((name, index) => ({
    kind: KINDS.get(name) ?? 'sign',
    text: name === 'x' ? '*' : (ALIASES.get(name) ?? name),
    typed: names.length > 1 ? name : typed,
    isSpaced: index === 0 && isSpaced,
    ...(second && index === names.length - 1 && { second }),
  }))
}

/** What a token is spelled with, such as `2½` with (2+1/2). */
function spelled(typed: string, texts: readonly string[]): Token[] {
  const isNumber = (text: string) => /^\d/.test(text)
  return texts.map((text) => ({ kind: isNumber(text) ? 'number' : 'sign', text, typed: isNumber(text) ? text : typed }))
}

const OPERAND_ENDS: ReadonlySet<string> = new Set([')', '!', '%', '°', 'π', 'pi', 'e', 'ans', 'm'])

/** Digits above the line are an exponent, or the degree of a root after them. */
function raised({ text, typed }: SumToken, before: SumToken | undefined, after: SumToken | undefined): Token[] {
  if (!isRoot(after)) return spelled(typed, ['↑', ...(text.match(/[+-]|\d+/g) ?? [])])
  const isAfterOperand = before && (/^(?:number|fraction|raised)$/.test(before.kind) || OPERAND_ENDS.has(before.text))
  if (isAfterOperand)
    throw new ToolError('unclear', { first: `${before.typed} × ${typed}√`, second: `${before.typed}${typed} × √` })
  return []
}

function isRoot(token: SumToken | undefined): boolean {
  return token?.text === '√'
}

function isChoice(token: SumToken | undefined): boolean {
  return /^(?:ncr|npr|[cp])$/.test(token?.text ?? '')
}

function tokensOf(token: SumToken, before: SumToken | undefined, after: SumToken | undefined): readonly Token[] {
  const { kind, text, typed, isSpaced } = token
  if (kind === 'number') return [{ kind, text, typed, isSpaced }]
  if (kind === 'fraction')
    return spelled(
      typed,
      text
        .split(' ')
        .flatMap((part, index) => [['(', '+', '/'][index]!, part])
        .concat(')'),
    )
  if (kind === 'raised') return raised(token, before, after)
  if (kind === 'lowered' && before?.text.endsWith('log')) return []
  if (kind === 'lowered' && isChoice(before) && after?.kind === 'raised')
    throw new ToolError('unclear', { first: `nCr(${text}, ${after.text})`, second: `nCr(${after.text}, ${text})` })
  if (kind === 'lowered' && (isChoice(before) || isChoice(after))) return spelled(typed, [text])
  if (kind === 'unread') throw new ToolError('badNumber', { number: typed })
  if (text === 'e' && before?.kind === 'number' && !isSpaced)
    throw new ToolError('exponentMissing', { number: before.typed })
  // 2 e3 is 2000 to most people, and a product by the signs.
  if (text === 'e' && before?.kind === 'number' && after?.kind === 'number' && !after.isSpaced)
    throw new ToolError('unclear', {
      first: `${before.typed}e${after.typed}`,
      second: `${before.typed}*e*${after.typed}`,
    })
  if (text === 'exp' && before?.kind === 'number' && after?.kind === 'number')
    throw new ToolError('unclear', {
      first: `${before.typed}e${after.typed}`,
      second: `${before.typed}*exp(${after.typed})`,
    })
  if (text === '∜' || (isRoot(token) && before?.kind === 'raised'))
    return [{ kind: 'function', text: 'root', typed, second: text === '∜' ? '4' : before!.text }]
  if (kind === 'word' || WHOLE_WORDS.has(text)) return named(token, after?.kind === 'lowered' ? after.text : undefined)
  if (kind !== 'sign' || !SIGNS.has(text)) throw new ToolError('unknownSign', { sign: typed })
  return [{ kind, text, typed, isSpaced }]
}

/**
 * Splits an expression into numbers, names and signs; `x` between them is a times sign, and ↑ stands before a raised
 * exponent. Throws ToolError `unknownName`, `unknownSign`, `badNumber`, `exponentMissing`, `unclear` or
 * `mixedCurrencies`.
 */
export function tokenize(text: string): readonly Token[] {
  const tokens = sumTokens(text, SEVERAL_ARGUMENTS)
  if (hasCurrencies(tokens)) throw new ToolError('mixedCurrencies')
  return tokens.flatMap((token, index) => tokensOf(token, tokens[index - 1], tokens[index + 1]))
}
