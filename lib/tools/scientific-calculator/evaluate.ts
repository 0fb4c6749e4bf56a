import { create, parseDependencies, type MathNode } from 'mathjs/number'
import { isToolError, ToolError } from '@/lib/core/errors'
import { add, divide, factorial, modulo, power } from './arithmetic'
import type { AngleMode } from './fields'
import { functionsFor } from './functions'
import { normalizeExpression } from './notation'

export interface Setting {
  readonly angleMode: AngleMode
  /** The last result. */
  readonly ans: number
}

// Only the parser of mathjs is used, because its evaluation can do far more than arithmetic. The tree is evaluated
// below, and everything that the tables do not contain is rejected.
const { parse } = create({ ...parseDependencies })

const OPERATORS: ReadonlyMap<string, (a: number, b: number) => number> = new Map([
  ['add', add],
  ['subtract', (a, b) => add(a, -b)],
  ['multiply', (a, b) => a * b],
  ['divide', divide],
  ['mod', modulo],
  ['pow', power],
])

const SIGNS: ReadonlyMap<string, (a: number) => number> = new Map([
  ['unaryMinus', (a) => -a],
  ['unaryPlus', (a) => a],
  ['factorial', factorial],
])

interface Operation {
  readonly fn: string
  readonly args: readonly MathNode[]
}

interface Call {
  readonly fn: MathNode
  readonly args: readonly MathNode[]
}

class Evaluation {
  // mathjs parses a+b% as a+a*b with one node for both a's; without this cache, each percentage would double the time.
  private readonly cache = new Map<MathNode, number>()
  private readonly functions
  private readonly constants

  constructor({ angleMode, ans }: Setting) {
    this.functions = functionsFor(angleMode)
    this.constants = new Map([
      ['pi', Math.PI],
      ['e', Math.E],
      ['ans', ans],
    ])
  }

  value(node: MathNode): number {
    const cache = this.cache.get(node)
    if (cache !== undefined) return cache
    const value = this.compute(node)
    if (!Number.isFinite(value)) throw new ToolError('overflow')
    this.cache.set(node, value)
    return value
  }

  private compute(node: MathNode): number {
    switch (node.type) {
      case 'ConstantNode':
        return constant((node as unknown as { value: unknown }).value)
      case 'ParenthesisNode':
        return this.value((node as unknown as { content: MathNode }).content)
      case 'SymbolNode':
        return this.named(node)
      case 'OperatorNode':
        return this.operation(node as unknown as Operation)
      case 'FunctionNode':
        return this.call(node as unknown as Call)
      default:
        throw new ToolError('syntax')
    }
  }

  private named(node: MathNode): number {
    const value = this.constants.get(nameOf(node))
    if (value === undefined) throw new ToolError('unknownName', { name: nameOf(node) })
    return value
  }

  private operation({ fn, args }: Operation): number {
    const [first, second, third] = args
    const sign = SIGNS.get(fn)
    if (first && !second && sign) return sign(this.value(first))
    const operator = OPERATORS.get(fn)
    if (!first || !second || third || !operator) throw new ToolError('syntax')
    return operator(this.value(first), this.value(second))
  }

  private call({ fn, args }: Call): number {
    const [first] = args
    if (!first) throw new ToolError('syntax')
    // mathjs parses the product pi(2) as a call.
    if (this.constants.has(nameOf(fn)) && args.length === 1) return this.named(fn) * this.value(first)
    const entry = this.functions.get(nameOf(fn))
    if (!entry) throw new ToolError('unknownName', { name: nameOf(fn) })
    if (args.length > entry.maxArguments) throw new ToolError('syntax')
    return entry.apply(...args.map((arg) => this.value(arg)))
  }
}

function constant(value: unknown): number {
  if (typeof value !== 'number') throw new ToolError('syntax')
  return value
}

function nameOf(node: MathNode): string {
  if (node.type !== 'SymbolNode') throw new ToolError('syntax')
  return (node as unknown as { name: string }).name
}

function parseExpression(text: string): MathNode {
  try {
    return parse(text)
  } catch {
    throw new ToolError('syntax')
  }
}

/**
 * Evaluates an expression in doubles, with angles in `angleMode`. Throws ToolError for an invalid expression (`syntax`,
 * `unknownName`, `tooLong`, `tooDeep`) and for one without a finite real value (`domain`, `divisionByZero`, `tangent`,
 * `factorial`, `overflow`).
 */
export function evaluate(expression: string, setting: Setting): number {
  const plain = normalizeExpression(expression)
  if (plain.trim() === '') throw new ToolError('syntax')
  try {
    return new Evaluation(setting).value(parseExpression(plain))
  } catch (error) {
    if (isToolError(error)) throw error
    throw new ToolError('tooDeep')
  }
}
