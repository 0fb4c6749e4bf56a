import { machineNumber, roundTo } from '@/lib/core/numbers'

/** Digits that Excel keeps of a number; the rest is noise of binary fractions. */
const DIGITS = 15
const MAX_DECIMALS = 12

type Kind = 'literal' | 'currency' | 'digit' | 'date' | 'elapsed' | 'bracket' | 'general' | 'exponent' | 'mark' | 'text'

export interface Token {
  readonly kind: Kind
  readonly text: string
}

/** One part of a format code, between semicolons. */
export interface Section {
  readonly tokens: readonly Token[]
  /** The language of `[$-412]`, as its number. */
  readonly language: string
  readonly condition: readonly [sign: string, limit: number] | undefined
}

/** What a format code is made of (ECMA-376, 18.8.31); the first pattern that fits is taken. Space and filling are no text. */
const TOKENS: readonly (readonly [Kind | 'layout', RegExp])[] = [
  ['literal', /"([^"]*)"?/y],
  ['literal', /\\([^])/y],
  ['layout', /([_*][^]?)/y],
  ['elapsed', /\[(h+|m+|s+)\]/iy],
  ['bracket', /\[([^\]]*)\]?/y],
  ['general', /(General|Standard|G\/[^\s;"[]+)/iy],
  ['exponent', /((?<=[0#?.])E[+-])/iy],
  ['date', /(AM\/PM|A\/P|y+|m+|d+|h+|s+(?:\.0+)?|e+|g+|a{3,}|b{2,})/iy],
  ['digit', /([0#?])/y],
  ['mark', /([.,/;%])/y],
  ['text', /(@)/y],
  ['literal', /([^])/y],
]
const CONDITION = /^([<>=]{1,2})(-?[\d.]+)$/
/** `[$₩-412]` shows a sign and names a language, each of which may be missing. */
const LOCALE = /^\$([^-]*)-?(?:[\da-f]*?([\da-f]{1,4}))?$/i

const isMark = (mark: string) => (token: Token | undefined) => token?.kind === 'mark' && token.text === mark
const isDigit = (token: Token | undefined) => token?.kind === 'digit'

function tokensOf(code: string): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < code.length;) {
    for (const [kind, pattern] of TOKENS) {
      pattern.lastIndex = at
      const match = pattern.exec(code)
      if (!match) continue
      at = pattern.lastIndex
      if (kind !== 'layout') tokens.push({ kind, text: match[1]! })
      break
    }
  }
  return tokens
}

function sectionOf(tokens: readonly Token[]): Section {
  let language = ''
  let condition: Section['condition']
  const shown = tokens.flatMap((token) => {
    if (token.kind !== 'bracket') return [token]
    const [, sign = '', limit] = CONDITION.exec(token.text) ?? []
    if (limit !== undefined) condition = [sign, Number(limit)]
    const [locale, currency = '', id = ''] = LOCALE.exec(token.text) ?? []
    if (locale !== undefined) language = id.toLowerCase()
    return currency ? [{ kind: 'currency' as const, text: currency }] : []
  })
  // Letters of dates among digits are units that somebody did not put in quotes: `0kg`.
  const isNumber = shown.some(isDigit)
  const asText = ({ kind, text }: Token): Token => ({ kind: isNumber && kind === 'date' ? 'literal' : kind, text })
  return { tokens: shown.map(asText), language, condition }
}

/** Groups that are parted by a space or an apostrophe. */
const SPACED_GROUPS = /#(?:\\ |\\'|[ '])##0/g

/** The sections of a format code. */
export function sectionsOf(code: string): Section[] {
  const sections: Token[][] = [[]]
  for (const token of tokensOf(code.replace(SPACED_GROUPS, '#,##0'))) {
    if (token.kind === 'mark' && token.text === ';') sections.push([])
    else sections.at(-1)!.push(token)
  }
  return sections.map(sectionOf)
}

/** True for a section that is for texts. */
export const hasText = ({ tokens }: Section) => tokens.some(({ kind }) => kind === 'text')

const COMPARE: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
  '=': (value, limit) => value === limit,
  '<>': (value, limit) => value !== limit,
}
/** What sections without a condition are for, by how many sections numbers have; the last one takes the rest. */
const DEFAULTS: readonly (readonly Section['condition'][])[] = [
  [],
  [['>=', 0]],
  [
    ['>', 0],
    ['<', 0],
  ],
]

/** The section that shows a number (undefined where conditions leave it out), and whether the number's sign is left to the section itself. */
export function sectionFor<S extends Section>(
  sections: readonly S[],
  value: number,
): { section: S; isSigned: boolean } | undefined {
  const forNumbers = sections.length > 1 ? sections.filter((section) => !hasText(section)) : sections
  const numeric = forNumbers.slice(0, 3)
  const defaults = DEFAULTS[numeric.length - 1] ?? []
  const fits = ({ condition }: S, index: number) => {
    const [sign, limit] = condition ?? defaults[index] ?? ['', 0]
    return COMPARE[sign]?.(value, limit) ?? true
  }
  const index = numeric.findIndex(fits)
  return index < 0 ? undefined : { section: numeric[index]!, isSigned: index === 1 && !numeric[0]!.condition }
}

/** A number with the digits that Excel keeps. */
export function plainNumber(value: number): string {
  return machineNumber(Number(value.toPrecision(DIGITS)))
}

/** Signs, brackets and currencies say nothing that the number does not: what remains of text is information. */
const PRESENTATION =
  /[\s\p{Sc}()+\-−–:'△▲▼▽]|[원円元圓]|(?<!\p{L})(?:KRW|JPY|USD|EUR|GBP|CNY|TWD|HKD|SGD|AUD|CAD|CHF|INR|THB|VND|kr|Kč|zł|Rp|Rs\.?)(?!\p{L})|[A-Z]{1,3}(?=\p{Sc})/gu

/**
 * True if a number in this section is more than a quantity: its format puts zeros in front (`00000`), text into or beside the
 * digits (`000-00-0000`, `"E"0`, `0"호"`), or text in the place of digits. False for what only presents a quantity: groups,
 * decimals, percent, currencies, fractions, powers of ten, thousands left out.
 */
export function addsInformation({ tokens }: Section): boolean {
  const firstPoint = tokens.findIndex(isMark('.'))
  const places = tokens.map((token, at) => (isDigit(token) ? at : -1)).filter((at) => at >= 0)
  const [first = 0] = places
  const last = places.at(-1) ?? 0
  const isScaled = places.length > 0 && isMark(',')(tokens[last + 1])
  const isPower = tokens.some(({ kind }) => kind === 'exponent')
  const isFraction = tokens.some((token, at) => isMark('/')(token) && at > first)
  if (isScaled || isPower || isFraction) return false
  const zeros = places.filter((at) => tokens[at]!.text === '0' && (firstPoint < 0 || at < firstPoint)).length
  const isParted = tokens.slice(first, last).some(({ kind }) => kind === 'literal')
  const words = tokens.map(({ kind, text }) => (kind === 'literal' ? text : '')).join('')
  return zeros > 1 || isParted || words.replace(PRESENTATION, '') !== ''
}

/** Whole digits in their places, from the right; those left over stand in the first place. */
function wholeText(tokens: readonly Token[], digits: string): string {
  const first = tokens.findIndex(isDigit)
  const isGrouped = tokens.some((token, at) => isMark(',')(token) && at > first)
  let left = digits
  let count = 0
  const take = (): string => {
    const digit = left.slice(-1)
    left = left.slice(0, -1)
    const comma = isGrouped && count > 0 && count % 3 === 0 ? ',' : ''
    count++
    return digit + comma
  }
  return tokens.reduceRight((text, { kind, text: sign }, at) => {
    if (kind === 'literal' || kind === 'currency') return sign + text
    if (kind === 'general') return digits + text
    if (kind !== 'digit') return sign === '%' ? sign + text : text
    if (left === '') left = sign === '0' ? '0' : ''
    let shown = left === '' ? '' : take()
    while (at === first && left !== '') shown = take() + shown
    return shown + text
  }, '')
}

function fractionText(tokens: readonly Token[], digits: string): string {
  const optional = tokens.filter(isDigit).reduceRight((count, { text }, at, all) => {
    const isLast = count === all.length - 1 - at
    return isLast && text !== '0' && digits[at] === '0' ? count + 1 : count
  }, 0)
  let rest = digits.slice(0, digits.length - optional)
  return tokens
    .map(({ kind, text }) => {
      if (kind !== 'digit') return kind === 'literal' || kind === 'currency' || text === '%' || text === '.' ? text : ''
      const [digit = ''] = rest
      rest = rest.slice(1)
      return digit
    })
    .join('')
}

/** A number as a section with `addsInformation` shows it. */
export function shownNumber({ tokens }: Section, value: number, isSigned: boolean): string {
  const percents = tokens.filter(isMark('%')).length
  const point = tokens.findIndex(isMark('.'))
  const [before, after] = point < 0 ? [tokens, []] : [tokens.slice(0, point), tokens.slice(point + 1)]
  const scaled = Math.abs(Number(value.toPrecision(DIGITS))) * 100 ** percents
  const isGeneral = tokens.some(({ kind }) => kind === 'general')
  const decimals = Math.min(MAX_DECIMALS, after.filter(isDigit).length)
  const rounded = roundTo(scaled, decimals)
  const [whole = '', fraction = ''] = rounded.toFixed(decimals).split('.')
  const digits = isGeneral ? plainNumber(scaled) : whole === '0' ? '' : whole
  const sign = value < 0 && !isSigned && (isGeneral ? scaled : rounded) !== 0 ? '-' : ''
  return `${sign}${wholeText(before, digits)}${point < 0 ? '' : '.'}${fractionText(after, fraction)}`.trim()
}
