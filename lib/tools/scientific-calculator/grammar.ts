import { ToolError } from '@/lib/core/errors'
import { ARGUMENTS, INVERTIBLE, type FunctionName } from './function-names'
import { checkDepth } from './notation'
import { parenthesizePercentages } from './percentages'
import { tokenize, type Token } from './tokens'

/**
 * An expression as the parser reads it. The parser reads numbers as doubles, so they are replaced by `FIRST_LITERAL` and
 * the numbers after it, in the order of `literals`.
 */
export interface Canonical {
  readonly text: string
  readonly literals: readonly string[]
}

export const FIRST_LITERAL = 1_000

const OPERATORS: ReadonlySet<string> = new Set(['+', '-', '*', '/', '^', 'mod', '%'])
const ROOTS: ReadonlyMap<string, string> = new Map([
  ['√', 'sqrt'],
  ['∛', 'cbrt'],
])

/** How signs and names are written in a message. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['*', '×'],
  ['/', '÷'],
  ['-', '−'],
  ['ncr', 'nCr'],
  ['npr', 'nPr'],
])

function label({ text }: Token): string {
  return LABELS.get(text) ?? text
}

function startsOperand(token: Token | undefined): boolean {
  return token !== undefined && (token.kind !== 'sign' || token.text === '(' || ROOTS.has(token.text))
}

/** Reads the tokens in order, writes what the parser understands and says what is wrong where it cannot. */
class Rewriter {
  private at = 0
  readonly literals: string[] = []

  constructor(private readonly tokens: readonly Token[]) {}

  /** The whole expression. */
  all(): string {
    const text = this.expression()
    const rest = this.next()
    if (rest) throw new ToolError(rest.text === ')' ? 'extraBracket' : 'misplacedComma')
    return text
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

  /** Operands and what stands between them, up to a bracket that closes, a comma or the end. */
  private expression(): string {
    let text = this.operand()
    for (let next = this.next(); next && next.text !== ')' && next.text !== ','; next = this.next()) {
      if (OPERATORS.has(next.text)) {
        this.at++
        text += ` ${next.text} ${this.operand()}`
      } else text += this.factor(next)
    }
    return text
  }

  /** An operand without a times sign before it. */
  private factor(token: Token): string {
    const before = this.tokens[this.at - 1]
    if (token.kind !== 'number') return ` ${this.operand()}`
    if (before?.kind === 'number') throw new ToolError('missingOperator', { before: before.text, after: token.text })
    // In brackets, a number is a factor wherever it stands.
    return this.powers(`(${this.primary()})`)
  }

  private signs(): string {
    let signs = ''
    for (let text = this.next()?.text; text === '+' || text === '-'; text = this.next()?.text) {
      signs += text
      this.at++
    }
    return signs
  }

  private operand(): string {
    return this.signs() + this.powers(this.primary())
  }

  /** Adds the signs that follow an operand: factorials, percent signs and powers. */
  private powers(base: string): string {
    if (this.match('^')) return `${base}^${this.operand()}`
    if (this.match('!')) return this.powers(`${base}!`)
    // Before an operand, % is a remainder.
    const isPercent = this.next()?.text === '%' && !startsOperand(this.next(1))
    if (!isPercent) return base
    this.at++
    return this.powers(`${base}%`)
  }

  private primary(): string {
    const token = this.next()
    if (!token || !startsOperand(token)) throw this.missing(token)
    this.at++
    const root = ROOTS.get(token.text)
    if (root) return `${root}(${this.signs()}${this.primary()})`
    if (token.kind === 'number') return String(FIRST_LITERAL + this.literals.push(token.text) - 1)
    if (token.kind === 'function') return this.call(token)
    if (token.text === '(') return this.brackets()
    // A name before brackets would be read as a function.
    return `(${token.text})`
  }

  private brackets(): string {
    if (this.next()?.text === ')') throw new ToolError('emptyBrackets')
    const text = this.expression()
    if (this.next()?.text === ',') throw new ToolError('misplacedComma')
    // Brackets that are still open at the end close by themselves.
    this.match(')')
    return `(${text})`
  }

  /** A function with its arguments; sin²(30) is the square of the sine, sin⁻¹(0.5) the inverse. */
  private call(token: Token): string {
    const name = token.text as FunctionName
    const isInverse = INVERTIBLE.has(name) && (this.match('^', '-', '1') || this.match('^', '(', '-', '1', ')'))
    const exponent = !isInverse && this.match('^') ? `^${this.signs()}${this.primary()}` : ''
    const called = `${isInverse ? 'a' : ''}${name}(${this.match('(') ? this.listed(token) : this.bare(token)})`
    return exponent ? `(${called})${exponent}` : called
  }

  /** The arguments in brackets. */
  private listed(token: Token): string {
    const [min, max] = ARGUMENTS[token.text as FunctionName]
    const args: string[] = []
    if (this.next() && this.next()?.text !== ')') {
      do args.push(this.expression())
      while (this.match(','))
    }
    if (args.length < min) throw new ToolError('argumentMissing', { name: label(token), count: min })
    if (args.length > max) throw new ToolError('argumentExtra', { name: label(token), count: max })
    this.match(')')
    return args.join(',')
  }

  /** The argument of a function without brackets: a number or name with its powers, and the names it is multiplied by. */
  private bare(token: Token): string {
    const [min] = ARGUMENTS[token.text as FunctionName]
    const sign = this.match('-') ? '-' : ''
    if (min > 1 || !startsOperand(this.next()))
      throw new ToolError('argumentMissing', { name: label(token), count: min })
    let text = sign + this.powers(this.primary())
    while (this.next()?.kind === 'constant') text += this.powers(this.primary())
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
 * Writes a normalized expression as the parser reads it: functions without brackets get them, open brackets are closed.
 * Throws ToolError with what is wrong: the codes of `tokenize`, `empty`, `missingBefore`, `missingAfter`,
 * `missingBetween`, `missingOperator`, `emptyBrackets`, `extraBracket`, `misplacedComma`, `argumentMissing`,
 * `argumentExtra`, `tooDeep`.
 */
export function canonicalize(expression: string): Canonical {
  const rewriter = new Rewriter(tokenize(expression))
  const text = parenthesizePercentages(rewriter.all())
  checkDepth(text)
  return { text, literals: rewriter.literals }
}
