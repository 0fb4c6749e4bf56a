import type { Verdict } from '@/lib/tools/loan-calculator/offers'
import { callHook } from '@/scripts/jest/call-hook'
import { useVerdictText } from './useVerdictText'

function textOf(lessMonthly: Verdict['lessMonthly']) {
  const verdictText = callHook('en', 'loan-calculator', () => useVerdictText('USD'))
  return verdictText({ best: 2, other: 1, lessMonthly, lessInAll: 5_000, isSameForAll: false })
}

test('a month is compared where payments are level', () => {
  expect(textOf(97.55)).toBe('Offer 2 costs $97.55 less a month than offer 1, and $5,000.00 less in all.')
  expect(textOf(-10)).toBe('Offer 2 costs $10.00 more a month than offer 1, but $5,000.00 less in all.')
})

test('only the total is compared where payments differ from month to month', () => {
  expect(textOf(null)).toBe('Offer 2 costs $5,000.00 less in all than offer 1.')
})
