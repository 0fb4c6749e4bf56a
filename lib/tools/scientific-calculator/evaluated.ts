import { filled, type Answer, type Asker } from '@/lib/answers/answer'
import { unlessRefused } from '@/lib/core/errors'
import { groupDigits } from '@/lib/core/numbers'
import { evaluate } from './evaluate'
import { scientificCalculatorFields } from './fields'
import type { Asked } from './phrases'
import { ZERO } from './result'

/** The answer of an expression; null for one that the calculator refuses. */
export function evaluated({ expression, kind, isShare, vat }: Asked, asker: Asker): Answer | null {
  const read = filled(scientificCalculatorFields, asker, { expression, angleMode: 'deg' })
  if (!read) return null
  const result = unlessRefused(() => evaluate(expression, { angleMode: 'deg', ans: ZERO, memory: null }), null)
  if (!result) return null
  const { exact, text, reading } = result
  return {
    kind,
    value: Number(exact),
    figure: `${groupDigits(text)}${isShare ? '%' : ''}`,
    reading: [...(vat ? [['vat', { vat }] as const, ' · '] : []), `${reading ?? expression} =`],
    fragment: read.fragment,
  }
}
