import { defaultsOf, parseFields, type Raw } from '@/lib/core/fields'
import { loanCalculatorFields } from './fields'
import {
  downPaymentInOtherUnit,
  downPaymentProblem,
  downPaymentShare,
  graceProblem,
  loanTerms,
  optionProblems,
  typedDownPayment,
} from './loan'
import { compareOffers } from './offers'

const termProblem = (changes: Partial<Raw<typeof loanCalculatorFields>>) =>
  parseFields(loanCalculatorFields, { ...defaultsOf(loanCalculatorFields), ...changes }).problems.term
const valuesOf = (changes: Partial<Raw<typeof loanCalculatorFields>> = {}) =>
  parseFields(loanCalculatorFields, { ...defaultsOf(loanCalculatorFields), ...changes }).values

describe('fields', () => {
  it.each([
    ['nothing left to borrow', { downPayment: '300000' }],
    ['a down payment of 100 %', { downPayment: '100', downPaymentMode: 'percentage' }],
    ['a negative rate', { annualRate: '-1' }],
    ['no term', { term: '0' }],
    ['less than half a month', { term: '0.4', termUnit: 'months' }],
    ['a negative down payment', { downPayment: '-1' }],
    ['an empty rate', { annualRate: '' }],
    ['an empty term', { term: '' }],
    ['an empty amount', { loanAmount: '' }],
    ['text', { annualRate: 'six' }],
    ['a negative extra payment', { extraPayment: '-5' }],
    ['more than a century', { term: '101' }],
  ])('have no terms for %s', (_, changes) => {
    expect(loanTerms(valuesOf(changes))).toBeNull()
  })

  it.each(['500', '1', '0.01', '1e9'])('compute a loan of %s, whatever is usual', (loanAmount) => {
    const { values, problems } = parseFields(loanCalculatorFields, {
      ...defaultsOf(loanCalculatorFields),
      loanAmount,
      downPayment: '0',
    })
    expect(loanTerms(values)?.principal).toBe(Number(loanAmount))
    expect(problems.loanAmount?.isNotice).toBe(Number(loanAmount) < 1_000 ? true : undefined)
  })

  it('take a percent sign as the share of the price, and a currency as an amount', () => {
    const typed = (text: string, mode: 'amount' | 'percentage') => typedDownPayment(text, mode).downPaymentMode
    expect(['20%', '20 %', '２０％', '20퍼센트'].map((text) => typed(text, 'amount'))).toEqual(
      Array.from({ length: 4 }, () => 'percentage'),
    )
    expect(['₩60,000', '6만원'].map((text) => typed(text, 'percentage'))).toEqual(['amount', 'amount'])
    expect(['20', '20%', ''].map((text) => typed(text, 'percentage'))).toEqual([undefined, undefined, undefined])
    expect(['60000', '', 'x'].map((text) => typed(text, 'amount'))).toEqual([undefined, undefined, undefined])
    expect(valuesOf({ downPayment: '20%' }).downPayment).toBeNull()
    expect(valuesOf({ downPayment: '20%', downPaymentMode: 'percentage' }).downPayment).toBe(20)
    expect(valuesOf({ loanAmount: '20%' }).loanAmount).toBeNull()
  })

  it('say that a repayment or a rate change comes after the end, or lacks its other half', () => {
    const codes = (changes: Parameters<typeof valuesOf>[0], last?: number) =>
      Object.entries(optionProblems(valuesOf(changes), last)).flatMap(([name, problem]) =>
        problem ? [`${name} ${problem.code}`] : [],
      )
    expect(codes({ lumpSum1: '5000', lumpSumMonth1: '361' })).toEqual(['lumpSumMonth1 afterEnd'])
    expect(codes({ lumpSum1: '5000', lumpSumMonth1: '360' })).toEqual([])
    expect(codes({ lumpSum2: '5000', lumpSumMonth2: '300' }, 250)).toEqual(['lumpSumMonth2 afterEnd'])
    expect(codes({ rateChangeYears: '30', changedRate: '7' })).toEqual(['rateChangeYears afterEnd'])
    expect(codes({ rateChangeYears: '29', changedRate: '7' })).toEqual([])
    expect(codes({ lumpSum1: '5000' })).toEqual(['lumpSumMonth1 required'])
    expect(codes({ lumpSumMonth1: '12' })).toEqual(['lumpSum1 required'])
    expect(codes({ changedRate: '7' })).toEqual(['rateChangeYears required'])
    expect(codes({ rateChangeYears: '2' })).toEqual(['changedRate required'])
  })

  it('accept a percentage of the price, months, full-width digits and pasted currency signs', () => {
    const read = loanTerms(
      valuesOf({
        loanAmount: '＄３００，０００',
        downPayment: '20',
        downPaymentMode: 'percentage',
        term: '1e2',
        termUnit: 'months',
      }),
    )
    expect(read).toMatchObject({ principal: 240_000, months: 100 })
  })

  it('treat empty down and extra payments as 0', () => {
    expect(loanTerms(valuesOf({ downPayment: '', extraPayment: '' }))).toEqual({
      principal: 300_000,
      monthlyRate: 0.065 / 12,
      months: 360,
      extraPayment: 0,
      repayment: 'annuity',
    })
  })

  it('accept terms from one month to a century, and a rate of 0', () => {
    const monthsOf = (term: string, termUnit: string) => loanTerms(valuesOf({ term, termUnit }))?.months
    expect(monthsOf('1', 'months')).toBe(1)
    expect(monthsOf('100', 'years')).toBe(1_200)
    expect(monthsOf('1201', 'months')).toBeUndefined()
    expect(loanTerms(valuesOf({ annualRate: '0' }))?.monthlyRate).toBe(0)
  })

  it.each(['51', '0', '0.5', '-1'])('a term of %s years is out of bounds', (term) => {
    expect(termProblem({ term })?.params).toEqual({ min: 1, max: 50 })
  })

  it('report values out of bounds', () => {
    expect(['1', '50'].map((term) => termProblem({ term }))).toEqual([undefined, undefined])
    expect(termProblem({ term: '360', termUnit: 'months' })).toBeUndefined()
    expect(termProblem({ term: '601', termUnit: 'months' })?.params).toEqual({ min: 1, max: 600 })
    expect(downPaymentProblem(valuesOf({ downPayment: '300000' }))).toEqual({
      code: 'tooLarge',
      params: { max: 299_999 },
    })
    expect(downPaymentProblem(valuesOf({ downPayment: '299999' }))).toBeUndefined()
    const percentage = (downPayment: string) => valuesOf({ downPayment, downPaymentMode: 'percentage' })
    expect(downPaymentProblem(percentage('100'))).toEqual({ code: 'tooLarge', params: { max: 99.9 } })
    expect(downPaymentProblem(percentage('99.9'))).toBeUndefined()
    expect(downPaymentProblem(valuesOf({ loanAmount: '0' }))).toBeUndefined()
  })
})

describe('options', () => {
  it('count once they are complete and within the term', () => {
    const incomplete = loanTerms(valuesOf({ lumpSum1: '100', changedRate: '5', rateChangeYears: '30' }))
    for (const name of ['lumpSums', 'rateChange']) expect(incomplete).not.toHaveProperty(name)
    expect(
      loanTerms(
        valuesOf({
          gracePeriod: '12',
          rateChangeYears: '5',
          changedRate: '0',
          lumpSum2: '100',
          lumpSumMonth2: '7',
          prepaymentFeeRate: '1.2',
        }),
      ),
    ).toMatchObject({
      graceMonths: 12,
      rateChange: { after: 60, monthlyRate: 0 },
      lumpSums: [{ month: 7, amount: 100 }],
      feeRate: 0.012,
    })
  })

  it('need a month after the grace period in other offers too', () => {
    const problem = (changes: Parameters<typeof valuesOf>[0]) =>
      optionProblems(valuesOf({ gracePeriod: '36', annualRate2: '6', ...changes }))
    expect(problem({ term2: '3' }).term2).toEqual({ code: 'tooSmall', params: { min: 4 } })
    expect(problem({ term3: '2' }).term3).toEqual({ code: 'tooSmall', params: { min: 4 } })
    const inMonths = { term: '360', termUnit: 'months' }
    expect(problem({ ...inMonths, term2: '36' }).term2).toEqual({ code: 'tooSmall', params: { min: 37 } })
    expect(problem({ ...inMonths, term2: '37' }).term2).toBeUndefined()
    expect([problem({ term2: '4' }).term2, problem({ term2: '' }).term2]).toEqual([undefined, undefined])
    expect(problem({ term2: '3', gracePeriod: '' }).term2).toBeUndefined()
  })

  it('need a month after the grace period', () => {
    const twoYears = (gracePeriod: string) => valuesOf({ term: '2', gracePeriod })
    expect(graceProblem(twoYears('24'))).toEqual({ code: 'tooLarge', params: { max: 23 } })
    expect(loanTerms(twoYears('24'))).toBeNull()
    expect(graceProblem(twoYears('23'))).toBeUndefined()
  })
})

describe('offers', () => {
  it('mark the cheapest by interest and costs together', () => {
    const offers = compareOffers(valuesOf({ annualRate2: '6.4', fees2: '9000', annualRate3: '7', term3: '15' }))
    expect(offers.map(({ offer, isCheapest }) => [offer, isCheapest])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ])
    // A tenth of a percent less interest: 306,106.77 against 300,431 and 9,000.
    expect(offers[0]?.cost).toBeCloseTo(306_106.77, 2)
    expect(offers[1]?.cost).toBeCloseTo(
      240_000 * (0.064 / 12 / (1 - (1 + 0.064 / 12) ** -360)) * 360 - 240_000 + 9_000,
      4,
    )
    expect(offers[2]?.loan.payoffMonths).toBe(180)
  })

  it('show interest and fees that add up to the cost, in cents and in whole won', () => {
    for (const [currency, unit] of [
      ['USD', 100],
      ['KRW', 1],
    ] as const)
      for (let rate = 60; rate < 80; rate++) {
        const lumpSum = { lumpSum1: '5001', lumpSumMonth1: '3', prepaymentFeeRate: '0.7' }
        const offers = compareOffers(
          valuesOf({ currency, annualRate2: String(rate / 10), fees2: '5000.55', ...lumpSum }),
        )
        expect(offers).toHaveLength(2)
        for (const { rounded, cost } of offers) {
          const [interest, fees, sum] = [rounded.interest, rounded.fees, rounded.cost].map((amount) => amount * unit)
          expect(Math.round(interest ?? 0) + Math.round(fees ?? 0)).toBe(Math.round(sum ?? 0))
          expect(Math.abs(rounded.cost - cost) * unit).toBeLessThanOrEqual(1)
        }
      }
  })

  it('are none without anything of another one', () => {
    expect(compareOffers(valuesOf({ fees: '100' }))).toEqual([])
  })

  it('have the rate and the term of the loan where they name none', () => {
    const second = (changes: Parameters<typeof valuesOf>[0]) => compareOffers(valuesOf(changes))[1]
    expect(second({ term2: '5' })).toMatchObject({ offer: 2, annualRate: 6.5, loan: { payoffMonths: 60 } })
    expect(second({ fees3: '500' })).toMatchObject({
      offer: 3,
      annualRate: 6.5,
      fees: 500,
      loan: { payoffMonths: 360 },
    })
    const change = { rateChangeYears: '5', changedRate: '8' }
    expect(second({ ...change, term2: '20' })?.loan.terms.rateChange).toEqual({ after: 60, monthlyRate: 0.08 / 12 })
    expect(second({ ...change, annualRate2: '6.5' })?.loan.terms).not.toHaveProperty('rateChange')
  })
})

describe('the down payment in the other unit', () => {
  it.each([
    [{}, '20'],
    [{ downPayment: '50000' }, '16.67'],
    [{ downPayment: '0' }, '0'],
    [{ downPayment: '20', downPaymentMode: 'percentage' }, '60000'],
    [{ downPayment: '16.67', downPaymentMode: 'percentage' }, '50010'],
    [{ loanAmount: '99999', downPayment: '12.345', downPaymentMode: 'percentage' }, '12344.88'],
    [{ loanAmount: '99999', downPayment: '12.345', downPaymentMode: 'percentage', currency: 'KRW' }, '12345'],
    [{ loanAmount: '' }, undefined],
    [{ loanAmount: '0' }, undefined],
    [{ downPayment: '' }, undefined],
    [{ downPayment: 'a fifth' }, undefined],
  ])('%j: %s', (changes: Partial<Raw<typeof loanCalculatorFields>>, expected) => {
    expect(downPaymentInOtherUnit(valuesOf(changes))).toBe(expected)
  })
})

describe('a loan that overflows', () => {
  it.each([
    ['a percentage of it', { loanAmount: '1e308', downPayment: '20', downPaymentMode: 'percentage' }],
    ['a percentage past it', { downPayment: '1e308', downPaymentMode: 'percentage' }],
  ])('has no terms with %s for a down payment', (_, changes) => {
    expect(loanTerms(valuesOf(changes))).toBeNull()
    expect(downPaymentShare(valuesOf({ ...changes, downPayment: '1e308' }))).toBeNull()
  })

  it('has no share of a down payment without an amount', () => {
    expect(downPaymentShare(valuesOf())).toBe(0.2)
    expect(['', '0', '1e-320'].map((loanAmount) => downPaymentShare(valuesOf({ loanAmount })))).toEqual([
      null,
      null,
      null,
    ])
  })
})
