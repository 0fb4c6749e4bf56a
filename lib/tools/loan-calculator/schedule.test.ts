import fc from 'fast-check'
import { annuityPayment } from '@/lib/core/annuity'
import { defaultsOf, parseFields, type Raw } from '@/lib/core/fields'
import { loanFields } from './fields'
import {
  downPaymentInOtherUnit,
  downPaymentProblem,
  downPaymentShare,
  loanTerms,
  termProblem,
  type LoanTerms,
} from './loan'
import { computeLoan, paymentSchedule, yearlySummary, type Loan } from './schedule'

const terms = (changes: Partial<LoanTerms> = {}): LoanTerms => ({
  principal: 240_000,
  monthlyRate: 0.065 / 12,
  months: 360,
  extraPayment: 0,
  repayment: 'annuity',
  ...changes,
})

function loanOf(given: LoanTerms | null): Loan {
  const loan = given && computeLoan(given)
  if (!loan) throw new Error('no loan')
  return loan
}

const valuesOf = (changes: Partial<Raw<typeof loanFields>> = {}) =>
  parseFields(loanFields, { ...defaultsOf(loanFields), ...changes }).values

describe('level payment', () => {
  // numpy_financial.pmt(rate/12, n, -principal), and the CFPB's published example of 6.5 % over 30 years.
  it.each([
    [240_000, 6.5, 360, 1516.9633],
    [100_000, 6, 360, 599.5505],
    [200_000, 4.5, 180, 1529.9866],
    [10_000, 12, 12, 888.4879],
  ])('%d at %d %% over %d months', (principal, rate, months, expected) => {
    expect(annuityPayment(principal, rate / 1200, months)).toBeCloseTo(expected, 3)
  })

  it('is an equal share without interest', () => {
    expect(annuityPayment(1_200, 0, 12)).toBe(100)
  })

  it('comes close to the equal share at a vanishing rate', () => {
    expect(annuityPayment(1_200, 1e-12, 12)).toBeCloseTo(100, 8)
  })
})

describe('the documented defaults', () => {
  const loan = loanOf(loanTerms(valuesOf()))

  it('borrow 240,000 and pay 1,516.96 a month', () => {
    expect(loan.terms.principal).toBe(240_000)
    expect(loan.monthlyPayment).toBeCloseTo(1516.96, 2)
  })

  it('cost 306,106.77 in interest over 360 payments', () => {
    expect(loan.totalInterest).toBeCloseTo(306_106.77, 2)
    expect(loan.totalPayment).toBeCloseTo(546_106.77, 2)
    expect(loan.payoffMonths).toBe(360)
  })

  it('end with nothing owed, in 30 years', () => {
    const years = yearlySummary(loan.schedule)
    expect(years).toHaveLength(30)
    expect(years[0]?.totalPrincipal).toBeCloseTo(2_682.53, 1)
    expect(years.at(-1)?.endBalance).toBe(0)
  })
})

describe('extra payment', () => {
  it('shortens 30 years at 6.5 % by 200 a month to 262 payments', () => {
    // numpy_financial.nper(0.065/12, -(1516.9633 + 200), 240000) = 261.997
    const loan = loanOf(terms({ extraPayment: 200 }))
    expect(loan.payoffMonths).toBe(262)
    expect(loan.withoutExtra?.payoffMonths).toBe(360)
    expect(loan.monthlyPayment).toBeCloseTo(1516.96, 2)
    expect(loan.schedule[0]?.payment).toBeCloseTo(1716.96, 2)
  })

  it('that covers everything settles the loan in one payment', () => {
    const loan = loanOf(terms({ extraPayment: 1e9 }))
    expect(loan.payoffMonths).toBe(1)
    expect(loan.schedule[0]?.principal).toBe(240_000)
  })
})

describe('other kinds of repayment', () => {
  it('equal principal: the first payment is the highest and interest is (N+1)/2 months of it', () => {
    const loan = loanOf(terms({ principal: 12_000, monthlyRate: 0.01, months: 12, repayment: 'equalPrincipal' }))
    expect(loan.monthlyPayment).toBeCloseTo(1_120, 8)
    expect(loan.lastPayment).toBeCloseTo(1_010, 8)
    expect(loan.totalInterest).toBeCloseTo((12_000 * 0.01 * 13) / 2, 8)
  })

  it('bullet: interest each month, the whole loan at the end', () => {
    const loan = loanOf(terms({ principal: 12_000, monthlyRate: 0.01, months: 12, repayment: 'bullet' }))
    expect(loan.monthlyPayment).toBeCloseTo(120, 8)
    expect(loan.lastPayment).toBeCloseTo(12_120, 8)
    expect(loan.totalInterest).toBeCloseTo(1_440, 8)
  })
})

describe('fields', () => {
  it.each([
    ['nothing left to borrow', { downPayment: '300000' }],
    ['a down payment of 100 %', { downPayment: '100', downPaymentMode: 'percentage' }],
    ['a negative rate', { annualRate: '-1' }],
    ['no term', { term: '0' }],
    ['an empty amount', { loanAmount: '' }],
    ['text', { annualRate: 'six' }],
    ['a negative extra payment', { extraPayment: '-5' }],
    ['more than a century', { term: '101' }],
  ])('give no terms for %s', (_, changes) => {
    expect(loanTerms(valuesOf(changes))).toBeNull()
  })

  it('take a percentage of the price, months, full-width digits and pasted signs', () => {
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

  it.each(['51', '0', '0.5', '-1'])('a term of %s years is not one of 1 to 50', (term) => {
    expect(termProblem(valuesOf({ term }))?.params).toEqual({ min: 1, max: 50 })
  })

  it('say what is out of bounds', () => {
    expect(['1', '50', ''].map((term) => termProblem(valuesOf({ term })))).toEqual([undefined, undefined, undefined])
    expect(termProblem(valuesOf({ term: '360', termUnit: 'months' }))).toBeUndefined()
    expect(downPaymentProblem(valuesOf({ downPayment: '300000' }))?.code).toBe('tooLarge')
    expect(downPaymentProblem(valuesOf())).toBeUndefined()
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
  ])('%j: %s', (changes: Partial<Raw<typeof loanFields>>, expected) => {
    expect(downPaymentInOtherUnit(valuesOf(changes))).toBe(expected)
  })
})

describe('a loan past what a number can hold', () => {
  it.each([
    ['in all', { principal: 1e308 }],
    ['in a month', { principal: 1e308, monthlyRate: 1e308 }],
    ['without the extra payment', { principal: 1e308, extraPayment: 1e308 }],
  ])('%s is none', (_, changes) => {
    expect(computeLoan(terms(changes))).toBeNull()
  })

  it.each([
    ['a percentage of it', { loanAmount: '1e308', downPayment: '20', downPaymentMode: 'percentage' }],
    ['a percentage past it', { downPayment: '1e308', downPaymentMode: 'percentage' }],
  ])('has no terms with %s for a down payment', (_, changes) => {
    expect(loanTerms(valuesOf(changes))).toBeNull()
    expect(downPaymentShare(valuesOf({ ...changes, downPayment: '1e308' }))).toBeNull()
  })

  it('is no share of nothing', () => {
    expect(downPaymentShare(valuesOf())).toBe(0.2)
    expect(['', '0', '1e-320'].map((loanAmount) => downPaymentShare(valuesOf({ loanAmount })))).toEqual([
      null,
      null,
      null,
    ])
  })
})

describe('every loan', () => {
  const anyTerms = fc.record<LoanTerms>({
    principal: fc.double({ min: 1, max: 1e9, noNaN: true }),
    monthlyRate: fc.double({ min: 0, max: 0.05, noNaN: true }),
    months: fc.integer({ min: 1, max: 600 }),
    extraPayment: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1e6, noNaN: true })),
    repayment: fc.constantFrom('annuity', 'equalPrincipal', 'bullet'),
  })

  it('repays exactly what was borrowed, and the balance never rises', () => {
    fc.assert(
      fc.property(anyTerms, (any) => {
        const schedule = paymentSchedule(any)
        const repaid = schedule.reduce((total, { principal }) => total + principal, 0)
        expect(Math.abs(repaid - any.principal)).toBeLessThanOrEqual(any.principal * 1e-9)
        const balances = [any.principal, ...schedule.map(({ balance }) => balance)]
        balances.slice(1).forEach((balance, index) => expect(balance).toBeLessThanOrEqual(balances[index] ?? 0))
        expect(schedule.length).toBeLessThanOrEqual(any.months)
      }),
    )
  })
})
