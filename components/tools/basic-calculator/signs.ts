import { fitted, type Operator } from '@/lib/tools/basic-calculator/decimal'
import type { Calculator } from '@/lib/tools/basic-calculator/calculator'

/** Operators as they are printed. */
export const OPERATOR_SIGNS: Readonly<Record<Operator, string>> = { '+': '+', '-': '−', '*': '×', '/': '÷' }

/** The operation that waits (`12 ×`) or was just done (`12 × 3 =`); empty when there is none. */
export function operationText({ pending, done }: Calculator): string {
  if (pending) return `${fitted(pending.left)} ${OPERATOR_SIGNS[pending.operator]}`
  return done ? `${fitted(done.left)} ${OPERATOR_SIGNS[done.operator]} ${fitted(done.right)} =` : ''
}
