import { CURRENCY_CODES, CURRENCY_WORDS } from '@/lib/core/currencies'
import { machineNumber } from '@/lib/core/numbers'
import { plainDecimal, readNumber } from '@/lib/core/read-number'
import { readableText } from '@/lib/core/typed-text'

export interface SumToken {
  /** `raised` and `lowered` are digits above and below the line, as in 2³ and log₂; `unread` is no number. */
  readonly kind: 'number' | 'fraction' | 'word' | 'sign' | 'raised' | 'lowered' | 'unread'
  /** Decimal text, `whole numerator denominator` of a fraction, a word in lower case, a sign in ASCII if it has one. */
  readonly text: string
  /** As it was written, with signs in ASCII if they have one. */
  readonly typed: string
  /** True after a space. */
  readonly isSpaced: boolean
  /** The currency of a number, '' for none. */
  readonly currency: string
}

function byWay(ways: Readonly<Record<string, string>>, separator: string): ReadonlyMap<string, string> {
  return new Map(Object.entries(ways).flatMap(([meant, all]) => all.split(separator).map((way) => [way, meant])))
}

/** Signs in the ways in which they are typed, printed and replaced by phones. NFKC adds their full-width forms. */
const SIGNS = byWay(
  {
    '+': '➕',
    '-': '−–—‐‑‒―➖',
    '*': '×✕✖⨯·∙⋅•‧・ㆍ∗⁎',
    '/': '÷∕⁄➗',
    '(': '[{【〔',
    ')': ']}】〕',
    '|': '∣',
    '^': 'ˆ',
    "'": '‘’′ʹ',
    '"': '“”″',
    '°': 'º˚',
    x: 'х',
    // A product sign is no π.
    Π: 'Π∏',
    // Wide spaces do not group digits.
    '\t': '\u2003\u3000',
  },
  '',
)

/** Signs that are written as words. */
const SIGN_WORDS = byWay(
  {
    '+': 'plus 더하기 たす 足す',
    '-': 'minus 빼기 ひく 引く',
    '*': 'x times of 곱하기 かける 掛ける',
    '/': '나누기 わる 割る',
    '%': 'percent 퍼센트 프로 パーセント',
    '°': 'deg degree degrees 도 度',
  },
  ' ',
)

const MONEY = String.raw`(?:(?:us|ca|au|nz|hk|nt)?\p{Sc}|${CURRENCY_WORDS.join('|')})`

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉'
const PLAIN_DIGITS = '0123456789+-0123456789'
/** Digits and powers of ten in numbers that are written in words. */
const COUNTERS = '[십백천만억조十百千万萬億兆일이삼사오육칠팔구영一二三四五六七八九〇]'

const PATTERNS = {
  space: /\s+/y,
  currencyAfter: new RegExp(`${MONEY}(?![a-z])`, 'uy'),
  currencyBefore: new RegExp(String.raw`${MONEY}(?=\s*[-+]?\s*[\d.])`, 'uy'),
  hexadecimal: /0x[\da-f]+|0b[01]+/y,
  fraction: /(?:(\d+) ?)?(?:([¼-¾⅐-⅞])|([⁰¹²³⁴-⁹]+)\/([₀-₉]+))/y,
  counted: new RegExp(String.raw`(?:\d[\d.,]* ?)?${COUNTERS}+(?: ?\d[\d.,]* ?${COUNTERS}+)*(?: ?[\d.,]*\d)?`, 'y'),
  grouped: /[1-9]\d{0,2}(?:([ '_])\d{3})(?:\1\d{3})*(?!\d)(?:[.,]\d+)?(?:e[+-]?\d+)?/y,
  plain: /[\d.,]*\d\.?(?:e[+-]?\d+)?|\.+/y,
  /** Among the arguments of a function a comma separates them, except before zeros: no base or degree is 0. */
  argument: /\d{1,3}(?:,000)+(?=\s*[,)])|(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|\.+/y,
  raised: /[⁺⁻]?[⁰¹²³⁴-⁹]+/y,
  lowered: /[₀-₉]+|_\(?\d+\)?/y,
  /** Before brackets or a space the base belongs to the name; log100 is the logarithm of 100. */
  word: /log(?:2|10)(?=\s*\(|\s+[\d.√])|[a-z]+|(?:(?![a-zπ])\p{L})+/uy,
  sign: /./suy,
}

/** A character of a sum in its plain form: `＋` → `+`, `×` → `*`, `٣` → `3`. */
export function plainCharacter(character: string): string {
  if ((RAISED + LOWERED).includes(character)) return character
  const sign = SIGNS.get(character)
  if (sign) return sign
  const plain = character.normalize('NFKC').toLowerCase()
  // ① and ㎡ must not become digits of a number.
  const isSame = !/\p{No}/u.test(character) && /^(?:.|[a-z]+)$/su.test(plain)
  return isSame ? (SIGNS.get(plain) ?? plain) : character
}

/** Writes the characters of a sum in their plain forms, without quotes around it and equals signs at its ends. */
function plainSum(text: string): string {
  return [...readableText(text.normalize('NFC')).replaceAll('**', '^')]
    .map(plainCharacter)
    .join('')
    .replace(/^\s*[△▲] ?(?=\d)/, '-')
    .replace(/(?<!\p{Script=Katakana})ー(?=\s*[\d.(])/gu, '-')
    .trim()
    .replace(/^(["'`])(.+)\1$/s, '$2')
    .replace(/^\s*=|\s*=\s*\??\s*$/g, '')
}

/** ASCII for digits and signs above or below the line. */
function digitsOf(run: string): string {
  return [...run].map((sign) => PLAIN_DIGITS[(RAISED + LOWERED).indexOf(sign)] ?? '').join('')
}

class SumReader {
  readonly tokens: SumToken[] = []
  /** For each open bracket, whether commas separate in it. */
  private readonly brackets: boolean[] = []
  private at = 0
  private isSpaced = false
  private currency = ''

  constructor(
    private readonly plain: string,
    private readonly several: RegExp | undefined,
  ) {}

  all(): readonly SumToken[] {
    while (this.at < this.plain.length)
      void (this.space() || this.money() || this.number() || this.digits() || this.sign())
    return this.tokens
  }

  private find(kind: keyof typeof PATTERNS): RegExpExecArray | null {
    PATTERNS[kind].lastIndex = this.at
    return PATTERNS[kind].exec(this.plain)
  }

  private add(kind: SumToken['kind'], typed: string, text = typed): true {
    const isNumber = kind === 'number' || kind === 'fraction'
    this.tokens.push({ kind, text, typed, isSpaced: this.isSpaced, currency: isNumber ? this.currency : '' })
    if (isNumber) this.currency = ''
    this.isSpaced = false
    this.at += typed.length
    return true
  }

  private space(): boolean {
    const [run = ''] = this.find('space') ?? []
    this.isSpaced ||= run !== ''
    this.at += run.length
    return run !== ''
  }

  private money(): boolean {
    const last = this.tokens.at(-1)
    const isAfter = last?.currency === '' && (last.kind === 'number' || last.kind === 'fraction')
    const [name] = this.find(isAfter ? 'currencyAfter' : 'currencyBefore') ?? []
    if (name === undefined) return false
    const currency = CURRENCY_CODES.get(name) ?? name
    if (isAfter) this.tokens.splice(-1, 1, { ...last, currency })
    else this.currency = currency
    this.at += name.length
    return true
  }

  private number(): boolean {
    const [code] = this.find('hexadecimal') ?? []
    if (code) return this.add('unread', code)
    const [typed, whole = '0', sign = '', above = '', below = ''] = this.find('fraction') ?? []
    const parts = sign ? sign.normalize('NFKC').split('⁄') : [digitsOf(above), digitsOf(below)]
    if (typed) return this.add('fraction', typed, [whole, ...parts].join(' '))
    const [counted] = this.find('counted') ?? []
    const value = counted ? readNumber(counted) : null
    if (counted && value !== null && Number.isFinite(value)) return this.add('number', counted, machineNumber(value))
    const found = this.figure()
    if (!found) return false
    const run = found[0]
    const [digits = '', exponent] = run.split('e')
    const rest = /^[\d.]*/.exec(this.plain.slice(this.at + run.length))![0]
    const decimal = this.isArgument()
      ? digits.replaceAll(found[1] ?? ',', '')
      : plainDecimal(digits.replaceAll(found[1] ?? ' ', ''))
    if (rest !== '' || decimal === null || !/\d/.test(decimal)) return this.add('unread', run + rest)
    return this.add('number', run, exponent === undefined ? decimal : `${decimal}e${exponent}`)
  }

  private isArgument(): boolean {
    return this.brackets.at(-1) ?? false
  }

  private figure(): RegExpExecArray | null {
    // Digits after ^ end at a space.
    const isExponent = /\^[+-]?$/.test(this.plain.slice(0, this.at))
    return (isExponent ? null : this.find('grouped')) ?? this.find(this.isArgument() ? 'argument' : 'plain')
  }

  private digits(): boolean {
    for (const kind of ['raised', 'lowered'] as const) {
      const [run] = this.find(kind) ?? []
      if (run) return this.add(kind, run, digitsOf(run) || run.replace(/\D/g, ''))
    }
    return false
  }

  private sign(): boolean {
    const [word] = this.find('word') ?? []
    const meant = word && SIGN_WORDS.get(word)
    if (word) return meant ? this.add('sign', word, meant) : this.add('word', word)
    const sign = this.find('sign')![0]
    if (sign === '(') this.brackets.push(this.several?.test(this.plain.slice(0, this.at)) ?? false)
    if (sign === ')') this.brackets.pop()
    return this.add('sign', sign)
  }
}

/**
 * Splits a sum into what it is made of, in the notations of all languages of the site. Numbers are never joined and keep
 * all their digits. `several` matches the text before the brackets of a function whose arguments are separated by
 * commas.
 */
export function sumTokens(text: string, several?: RegExp): readonly SumToken[] {
  return new SumReader(plainSum(text), several).all()
}

/** True for a sum in different currencies. */
export function hasCurrencies(tokens: readonly SumToken[]): boolean {
  return new Set(tokens.map(({ currency }) => currency).filter(Boolean)).size > 1
}
