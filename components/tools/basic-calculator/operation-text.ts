import { formatForDisplay, type Operator } from '@/lib/tools/basic-calculator/decimal'
import type { Calculator } from '@/lib/tools/basic-calculator/calculator'

/** The typographic signs of the operators. */
export const OPERATOR_SIGNS: Readonly<Record<Operator, string>> = { '+': '+', '-': '−', '*': '×', '/': '÷' }

/** The pending operation (`12 ×`) or the last one (`12 × 3 =`); empty if there is none. */
export function operationText({ pending, done }: Calculator): string {
  if (pending) return `${formatForDisplay(pending.left)} ${OPERATOR_SIGNS[pending.operator]}`
  return done ? `${formatForDisplay(done.left)} ${OPERATOR_SIGNS[done.operator]} ${formatForDisplay(done.right)} =` : ''
}
