import { ToolError } from '@/lib/core/errors'
import { plainDecimal } from '@/lib/core/read-number'
import { ARGUMENTS, INVERTIBLE } from './function-names'
import { MAX_DEPTH } from './notation'
import { tokenize, type Token } from './tokens'

/** What an expression is made of: decimal texts, names of constants, and what functions and signs of functions.ts apply to. */
export type Tree =
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'brackets'; readonly inside: Tree }
  | { readonly kind: 'apply'; readonly name: string; readonly operands: readonly Tree[] }

/** An expression as it was read. */
export interface Expression {
  readonly tree: Tree
  /** Decimal texts of all numbers in the tree. */
  readonly numbers: readonly string[]
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
  ["'", '60'],
  ['"', '3600'],
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

function apply(name: string, ...operands: readonly Tree[]): Tree {
  return { kind: 'apply', name, operands }
}

function brackets(inside: Tree): Tree {
  return { kind: 'brackets', inside }
}

/** An operand with the signs before it. */
function signed(signs: string, operand: Tree): Tree {
  return [...signs].reduceRight((tree, sign) => apply(`unary${sign}`, tree), operand)
}

/** True for a percentage, with or without signs before it. */
function isPercentage(tree: Tree): boolean {
  if (tree.kind !== 'apply') return false
  return tree.name === '%' || (tree.name.startsWith('unary') && isPercentage(tree.operands[0]!))
}

/** Reads the tokens in order, and says what is wrong where it cannot. */
class Parser {
  private at = 0
  /** Number of open | in the innermost brackets. */
  private bars = 0
  /** Number of open brackets and functions. */
  private depth = 0
  private endsInPower = false
  /** True if the last term was a single operand. */
  private isSingle = true
  isInterpreted = false
  readonly numbers: string[] = []

  constructor(private readonly tokens: readonly Token[]) {}

  /** The whole expression. */
  all(): Tree {
    const tree = this.sum()
    const rest = this.next()
    if (!rest) return tree
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

  private number({ text, typed }: Pick<Token, 'text' | 'typed'>): Tree {
    this.isInterpreted ||= text !== typed.replace(/[, '_]/g, '')
    this.numbers.push(text)
    return { kind: 'number', text }
  }

  /** Terms up to what closes them. A percentage after + or − is one of what stands before it. */
  private sum(): Tree {
    let tree = this.term()
    while (this.is('+', '-')) {
      const sign = this.tokens[this.at++]!.text
      const term = this.term()
      const isShare = this.isSingle && isPercentage(term)
      tree = apply(isShare ? `${sign}%` : sign, tree, term)
    }
    return tree
  }

  /** Operands and what stands between them. Without a times sign they are multiplied as with one. */
  private term(): Tree {
    let tree = this.operand()
    let isSingle = true
    for (let isDivided = false; ; isSingle = false) {
      if (this.is('*', '/', 'mod', '%')) {
        const sign = this.tokens[this.at++]!.text
        this.isInterpreted ||= sign === '%'
        isDivided ||= sign !== '*'
        tree = apply(sign === '%' ? 'mod' : sign, tree, this.operand())
        // π/6 rad are 30° to most people, and a number without a unit by the signs.
        if (sign === '/' && this.tokens[this.at - 1]?.text === 'rad')
          throw new ToolError('unclear', { first: '(… ÷ …) rad', second: '… ÷ (… rad)' })
      } else if (this.startsOperand()) {
        this.isInterpreted ||= isDivided
        tree = apply('*', isDivided ? brackets(tree) : tree, this.factor())
        isDivided = false
      } else break
    }
    this.isSingle = isSingle
    return tree
  }

  /** An operand without a times sign before it. */
  private factor(): Tree {
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

  private operand(): Tree {
    return signed(this.signs(), this.choice())
  }

  /** An operand, or two with nCr or nPr between them. */
  private choice(): Tree {
    let tree = this.powers(this.primary())
    while (this.isBetween()) {
      const name = this.tokens[this.at++]!.text
      const signs = this.signs()
      const second = this.primary()
      const raised = this.powers(second)
      this.isInterpreted ||= raised !== second
      tree = apply(name, tree, signed(signs, raised))
    }
    return tree
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
  private powers(base: Tree, isExponent = false): Tree {
    let [tree, isPower] = [base, false]
    for (;;) {
      const whole = isPower ? brackets(tree) : tree
      isPower = this.is('^', '↑')
      if (this.match('↑')) tree = apply('^', whole, signed(this.signs(), this.primary()))
      else if (this.match('^')) tree = apply('^', whole, signed(this.signs(), this.powers(this.primary(), true)))
      else if (this.match('!')) {
        // 3!! is a double factorial to some.
        const isSecond = whole.kind === 'apply' && whole.name === '!'
        this.isInterpreted ||= isSecond
        tree = apply('!', isSecond ? brackets(whole) : whole)
      } else if (this.match('°')) tree = this.degrees(tree)
      else if (this.match('rad')) tree = apply('rad', tree)
      // Before an operand, % is a remainder.
      else if (!isExponent && !this.startsOperand(1) && this.match('%')) tree = apply('%', tree)
      else {
        this.endsInPower = whole !== tree
        return tree
      }
    }
  }

  /** A number of degrees with the minutes and seconds after it. */
  private degrees(whole: Tree): Tree {
    let tree = whole
    for (const [sign, parts] of DEGREE_PARTS) {
      if (this.next()?.kind !== 'number' || this.next(1)?.text !== sign) continue
      tree = apply('+', tree, apply('/', this.number(this.next()!), { kind: 'name', text: parts }))
      this.at += 2
    }
    return apply('°', tree === whole ? tree : brackets(tree))
  }

  private primary(): Tree {
    const token = this.next()
    if (!token || !(this.startsOperand() || this.is('|'))) throw this.missing(token)
    this.at++
    if (token.kind === 'number') return this.number(token)
    if (token.kind === 'constant') return { kind: 'name', text: token.text }
    // Refused here, before the stack overflows.
    if (++this.depth > MAX_DEPTH) throw new ToolError('tooDeep')
    const tree = token.kind === 'function' ? this.call(token) : this.bracketed(token)
    this.depth--
    return tree
  }

  /** What stands in brackets, which close by themselves at the end of the expression. */
  private bracketed(open: Token): Tree {
    const [close, name] = BRACKETS.get(open.text)!
    if (open.text === '(' && this.is(')')) throw new ToolError('emptyBrackets')
    const tree = this.inside(open.text === '|' ? this.bars + 1 : 0)
    if (this.is(',')) throw new ToolError('misplacedComma')
    this.close(close)
    return name ? apply(name, tree) : brackets(tree)
  }

  private inside(bars: number): Tree {
    const outside = this.bars
    this.bars = bars
    const tree = this.sum()
    this.bars = outside
    return tree
  }

  private close(sign: string): void {
    if (!this.match(sign) && this.next()) throw new ToolError('unknownSign', { sign: this.next()!.typed })
  }

  /** A function with its arguments; sin²(30) is the square of the sine, sin⁻¹(0.5) the inverse. */
  private call(token: Token): Tree {
    this.checkClear(token)
    const inverses = [
      ['^', '-', '1'],
      ['↑', '-', '1'],
      ['^', '(', '-', '1', ')'],
    ]
    const isInverse = INVERTIBLE.has(token.text) && inverses.some((signs) => this.match(...signs))
    const isRaised = !isInverse && (this.match('^') || this.match('↑'))
    const exponent = isRaised ? signed(this.signs(), this.primary()) : null
    const operands = this.match('(') ? this.listed(token) : [this.bare(token)]
    if (token.second) operands.push(this.number({ text: token.second, typed: token.second }))
    const called = apply(`${isInverse ? 'a' : ''}${token.text}`, ...operands)
    return exponent ? brackets(apply('^', called, exponent)) : called
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
  private listed(token: Token): Tree[] {
    const [min, max] = this.counts(token)
    const start = this.at
    const args: Tree[] = []
    if (this.next() && !this.is(')')) {
      do args.push(this.inside(0))
      while (this.match(','))
    }
    if (args.length < min) throw new ToolError('argumentMissing', { name: label(token), count: min })
    if (args.length > max) throw new ToolError('argumentExtra', { name: label(token), count: max })
    if (min < 2 && args.length === 2) this.checkComma(token, this.tokens.slice(start, this.at))
    this.close(')')
    return args
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
  private bare(token: Token): Tree {
    const [min] = this.counts(token)
    const sign = this.match('-') ? '-' : ''
    if (min > 1 || !this.startsOperand()) throw new ToolError('argumentMissing', { name: label(token), count: min })
    const start = this.at
    let tree = signed(sign, this.powers(this.primary()))
    while (this.next()?.kind === 'constant') tree = apply('*', tree, this.powers(this.primary()))
    // The argument of sin π/6 ends before the sign.
    const isDivided = this.is('*', '/') && !/sqrt|cbrt|root/.test(token.text)
    this.isInterpreted ||= this.at - start > 1 || this.startsOperand() || isDivided
    return tree
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
 * Reads an expression: with every times sign, open brackets closed, and brackets around what is divided before a times sign
 * that was left out. Throws ToolError with what is wrong: the codes of `tokenize`, `empty`, `missingBefore`,
 * `missingAfter`, `missingBetween`, `missingOperator`, `emptyBrackets`, `extraBracket`, `misplacedComma`,
 * `argumentMissing`, `argumentExtra`, `unclear`, `tooDeep`.
 */
export function parse(expression: string): Expression {
  const parser = new Parser(tokenize(expression))
  const tree = parser.all()
  return { tree, numbers: parser.numbers, isInterpreted: parser.isInterpreted }
}
