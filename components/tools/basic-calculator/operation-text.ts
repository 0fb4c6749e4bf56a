import { formatForDisplay } from '@/lib/tools/basic-calculator/decimal'
import type { Calculator } from '@/lib/tools/basic-calculator/calculator'
import { OPERATOR_SIGNS } from '@/lib/tools/basic-calculator/tape'

/** The pending operation (`12 ×`) or the last one (`12 × 3 =`); empty if there is none. */
export function operationText({ pending, done }: Calculator): string {
  if (pending) return `${formatForDisplay(pending.left)} ${OPERATOR_SIGNS[pending.operator]}`
  return done ? `${formatForDisplay(done.left)} ${OPERATOR_SIGNS[done.operator]} ${formatForDisplay(done.right)} =` : ''
}
