import { create, parseDependencies, type MathNode } from 'mathjs/number'
import { ToolError } from '@/lib/core/errors'

// Only the parser of mathjs is used, because its evaluation can do far more than arithmetic, and in doubles.
const { parse } = create({ ...parseDependencies })

/** What is read of mathjs's nodes, by their types. */
interface Nodes {
  readonly ConstantNode: MathNode & { readonly value: unknown }
  readonly ParenthesisNode: MathNode & { readonly content: MathNode }
  readonly SymbolNode: MathNode & { readonly name: string }
  readonly OperatorNode: MathNode & { readonly op: string; readonly fn: string; readonly args: readonly MathNode[] }
  readonly FunctionNode: MathNode & { readonly fn: MathNode; readonly args: readonly MathNode[] }
}

function is<Type extends keyof Nodes>(node: MathNode, type: Type): node is Nodes[Type] {
  return node.type === type
}

/** What a node of the tree means, by its kind; `apply` has an operator or a function by its name, and its operands. */
export interface Meaning<Value> {
  readonly constant: (value: number) => Value
  readonly name: (name: string) => Value
  readonly brackets: (inside: Value) => Value
  readonly apply: (name: string, operands: readonly Value[]) => Value
}

/** Folds the tree of a text that `canonicalize` wrote. Throws ToolError `syntax` for anything else in it. */
export function fold<Value>(text: string, meaning: Meaning<Value>): Value {
  const valueOf = (node: MathNode): Value => {
    if (is(node, 'ParenthesisNode')) return meaning.brackets(valueOf(node.content))
    if (is(node, 'SymbolNode')) return meaning.name(node.name)
    // Its name is that of a function, which is written otherwise.
    if (is(node, 'OperatorNode')) return meaning.apply(node.op === '!' ? '!' : node.fn, node.args.map(valueOf))
    if (is(node, 'FunctionNode') && is(node.fn, 'SymbolNode'))
      return meaning.apply(node.fn.name, node.args.map(valueOf))
    if (is(node, 'ConstantNode') && typeof node.value === 'number') return meaning.constant(node.value)
    throw new ToolError('syntax')
  }
  return valueOf(parsed(text))
}

function parsed(text: string): MathNode {
  try {
    return parse(text)
  } catch {
    throw new ToolError('syntax')
  }
}
