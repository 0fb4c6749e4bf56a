import { defaultsOf, parseFields } from '@/lib/core/fields'
import { loanCalculatorFields } from './fields'
import { compareOffers, verdictOf } from './offers'

/** 300,000 without own funds, over 30 years in dollars. */
function verdict(changes: Partial<Record<keyof typeof loanCalculatorFields, string>>) {
  const raw = { ...defaultsOf(loanCalculatorFields), downPayment: '0', ...changes }
  return verdictOf(compareOffers(parseFields(loanCalculatorFields, raw).values), 2)
}

it('there is none without another offer', () => {
  expect(verdict({})).toBeNull()
})

// Payments by numpy_financial.pmt: 1,896.20 at 6.5 %, 1,798.65 at 6 %.
it('the cheapest offer is less a month and in all by the difference of the figures shown', () => {
  const { best, other, lessMonthly } = verdict({ annualRate2: '6' })!
  expect([best, other, lessMonthly]).toEqual([2, 1, 97.55])
})

it('the loan of the form is compared with the next cheapest when it wins itself', () => {
  expect(verdict({ annualRate2: '8', annualRate3: '7' })).toMatchObject({ best: 1, other: 3 })
})

it('two offers that cost the same are not all offers', () => {
  expect(verdict({ annualRate2: '6.5' })).toMatchObject({ lessInAll: 0, isSameForAll: true })
  expect(verdict({ annualRate2: '6.5', annualRate3: '7' })).toMatchObject({ best: 1, other: 2, isSameForAll: false })
})

// 0.004 of fees are no cent: both cost 382,633.47.
it('offers that differ by less than a cent are equally cheap', () => {
  const raw = { ...defaultsOf(loanCalculatorFields), downPayment: '0', fees: '0.004', annualRate2: '6.5' }
  const offers = compareOffers(parseFields(loanCalculatorFields, raw).values)
  expect(offers.map(({ isCheapest }) => isCheapest)).toEqual([true, true])
  expect(verdictOf(offers, 2)).toMatchObject({ best: 1, other: 2, isSameForAll: true })
})

it('a shorter term costs more a month and less in all', () => {
  const { lessMonthly, lessInAll } = verdict({ annualRate2: '6.5', term2: '20' })!
  expect(lessMonthly).toBeLessThan(0)
  expect(lessInAll).toBeGreaterThan(0)
})

// Iterated month by month: 434,502.04 of interest at 5 % and, after five years, 8 %; 382,633.47 at 6.5 % throughout.
it('the rate change of the loan is not one of another offer, whose rate is fixed', () => {
  const change = { annualRate: '5', rateChangeYears: '5', changedRate: '8' }
  expect(verdict({ ...change, annualRate2: '6.5' })).toMatchObject({ best: 2, other: 1, lessInAll: 51_868.57 })
})

it.each([
  ['equal parts of the principal', { repayment: 'equalPrincipal' }],
  ['one repayment at the end', { repayment: 'bullet' }],
  ['a grace period', { gracePeriod: '12' }],
  ['a change of rate in one of the two', { rateChangeYears: '5', changedRate: '7' }],
])('nothing is said of a month where payments differ: %s', (_, changes) => {
  const found = verdict({ ...changes, annualRate2: '6' })!
  expect([found.best, found.other, found.lessMonthly]).toEqual([2, 1, null])
  expect(found.lessInAll).toBeGreaterThan(0)
})

it('fees may turn a lower rate into the dearer offer', () => {
  expect(verdict({ annualRate2: '6.4', fees2: '20000' })).toMatchObject({ best: 1, other: 2 })
})
