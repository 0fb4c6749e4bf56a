import { ToolError } from '@/lib/core/errors'
import { plainDecimal } from '@/lib/core/read-number'
import { ARGUMENTS, INVERTIBLE } from './function-names'
import { checkDepth } from './notation'
import { tokenize, type Token } from './tokens'

/** An expression as the parser reads it. The parser reads numbers as doubles, so `n0`, `n1` … stand for the literals. */
export interface Canonical {
  readonly text: string
  /** Decimal texts. */
  readonly literals: readonly string[]
  /** True if the expression could be read in another way, so that the visitor has to see how it was. */
  readonly isInterpreted: boolean
}

/** Opening brackets, with what closes them and the function that they mean. */
const BRACKETS: ReadonlyMap<string, readonly [close: string, name: string]> = new Map([
  ['(', [')', '']],
  ['|', ['|', 'abs']],
  ['⌊', ['⌋', 'floor']],
  ['⌈', ['⌉', 'ceil']],
])
const CHOICES = ['ncr', 'npr']
/** Parts of a degree, by the sign after them. */
const DEGREE_PARTS = [
  ["'", 60],
  ['"', 3600],
] as const

/** How signs and names are written in a message. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['*', '×'],
  ['/', '÷'],
  ['-', '−'],
  ['ncr', 'nCr'],
  ['npr', 'nPr'],
])

function label({ text, typed }: Token): string {
  return LABELS.get(text) ?? (/^\p{ASCII}*$/u.test(typed) ? text : typed)
}

/** Reads the tokens in order, writes what the parser understands and says what is wrong where it cannot. */
class Rewriter {
  private at = 0
  /** Number of open | in the innermost brackets. */
  private bars = 0
  private endsInPower = false
  /** True if the last term was a single operand. */
  private isSingle = true
  isInterpreted = false
  readonly literals: string[] = []

  constructor(private readonly tokens: readonly Token[]) {}

  /** The whole expression. */
  all(): string {
    const text = this.sum()
    const rest = this.next()
    if (!rest) return text
    if (rest.text === ',') throw new ToolError('misplacedComma')
    throw rest.text === ')' ? new ToolError('extraBracket') : new ToolError('unknownSign', { sign: rest.typed })
  }

  private next(ahead = 0): Token | undefined {
    return this.tokens[this.at + ahead]
  }

  /** Consumes the next tokens if they are these. */
  private match(...texts: string[]): boolean {
    const matches = texts.every((text, ahead) => this.next(ahead)?.text === text)
    if (matches) this.at += texts.length
    return matches
  }

  private is(...texts: string[]): boolean {
    return texts.includes(this.next()?.text ?? '')
  }

  private startsOperand(ahead = 0): boolean {
    const token = this.next(ahead)
    if (token?.kind !== 'sign') return token !== undefined
    return BRACKETS.has(token.text) && !(token.text === '|' && this.bars > 0)
  }

  /** A number by its name in the text for the parser. */
  private literal({ text, typed }: Pick<Token, 'text' | 'typed'>): string {
    this.isInterpreted ||= text !== typed.replace(/[, '_]/g, '')
    return `n${this.literals.push(text) - 1}`
  }

  /** Terms up to what closes them. A percentage after + or − is one of what stands before it. */
  private sum(): string {
    let text = this.term()
    while (this.is('+', '-')) {
      const sign = this.tokens[this.at++]!.text
      const term = this.term()
      const isShare = this.isSingle && /^[+-]*percent\(/.test(term) && this.tokens[this.at - 1]?.text === '%'
      text = isShare ? `${sign === '+' ? 'increase' : 'decrease'}(${text}, ${term})` : `${text} ${sign} ${term}`
    }
    return text
  }

  /** Operands and what stands between them. Without a times sign they are multiplied as with one. */
  private term(): string {
    let text = this.operand()
    let isSingle = true
    for (let isDivided = false; ; isSingle = false) {
      if (this.is('*', '/', 'mod', '%')) {
        const sign = this.tokens[this.at++]!.text
        this.isInterpreted ||= sign === '%'
        isDivided ||= sign !== '*'
        text += ` ${sign === '%' ? 'mod' : sign} ${this.operand()}`
        // π/6 rad are 30° to most people, and a number without a unit by the signs.
        if (sign === '/' && this.tokens[this.at - 1]?.text === 'rad')
          throw new ToolError('unclear', { first: '(… ÷ …) rad', second: '… ÷ (… rad)' })
      } else if (this.startsOperand()) {
        this.isInterpreted ||= isDivided
        text = `${isDivided ? `(${text})` : text} * ${this.factor()}`
        isDivided = false
      } else break
    }
    this.isSingle = isSingle
    return text
  }

  /** An operand without a times sign before it. */
  private factor(): string {
    const [before, token] = [this.tokens[this.at - 1]!, this.next()!]
    // 1.5½ has a bracket before its fraction that nobody typed.
    const isNumber = token.kind === 'number' || (token.text === '(' && /[\d¼-⅞]/.test(token.typed))
    // 30°15 is no product, and its 15 are minutes to most people.
    const isAngle = /^[°'"]$/.test(before.text)
    if (isNumber && (before.kind === 'number' || this.endsInPower || isAngle))
      throw new ToolError('missingOperator', { before: before.typed, after: token.typed })
    this.isInterpreted ||= before.kind === 'number' && token.typed === '√'
    return this.choice()
  }

  private signs(): string {
    let signs = ''
    while (this.is('+', '-')) signs += this.tokens[this.at++]!.text
    return signs
  }

  private operand(): string {
    return this.signs() + this.choice()
  }

  /** An operand, or two with nCr or nPr between them. */
  private choice(): string {
    let text = this.powers(this.primary())
    while (this.isBetween()) {
      const name = this.tokens[this.at++]!.text
      const signs = this.signs()
      const second = this.primary()
      const raised = this.powers(second)
      this.isInterpreted ||= raised !== second
      text = `${name}(${text}, ${signs}${raised})`
    }
    return text
  }

  /** True at nCr or nPr without two arguments in brackets. */
  private isBetween(): boolean {
    if (!this.is(...CHOICES)) return false
    let depth = 0
    for (let ahead = 1; this.next(ahead); ahead++) {
      const { text } = this.next(ahead)!
      if (text === '(') depth++
      if (text === ')') depth--
      if (depth === 0) return true
      if (text === ',' && depth === 1) return false
    }
    return true
  }

  /** Adds the signs that follow an operand: powers, factorials, degrees and, unless it is an exponent, percent signs. */
  private powers(base: string, isExponent = false): string {
    let [text, isPower] = [base, false]
    for (;;) {
      const whole = isPower ? `(${text})` : text
      isPower = this.is('^', '↑')
      if (this.match('↑')) text = `${whole}^${this.signs()}${this.primary()}`
      else if (this.match('^')) text = `${whole}^${this.signs()}${this.powers(this.primary(), true)}`
      else if (this.match('!')) {
        // 3!! is a double factorial to some.
        const isSecond = whole.endsWith('!')
        this.isInterpreted ||= isSecond
        text = isSecond ? `(${whole})!` : `${whole}!`
      } else if (this.match('°')) text = this.degrees(text)
      else if (this.match('rad')) text = `radians(${text})`
      // Before an operand, % is a remainder.
      else if (!isExponent && !this.startsOperand(1) && this.match('%')) text = `percent(${text})`
      else {
        this.endsInPower = whole !== text
        return text
      }
    }
  }

  /** A number of degrees with the minutes and seconds after it. */
  private degrees(whole: string): string {
    let text = whole
    for (const [sign, parts] of DEGREE_PARTS) {
      if (this.next()?.kind !== 'number' || this.next(1)?.text !== sign) continue
      text += ` + ${this.literal(this.next()!)} / ${parts}`
      this.at += 2
    }
    return `degrees(${text === whole ? text : `(${text})`})`
  }

  private primary(): string {
    const token = this.next()
    if (!token || !(this.startsOperand() || this.is('|'))) throw this.missing(token)
    this.at++
    if (token.kind === 'number') return this.literal(token)
    if (token.kind === 'function') return this.call(token)
    return token.kind === 'constant' ? token.text : this.bracketed(token)
  }

  /** What stands in brackets, which close by themselves at the end of the expression. */
  private bracketed(open: Token): string {
    const [close, name] = BRACKETS.get(open.text)!
    if (open.text === '(' && this.is(')')) throw new ToolError('emptyBrackets')
    const text = this.inside(open.text === '|' ? this.bars + 1 : 0)
    if (this.is(',')) throw new ToolError('misplacedComma')
    this.close(close)
    return `${name}(${text})`
  }

  private inside(bars: number): string {
    const outside = this.bars
    this.bars = bars
    const text = this.sum()
    this.bars = outside
    return text
  }

  private close(sign: string): void {
    if (!this.match(sign) && this.next()) throw new ToolError('unknownSign', { sign: this.next()!.typed })
  }

  /** A function with its arguments; sin²(30) is the square of the sine, sin⁻¹(0.5) the inverse. */
  private call(token: Token): string {
    this.checkClear(token)
    const inverses = [
      ['^', '-', '1'],
      ['↑', '-', '1'],
      ['^', '(', '-', '1', ')'],
    ]
    const isInverse = INVERTIBLE.has(token.text) && inverses.some((signs) => this.match(...signs))
    const exponent = !isInverse && (this.match('^') || this.match('↑')) ? `^${this.signs()}${this.primary()}` : ''
    const args = this.match('(') ? this.listed(token) : this.bare(token)
    const second = token.second ? `, ${this.literal({ text: token.second, typed: token.second })}` : ''
    const called = `${isInverse ? 'a' : ''}${token.text}(${args}${second})`
    return exponent ? `(${called}${exponent})` : called
  }

  /** log3(9) may have a base or a factor after it, and sin-1(0.5) may be an inverse. */
  private checkClear({ text, typed }: Token): void {
    const [first, second, third] = [0, 1, 2].map((ahead) => this.next(ahead))
    if (text === 'log' && first?.kind === 'number' && !first.isSpaced && second?.text === '(' && !second.isSpaced)
      throw new ToolError('unclear', { first: `log(…, ${first.typed})`, second: `log(${first.typed})*(…)` })
    if (INVERTIBLE.has(text) && first?.text === '-' && second?.text === '1' && third?.text === '(' && !third.isSpaced)
      throw new ToolError('unclear', { first: `a${typed}(…)`, second: `${typed}(-1)*(…)` })
  }

  /** The fewest and the most arguments that a function may still have. */
  private counts({ text, second }: Token): readonly [number, number] {
    const [min, max] = ARGUMENTS.get(text) ?? [1, 1]
    return second ? [1, 1] : [min, max]
  }

  /** The arguments in brackets. */
  private listed(token: Token): string {
    const [min, max] = this.counts(token)
    const start = this.at
    const args: string[] = []
    if (this.next() && !this.is(')')) {
      do args.push(this.inside(0))
      while (this.match(','))
    }
    if (args.length < min) throw new ToolError('argumentMissing', { name: label(token), count: min })
    if (args.length > max) throw new ToolError('argumentExtra', { name: label(token), count: max })
    if (min < 2 && args.length === 2) this.checkComma(token, this.tokens.slice(start, this.at))
    this.close(')')
    return args.join(', ')
  }

  /** log(1,500) may be the logarithm of 1500, or that of 1 to the base 500. */
  private checkComma(token: Token, [first, comma, second, ...more]: readonly Token[]): void {
    if (more.length > 0 || !first || !second || comma?.isSpaced || second.isSpaced) return
    if (!/^\d{1,3}$/.test(first.typed) || !/^\d{3}(?:\.\d+)?$/.test(second.typed)) return
    const name = label(token)
    const whole = plainDecimal(`${first.typed},${second.typed}`) ?? first.typed + second.typed
    // The keys have no space, which would tell the two apart as well.
    throw new ToolError('unclear', { first: `${name}(${whole})`, second: `${name}((${first.typed}),${second.typed})` })
  }

  /** The argument of a function without brackets: an operand with its powers, and the names it is multiplied by. */
  private bare(token: Token): string {
    const [min] = this.counts(token)
    const sign = this.match('-') ? '-' : ''
    if (min > 1 || !this.startsOperand()) throw new ToolError('argumentMissing', { name: label(token), count: min })
    const start = this.at
    let text = sign + this.powers(this.primary())
    while (this.next()?.kind === 'constant') text += ` * ${this.powers(this.primary())}`
    // The argument of sin π/6 ends before the sign.
    const isDivided = this.is('*', '/') && !/sqrt|cbrt|root/.test(token.text)
    this.isInterpreted ||= this.at - start > 1 || this.startsOperand() || isDivided
    return text
  }

  /** What is missing where an operand should stand. */
  private missing(token: Token | undefined): ToolError {
    const before = this.tokens[this.at - 1]
    const isAfterSign = before !== undefined && before.text !== '(' && before.text !== ','
    const isClosing = !token || token.text === ')'
    if (isClosing && before) return new ToolError('missingAfter', { sign: label(before) })
    if (token && isAfterSign) return new ToolError('missingBetween', { before: label(before), after: label(token) })
    return token ? new ToolError('missingBefore', { sign: label(token) }) : new ToolError('empty')
  }
}

/**
 * Writes an expression as the parser reads it: with every times sign, functions with brackets, open brackets closed, and
 * `percent`, `increase`, `decrease`, `degrees` and `radians` for signs that the parser does not have. Throws ToolError
 * with what is wrong: the codes of `tokenize`, `empty`, `missingBefore`, `missingAfter`, `missingBetween`,
 * `missingOperator`, `emptyBrackets`, `extraBracket`, `misplacedComma`, `argumentMissing`, `argumentExtra`, `unclear`,
 * `tooDeep`.
 */
export function canonicalize(expression: string): Canonical {
  const rewriter = new Rewriter(tokenize(expression))
  const text = rewriter.all()
  checkDepth(text)
  const { literals, isInterpreted } = rewriter
  return { text, literals, isInterpreted }
}
