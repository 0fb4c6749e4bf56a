import fc from 'fast-check'
import { defaultsOf, parseFields, type Raw } from '@/lib/core/fields'
import { creditCalculatorFields, FEE_METHODS, INSTALLMENTS } from './fields'
import { amountProblem, comparePlans, planOf, type Comparison } from './plans'

const valuesOf = (changes: Partial<Raw<typeof creditCalculatorFields>> = {}) =>
  parseFields(creditCalculatorFields, { ...defaultsOf(creditCalculatorFields), ...changes }).values

function compare(changes: Partial<Raw<typeof creditCalculatorFields>>): Comparison {
  const comparison = comparePlans(valuesOf(changes))
  if (!comparison) throw new Error('no comparison')
  return comparison
}

describe('a million won at the documented sample rates', () => {
  // numpy_financial.pmt(rate/12, n, -1000000), computed in Python's decimal with 40 digits.
  it.each([
    [1, 0, 1_000_000, 0],
    [2, 3.5, 502_188.56182, 4_377.123639],
    [3, 5.5, 336_393.546417, 9_180.639251],
    [6, 7.5, 170_331.429169, 21_988.575011],
    [12, 12.5, 89_082.862711, 68_994.352527],
    [18, 15.5, 62_620.354776, 127_166.38596],
    [24, 18.5, 50_166.025361, 203_984.608654],
    [36, 22.5, 38_449.603279, 384_185.718062],
  ])('%d months at %d %%', (months, annualRate, monthlyPayment, totalInterest) => {
    const plan = compare({ amount: '1000000' }).plans.find((each) => each.months === months)
    expect(plan?.annualRate).toBe(annualRate)
    expect(plan?.monthlyPayment).toBeCloseTo(monthlyPayment, 5)
    expect(plan?.totalInterest).toBeCloseTo(totalInterest, 5)
    expect(plan?.totalAmount).toBeCloseTo(1_000_000 + totalInterest, 5)
  })

  it('make the single payment the best deal, two months the best with interest, twelve the most popular', () => {
    const { principal, plans, bestDeal, bestWithInterest, mostPopular } = compare({ amount: '1000000' })
    expect(principal).toBe(1_000_000)
    expect(plans.map(({ months }) => months)).toEqual([1, 2, 3, 6, 12, 18, 24, 36])
    expect(bestDeal.months).toBe(1)
    expect(bestWithInterest?.months).toBe(2)
    expect(mostPopular?.months).toBe(12)
  })
})

describe('paying off the rest early', () => {
  /** Interest of the payments after `payments`, month by month. */
  function simulated(amount: number, months: number, annualRate: number, payments: number, isLevel: boolean): number {
    const rate = annualRate / 1200
    const level = planOf(amount, months, annualRate, 'amortized').monthlyPayment
    let balance = amount
    let saved = 0
    for (let month = 1; month <= months; month++) {
      const interest = balance * rate
      if (month > payments) saved += interest
      balance -= isLevel ? level - interest : amount / months
    }
    return saved
  }

  it.each(FEE_METHODS)('saves the interest of the months left: %s', (feeMethod) => {
    const { plans } = compare({ amount: '1000000', payOffAfter: '5', feeMethod })
    for (const { months, annualRate, earlySaving } of plans) {
      expect(earlySaving).toBeCloseTo(simulated(1_000_000, months, annualRate, 5, feeMethod === 'amortized'), 5)
    }
    expect(plans.find(({ months }) => months === 3)?.earlySaving).toBe(0)
    expect(plans.find(({ months }) => months === 12)?.earlySaving).toBeGreaterThan(10_000)
  })

  it('saves nothing unless asked about, or without interest', () => {
    expect(compare({ amount: '1000000' }).plans.map(({ earlySaving }) => earlySaving)).toEqual(Array(8).fill(0))
    const free = compare({ amount: '1000000', payOffAfter: '5', 'interestFree-12': 'true' })
    expect(free.mostPopular?.earlySaving).toBe(0)
  })
})

describe('level payments', () => {
  it('repay 800 at 12 % in twelve payments of 71.08 (GnuCash, fin.c, example 3)', () => {
    expect(planOf(800, 12, 12, 'amortized').monthlyPayment).toBeCloseTo(71.08, 2)
  })

  it('have interest even at the lowest rate', () => {
    // numpy_financial.pmt(0.01/12, 12, -1200) = -100.5425
    expect(planOf(1_200, 12, 1, 'amortized').totalInterest).toBeCloseTo(6.5103, 3)
  })

  it('are an equal share of the amount without interest', () => {
    expect(planOf(120_000, 6, 0, 'amortized')).toMatchObject({
      monthlyPayment: 20_000,
      totalAmount: 120_000,
      totalInterest: 0,
    })
  })
})

describe('the Korean card fee', () => {
  it('is 35,000 won on a million over six months at 12 % (the example card companies give)', () => {
    expect(planOf(1_000_000, 6, 12, 'cardFee').totalInterest).toBeCloseTo(35_000, 8)
  })

  it('decreases from the first bill to the last, and the bills add up to the total', () => {
    const { firstPayment, lastPayment, totalAmount } = planOf(1_200_000, 12, 12, 'cardFee')
    // 100,000 a month plus 1 % of the remaining balance: 12,000 at first, 1,000 at last.
    expect(firstPayment).toBeCloseTo(112_000, 8)
    expect(lastPayment).toBeCloseTo(101_000, 8)
    expect(totalAmount).toBeCloseTo(((112_000 + 101_000) / 2) * 12, 6)
  })

  it('is zero for a single payment', () => {
    expect(planOf(50_000, 1, 20, 'cardFee').totalInterest).toBe(0)
  })

  it('is applied when the method is chosen', () => {
    const twelve = compare({ amount: '1000000', feeMethod: 'cardFee' }).mostPopular
    expect(twelve?.totalInterest).toBeCloseTo(67_708.3333, 3)
  })
})

describe('custom rates', () => {
  it('replace the sample', () => {
    expect(compare({ amount: '1000000', 'rate-12': '６' }).mostPopular?.monthlyPayment).toBeCloseTo(86_066.4297, 3)
  })

  it('are overridden when a plan is marked as interest-free', () => {
    const { bestWithInterest, bestDeal, plans } = compare({
      amount: '600000',
      'interestFree-2': 'true',
      'interestFree-3': 'true',
      'rate-3': '',
    })
    expect(plans[2]).toMatchObject({ months: 3, annualRate: 0, monthlyPayment: 200_000, totalInterest: 0 })
    expect(bestWithInterest?.months).toBe(6)
    expect(bestDeal.months).toBe(1)
  })

  it('omit a plan while its rate is empty, not a number or negative', () => {
    const { plans, mostPopular } = compare({ amount: '10000', 'rate-2': '', 'rate-3': 'x', 'rate-12': '-1' })
    expect(plans.map(({ months }) => months)).toEqual([1, 6, 18, 24, 36])
    expect(mostPopular).toBeUndefined()
  })

  it('omit a plan whose results overflow', () => {
    const monthsOf = (changes: Parameters<typeof compare>[0]) => compare(changes).plans.map(({ months }) => months)
    expect(monthsOf({ amount: '1000', 'rate-12': '1e308' })).toEqual([1, 2, 3, 6, 18, 24, 36])
    expect(monthsOf({ amount: '1.7e308', feeMethod: 'cardFee' })).toEqual([1, 2, 3, 6])
  })

  it('may all be interest-free, and then there is no best plan with interest', () => {
    const free = Object.fromEntries(INSTALLMENTS.map((months) => [`interestFree-${months}`, 'true']))
    expect(compare({ amount: '10000', ...free }).bestWithInterest).toBeUndefined()
  })
})

describe('the amount', () => {
  it.each(['', '0', '-5', 'text', '1e999'])('computes nothing from %j', (amount) => {
    expect(comparePlans(valuesOf({ amount }))).toBeNull()
  })

  it.each([
    ['1', 1],
    ['1e3', 1_000],
    ['１，０００', 1_000],
    ['₩1,000', 1_000],
    ['1,000원', 1_000],
    ['100000000', 100_000_000],
    ['100000001', 100_000_001],
  ])('computes from %j', (amount, principal) => {
    expect(compare({ amount }).principal).toBe(principal)
  })

  it('is unusual, but computed, outside 1,000 to 100,000,000 won', () => {
    const advice = { code: 'unusual', params: {}, isNotice: true }
    expect(amountProblem(valuesOf({ amount: '999' }))).toEqual(advice)
    expect(amountProblem(valuesOf({ amount: '100000001' }))).toEqual(advice)
    expect(amountProblem(valuesOf({ amount: '0' }))?.code).toBe('notPositive')
    expect(amountProblem(valuesOf({ amount: '-5' }))?.code).toBe('notPositive')
    expect(amountProblem(valuesOf({ amount: '1e80' }))).toEqual({ code: 'tooLarge', params: { max: 1e13 } })
    expect(amountProblem(valuesOf({ amount: '1000' }))).toBeUndefined()
    expect(amountProblem(valuesOf({ amount: '' }))).toBeUndefined()
  })

  it('may be small in dollars', () => {
    expect(amountProblem(valuesOf({ amount: '1', currency: 'USD' }))).toBeUndefined()
    expect(amountProblem(valuesOf({ amount: '100000000' }))).toBeUndefined()
    expect(amountProblem(valuesOf({ amount: '0.5', currency: 'USD' }))?.code).toBe('unusual')
  })
})

describe.each([
  ['KRW', 0],
  ['USD', 2],
] as const)('totals shown in %s', (currency, digits) => {
  it('are the rounded amount plus the interest in 100 purchases', () => {
    const scale = 10 ** digits
    const anyPurchase = fc.tuple(fc.double({ min: 1, max: 1e8, noNaN: true }), fc.constantFrom(...FEE_METHODS))
    fc.assert(
      fc.property(anyPurchase, ([amount, feeMethod]) => {
        const { plans } = compare({ amount: String(amount), currency, feeMethod })
        const price = Math.round(amount * scale)
        for (const { totalAmount, rounded } of plans) {
          expect(Math.round(rounded.totalAmount * scale)).toBe(price + Math.round(rounded.totalInterest * scale))
          expect(Math.abs(rounded.totalAmount - totalAmount)).toBeLessThan(1 / scale)
        }
      }),
      { numRuns: 100 },
    )
  })
})

describe('every plan', () => {
  const anyPlan = fc.record({
    amount: fc.double({ min: 1, max: 1e8, noNaN: true }),
    months: fc.integer({ min: 2, max: 60 }),
    annualRate: fc.double({ min: 0.01, max: 50, noNaN: true }),
  })

  it('has level payments whose present value is the amount', () => {
    fc.assert(
      fc.property(anyPlan, ({ amount, months, annualRate }) => {
        const { monthlyPayment } = planOf(amount, months, annualRate, 'amortized')
        let owed = amount
        for (let month = 0; month < months; month++) owed = owed * (1 + annualRate / 1200) - monthlyPayment
        expect(Math.abs(owed)).toBeLessThan(amount * 1e-8)
      }),
    )
  })

  it('charges as card fee a twelfth of the rate on the remaining balance each month', () => {
    fc.assert(
      fc.property(anyPlan, ({ amount, months, annualRate }) => {
        const { totalInterest } = planOf(amount, months, annualRate, 'cardFee')
        let fees = 0
        for (let month = 0; month < months; month++) fees += (amount - (amount / months) * month) * (annualRate / 1200)
        expect(Math.abs(totalInterest - fees)).toBeLessThan(amount * 1e-8)
      }),
    )
  })

  it('costs more at a higher rate and over more months', () => {
    fc.assert(
      fc.property(anyPlan, fc.constantFrom(...FEE_METHODS), ({ amount, months, annualRate }, method) => {
        const { totalInterest } = planOf(amount, months, annualRate, method)
        expect(planOf(amount, months, annualRate + 1, method).totalInterest).toBeGreaterThan(totalInterest)
        expect(planOf(amount, months + 1, annualRate, method).totalInterest).toBeGreaterThan(totalInterest)
      }),
    )
  })
})
