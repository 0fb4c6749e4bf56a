import { groupDigits } from '@/lib/core/numbers'
import { OPERATORS } from './functions'
import type { Canonical } from './grammar'
import { fold } from './tree'

const NAMES: ReadonlyMap<string, string> = new Map([
  ['pi', 'π'],
  ['ans', 'Ans'],
  ['m', 'M'],
  ['sqrt', '√'],
  ['cbrt', '∛'],
  ['ncr', 'nCr'],
  ['npr', 'nPr'],
])

/** An expression as it was read, for the visitor: with all its times signs and brackets (`(6 ÷ 2) × (1 + 2)`). */
export function readingOf({ text, literals }: Canonical): string {
  return fold<string>(text, {
    constant: String,
    name: (name) => NAMES.get(name) ?? groupDigits(literals[Number(name.slice(1))] ?? name),
    brackets: (inside) => `(${inside})`,
    apply: (name, operands) =>
      OPERATORS[name]?.[0].replace(/[xy]/g, (operand) => operands['xy'.indexOf(operand)] ?? '') ??
      `${NAMES.get(name) ?? name}(${operands.join(', ')})`,
  })
}
