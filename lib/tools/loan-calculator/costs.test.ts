import { monthlyTaxAndInsurance, roundedCosts } from './costs'
import { computeLoan } from './schedule'

const NO_COSTS = { fees: null, propertyTax: null, insurance: null }

function loan(feeRate?: number) {
  const computed = computeLoan({
    principal: 100_000_000,
    monthlyRate: 0.04 / 12,
    months: 120,
    extraPayment: 0,
    repayment: 'annuity',
    lumpSums: [{ month: 12, amount: 10_000_000 }],
    ...(feeRate && { feeRate }),
  })
  if (!computed) throw new Error('not computed')
  return computed
}

it('tax and insurance of a year are paid in twelve parts', () => {
  expect(monthlyTaxAndInsurance({ fees: 1, propertyTax: 600_000, insurance: 120_000 })).toBe(60_000)
  expect(monthlyTaxAndInsurance(NO_COSTS)).toBe(0)
})

it('one-time costs come with the first payment, the fee with what is repaid early', () => {
  const rows = roundedCosts(loan(0.012), { ...NO_COSTS, fees: 500_000 }, 0)
  // 10,000,000 × 1.2 % × 24 of 36 months.
  const paid = rows.flatMap(({ fees }, index) => (fees > 0 ? [[index + 1, fees]] : []))
  expect(paid).toEqual([
    [1, 500_000],
    [12, 80_000],
  ])
})

it('the columns add up although a month is no whole amount', () => {
  const rows = roundedCosts(loan(), { ...NO_COSTS, propertyTax: 100 }, 0)
  expect(rows.slice(0, 12).reduce((total, { taxAndInsurance }) => total + taxAndInsurance, 0)).toBe(100)
  expect(new Set(rows.map(({ taxAndInsurance }) => taxAndInsurance))).toEqual(new Set([8, 9]))
  expect(rows.every(({ fees }) => fees === 0)).toBe(true)
})
