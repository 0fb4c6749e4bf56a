import { create, parseDependencies, type MathNode } from 'mathjs/number'
import { ToolError } from '@/lib/core/errors'
import { add, divide, factorial, modulo, power } from './arithmetic'
import { Decimal, E, PI, settle } from './decimals'
import type { AngleMode } from './fields'
import { functionsFor } from './functions'
import { canonicalize, FIRST_LITERAL, type Canonical } from './grammar'
import { normalizeExpression } from './notation'
import type { Result } from './result'
import { resultOf } from './result-of'

export interface Setting {
  readonly angleMode: AngleMode
  /** The last result. */
  readonly ans: Result
  /** What M stands for; null if nothing is stored. */
  readonly memory: Result | null
}

// Only the parser of mathjs is used, because its evaluation can do far more than arithmetic, and in doubles. The tree is
// evaluated below, and everything that the tables do not contain is rejected.
const { parse } = create({ ...parseDependencies })

const OPERATORS: ReadonlyMap<string, (a: Decimal, b: Decimal) => Decimal> = new Map([
  ['add', add],
  ['subtract', (a, b) => add(a, b.neg())],
  ['multiply', (a, b) => a.times(b)],
  ['divide', divide],
  ['mod', modulo],
  ['pow', power],
])

const SIGNS: ReadonlyMap<string, (a: Decimal) => Decimal> = new Map([
  ['unaryMinus', (a) => a.neg()],
  ['unaryPlus', (a) => a],
  ['factorial', factorial],
])

/** The ends of the range of doubles, which machine values of results are. */
const LARGEST = new Decimal(Number.MAX_VALUE)
const SMALLEST = new Decimal(Number.MIN_VALUE)

/** What is read of mathjs's nodes, by their types. */
interface Nodes {
  readonly ConstantNode: MathNode & { readonly value: unknown }
  readonly ParenthesisNode: MathNode & { readonly content: MathNode }
  readonly SymbolNode: MathNode & { readonly name: string }
  readonly OperatorNode: MathNode & { readonly fn: string; readonly args: readonly MathNode[] }
  readonly FunctionNode: MathNode & { readonly fn: MathNode; readonly args: readonly MathNode[] }
}

function is<Type extends keyof Nodes>(node: MathNode, type: Type): node is Nodes[Type] {
  return node.type === type
}

class Evaluation {
  // mathjs parses a+b% as a+a*b with one node for both a's; without this cache, each percentage would double the time.
  private readonly cache = new Map<MathNode, Decimal>()
  private readonly functions

  constructor(
    private readonly literals: readonly string[],
    private readonly setting: Setting,
  ) {
    this.functions = functionsFor(setting.angleMode)
  }

  value(node: MathNode): Decimal {
    const cache = this.cache.get(node)
    if (cache !== undefined) return cache
    const value = settle(this.compute(node))
    if (value.isNaN() || value.abs().gt(LARGEST)) throw new ToolError('overflow')
    const shown = value.abs().lt(SMALLEST) ? new Decimal(0) : value
    this.cache.set(node, shown)
    return shown
  }

  private compute(node: MathNode): Decimal {
    if (is(node, 'ConstantNode')) return this.literal(node.value)
    if (is(node, 'ParenthesisNode')) return this.value(node.content)
    if (is(node, 'SymbolNode')) return this.named(node.name)
    if (is(node, 'OperatorNode')) return this.operation(node)
    if (is(node, 'FunctionNode')) return this.call(node)
    throw new ToolError('syntax')
  }

  /** A number of the expression, or the 100 by which the parser divides percentages. */
  private literal(value: unknown): Decimal {
    if (typeof value !== 'number') throw new ToolError('syntax')
    return new Decimal(this.literals[value - FIRST_LITERAL] ?? value)
  }

  private named(name: string): Decimal {
    if (name === 'pi') return PI
    if (name === 'e') return E
    if (name === 'ans') return new Decimal(this.setting.ans.exact)
    if (name !== 'm') throw new ToolError('unknownName', { name })
    if (!this.setting.memory) throw new ToolError('memoryEmpty')
    return new Decimal(this.setting.memory.exact)
  }

  private operation({ fn, args }: Nodes['OperatorNode']): Decimal {
    const [first, second, third] = args
    const sign = SIGNS.get(fn)
    if (first && !second && sign) return sign(this.value(first))
    const operator = OPERATORS.get(fn)
    if (!first || !second || third || !operator) throw new ToolError('syntax')
    return operator(this.value(first), this.value(second))
  }

  private call({ fn, args }: Nodes['FunctionNode']): Decimal {
    const [first, ...others] = args.map((arg) => this.value(arg))
    if (!is(fn, 'SymbolNode')) throw new ToolError('syntax')
    const apply = this.functions.get(fn.name)
    if (!apply) throw new ToolError('unknownName', { name: fn.name })
    if (!first) throw new ToolError('syntax')
    return apply(first, ...others)
  }
}

function parseCanonical({ text }: Canonical): MathNode {
  try {
    return parse(text)
  } catch {
    throw new ToolError('syntax')
  }
}

/**
 * Evaluates an expression in decimal numbers, with angles in `angleMode`. Throws ToolError for an invalid expression (the
 * codes of `canonicalize`, `tooLong`, `tooDeep`) and for one without a finite real value (the codes of arithmetic.ts and
 * functions.ts, `overflow`).
 */
export function evaluate(expression: string, setting: Setting): Result {
  const canonical = canonicalize(normalizeExpression(expression))
  try {
    return resultOf(new Evaluation(canonical.literals, setting).value(parseCanonical(canonical)))
  } catch (error) {
    throw error instanceof RangeError ? new ToolError('tooDeep') : error
  }
}
