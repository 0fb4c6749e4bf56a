import { filled, type Answer, type Asker } from '@/lib/answers/answer'
import { isToolError } from '@/lib/core/errors'
import { groupDigits } from '@/lib/core/numbers'
import { evaluate } from './evaluate'
import { scientificCalculatorFields } from './fields'
import { ZERO } from './result'

/** The answer of an expression; null for one that the calculator refuses. `isShare` for a result in percent, `vat` for a tax of that many percent. */
export function evaluated(
  expression: string,
  kind: string,
  isShare: boolean,
  asker: Asker,
  vat?: number,
): Answer | null {
  const read = filled(scientificCalculatorFields, asker, { expression, angleMode: 'deg' })
  if (!read) return null
  try {
    const { exact, text, reading } = evaluate(expression, { angleMode: 'deg', ans: ZERO, memory: null })
    return {
      kind,
      value: Number(exact),
      figure: `${groupDigits(text)}${isShare ? '%' : ''}`,
      reading: [`${reading ?? expression} =`, ...(vat === undefined ? [] : [' · ', ['vat', { vat }] as const])],
      fragment: read.fragment,
    }
  } catch (error) {
    if (isToolError(error)) return null
    throw error
  }
}
