import fc from 'fast-check'
import { annuityPayment } from '@/lib/formulas/annuity'
import { defaultsOf, parseFields } from '@/lib/core/fields'
import { CURRENCIES, currencyDigits } from '@/lib/core/format'
import { loanCalculatorFields } from './fields'
import { loanTerms, type LoanTerms } from './loan'
import {
  computeLoan,
  effects,
  paymentSchedule,
  roundedSchedule,
  sum,
  yearlySummary,
  type Loan,
  type Payment,
} from './schedule'

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

  it('is the principal divided by the months without interest', () => {
    expect(annuityPayment(1_200, 0, 12)).toBe(100)
  })

  it('is continuous at a vanishing rate', () => {
    expect(annuityPayment(1_200, 1e-12, 12)).toBeCloseTo(100, 8)
  })
})

describe('the documented defaults', () => {
  const loan = loanOf(loanTerms(parseFields(loanCalculatorFields, defaultsOf(loanCalculatorFields)).values))

  it('borrow 240,000 and pay 1,516.96 a month', () => {
    expect(loan.terms.principal).toBe(240_000)
    expect(loan.monthlyPayment).toBeCloseTo(1516.96, 2)
  })

  it('cost 306,106.77 in interest over 360 payments', () => {
    expect(loan.totalInterest).toBeCloseTo(306_106.77, 2)
    expect(loan.totalPayment).toBeCloseTo(546_106.77, 2)
    expect(loan.payoffMonths).toBe(360)
  })

  it('end with a balance of zero after 30 years', () => {
    const years = yearlySummary(loan.schedule)
    expect(years.map(({ year }) => year)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
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

  it('that covers the whole balance repays the loan in one payment', () => {
    const loan = loanOf(terms({ extraPayment: 1e9 }))
    expect(loan.payoffMonths).toBe(1)
    expect(loan.schedule[0]?.principal).toBe(240_000)
  })
})

describe('other repayment methods', () => {
  it('equal principal: the first payment is the highest, and the interest is that of (N+1)/2 months', () => {
    const loan = loanOf(terms({ principal: 12_000, monthlyRate: 0.01, months: 12, repayment: 'equalPrincipal' }))
    expect(loan.monthlyPayment).toBeCloseTo(1_120, 8)
    expect(loan.schedule.at(-1)?.payment).toBeCloseTo(1_010, 8)
    expect(loan.totalInterest).toBeCloseTo((12_000 * 0.01 * 13) / 2, 8)
  })

  it('bullet: interest each month, the whole loan at the end', () => {
    const loan = loanOf(terms({ principal: 12_000, monthlyRate: 0.01, months: 12, repayment: 'bullet' }))
    expect(loan.monthlyPayment).toBeCloseTo(120, 8)
    expect(loan.schedule.at(-1)?.payment).toBeCloseTo(12_120, 8)
    expect(loan.totalInterest).toBeCloseTo(1_440, 8)
  })

  it('bullet: over two months only interest is paid first, over one month everything at once', () => {
    const bullet = (months: number) =>
      loanOf(terms({ principal: 12_000, monthlyRate: 0.01, months, repayment: 'bullet' }))
    expect(bullet(2).monthlyPayment).toBeCloseTo(120, 8)
    expect(bullet(2).schedule.map(({ payment }) => Math.round(payment))).toEqual([120, 12_120])
    expect(bullet(1).monthlyPayment).toBeCloseTo(12_120, 8)
    expect(bullet(1).schedule.at(-1)?.payment).toBeCloseTo(12_120, 8)
  })

  it('adds a balance of at most a cent to the last payment', () => {
    const payments = (extraPayment: number) =>
      loanOf(terms({ principal: 1_000, monthlyRate: 0, months: 10, extraPayment })).payoffMonths
    // Ten payments of 100 in nine: 9 × 11.11 = 99.99 leaves a cent over.
    expect([payments(11.11), payments(11.1)]).toEqual([9, 10])
  })
})

describe('options of a loan', () => {
  const won = (changes: Partial<LoanTerms>) =>
    loanOf(terms({ principal: 100_000_000, monthlyRate: 0.04 / 12, months: 240, ...changes }))

  it('a grace period of a year: interest first, then level payments over the 19 years that are left', () => {
    const loan = won({ graceMonths: 12 })
    expect(loan.monthlyPayment).toBeCloseTo(100_000_000 * (0.04 / 12), 6)
    expect(loan.schedule[11]?.balance).toBe(100_000_000)
    // numpy_financial.pmt(0.04/12, 228, -1e8)
    expect(loan.laterPayments).toEqual([{ from: 13, payment: expect.closeTo(626_870.27, 1) }])
    expect(loan.totalPayment).toBeCloseTo((4e6 / 12) * 12 + 626_870.265525634 * 228, 2)
    expect(loan.payoffMonths).toBe(240)
  })

  it('a grace period under equal principal splits the loan among the months after it', () => {
    const loan = won({ graceMonths: 40, repayment: 'equalPrincipal' })
    expect(loan.schedule[39]?.principal).toBe(0)
    expect(loan.schedule[40]?.principal).toBeCloseTo(500_000, 6)
    expect(loan.schedule.at(-1)?.balance).toBe(0)
  })

  it('a new rate spreads what is left over the months that are left', () => {
    const loan = won({ rateChange: { after: 60, monthlyRate: 0.06 / 12 } })
    const before = won({})
    expect(loan.schedule[59]).toEqual(before.schedule[59])
    const left = before.schedule[59]?.balance ?? 0
    // Present value of the later payments at the later rate.
    const later = loan.laterPayments[0]?.payment ?? 0
    expect((later * (1 - 1.005 ** -180)) / 0.005).toBeCloseTo(left, 4)
    expect(loan.laterPayments).toHaveLength(1)
    expect(loan.payoffMonths).toBe(240)
  })

  it('a one-off repayment shortens the loan as numpy_financial.nper says', () => {
    const loan = won({ lumpSums: [{ month: 12, amount: 20_000_000 }] })
    const level = annuityPayment(100_000_000, 0.04 / 12, 240)
    const left = loan.schedule[11]?.balance ?? 0
    const nper = -Math.log(1 - (left * 0.04) / 12 / level) / Math.log(1 + 0.04 / 12)
    expect(loan.payoffMonths).toBe(12 + Math.ceil(nper))
    expect(loan.schedule[11]?.prepaid).toBeCloseTo(20_000_000, 6)
    expect(loan.withoutExtra?.payoffMonths).toBe(240)
  })

  // 300,000,000 at 4 % over 30 years, iterated in Python's decimal with 40 digits.
  describe('what is repaid before the payment is recalculated lowers it', () => {
    const large = { principal: 300_000_000, months: 360 }
    const lumpSums = [{ month: 12, amount: 100_000_000 }]
    const rateChange = { after: 60, monthlyRate: 0.06 / 12 }

    it.each([
      ['100 million before a new rate', { rateChange, lumpSums }, 992_370.24, 360, 183_645_824.27],
      ['nothing before a new rate', { rateChange }, 1_748_263.78, 360, 310_413_888.45],
      ['500,000 a month before a new rate', { rateChange, extraPayment: 500_000 }, 1_534_681.16, 237, 175_048_064.9],
      ['100 million in a grace period', { graceMonths: 36, lumpSums }, 1_010_416.37, 360, 155_374_903.28],
      [
        '100 million in a grace period, in equal parts',
        { graceMonths: 36, lumpSums, repayment: 'equalPrincipal' as const },
        1_283_950.62,
        360,
        136_333_333.33,
      ],
    ])('%s', (_, changes, payment, payoffMonths, interest) => {
      const loan = won({ ...large, ...changes })
      expect(loan.laterPayments[0]?.payment).toBeCloseTo(payment, 2)
      expect(loan.payoffMonths).toBe(payoffMonths)
      expect(loan.totalInterest).toBeCloseTo(interest, 1)
    })

    it('the balance at a new rate is what is owed then, and the term stays', () => {
      const loan = won({ ...large, rateChange, lumpSums })
      expect(loan.schedule[59]?.balance).toBeCloseTo(154_022_672.41, 2)
      expect(loan.withoutExtra?.payoffMonths).toBe(360)
      const saved = { interest: 183_645_824.268 - 310_413_888.4539, months: 0 }
      expect(effects(loan, 2)[0]).toEqual({
        option: 'lumpSums',
        interest: expect.closeTo(saved.interest, 1),
        months: saved.months,
      })
    })
  })

  it('the fee falls to nothing over three years, or over a shorter term', () => {
    const fee = (month: number, months = 240) =>
      won({ months, lumpSums: [{ month, amount: 10_000_000 }], feeRate: 0.012 }).prepaymentFee
    expect(fee(12)).toBeCloseTo(10_000_000 * 0.012 * (24 / 36), 6)
    expect([fee(36), fee(37)]).toEqual([0, 0])
    expect(fee(12, 24)).toBeCloseTo(10_000_000 * 0.012 * (12 / 24), 6)
  })

  it('each effect is the difference to the loan without it', () => {
    const options = { extraPayment: 100_000, graceMonths: 12, rateChange: { after: 60, monthlyRate: 0.03 / 12 } }
    const loan = won(options)
    const plain = won({ ...options, graceMonths: undefined })
    expect(effects(loan, 0).map(({ option }) => option)).toEqual(['extraPayment', 'gracePeriod', 'rateChange'])
    expect(effects(loan, 0)[1]).toEqual({
      option: 'gracePeriod',
      interest: Math.round(loan.totalInterest - plain.totalInterest),
      months: loan.payoffMonths - plain.payoffMonths,
    })
    expect(effects(loan, 0)[2]?.interest).toBeLessThan(0)
    expect(effects(won({}), 0)).toEqual([])
  })

  it('a change to the same rate changes nothing', () => {
    const { monthlyRate } = terms()
    const loan = loanOf(terms({ rateChange: { after: 12, monthlyRate } }))
    expect(effects(loan, 2)).toEqual([{ option: 'rateChange', interest: expect.closeTo(0, 12), months: 0 }])
  })
})

describe('a loan that overflows', () => {
  it.each([
    ['in all', { principal: 1e308 }],
    ['in a month', { principal: 1e308, monthlyRate: 1e308 }],
    ['without the extra payment', { principal: 1e308, extraPayment: 1e308 }],
  ])('%s is none', (_, changes) => {
    expect(computeLoan(terms(changes))).toBeNull()
  })
})

const anyOptions = {
  graceMonths: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
  rateChange: fc.option(fc.record({ after: fc.integer({ min: 1, max: 120 }), monthlyRate: fc.constant(0.07 / 12) }), {
    nil: undefined,
  }),
  lumpSums: fc.option(fc.array(fc.record({ month: fc.integer({ min: 1, max: 60 }), amount: fc.constant(5_000) })), {
    nil: undefined,
  }),
  feeRate: fc.constantFrom(undefined, 0.012),
}

describe('every loan', () => {
  const anyTerms = fc
    .record<LoanTerms>({
      principal: fc.double({ min: 1, max: 1e9, noNaN: true }),
      monthlyRate: fc.double({ min: 0, max: 0.05, noNaN: true }),
      months: fc.integer({ min: 1, max: 600 }),
      extraPayment: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1e6, noNaN: true })),
      repayment: fc.constantFrom('annuity', 'equalPrincipal', 'bullet'),
      ...anyOptions,
    })
    .filter(({ graceMonths = 0, months }) => graceMonths < months)

  it('repays exactly the principal, and the balance never increases', () => {
    fc.assert(
      fc.property(anyTerms, (any) => {
        const schedule = paymentSchedule(any)
        const repaid = schedule.reduce((total, { principal }) => total + principal, 0)
        expect(Math.abs(repaid - any.principal)).toBeLessThanOrEqual(any.principal * 1e-9)
        const balances = [any.principal, ...schedule.map(({ balance }) => balance)]
        expect(balances.filter((balance, index) => balance > (balances[index - 1] ?? balance))).toEqual([])
        expect(schedule.length).toBeLessThanOrEqual(any.months)
      }),
    )
  })
})

describe.each(CURRENCIES)('a schedule in %s', (currency) => {
  const digits = currencyDigits(currency)
  const scale = 10 ** digits
  /** An amount in whole minor units; fails where it has more decimals than the currency. */
  const units = (amount: number): bigint => {
    const text = amount.toFixed(digits)
    if (Number(text) !== amount) throw new Error(`${amount} has more than ${digits} decimals`)
    return BigInt(text.replace('.', ''))
  }
  const inUnits = ({ payment, principal, interest, balance }: Payment) => ({
    payment: units(payment),
    principal: units(principal),
    interest: units(interest),
    balance: units(balance),
  })
  const total = (rows: readonly ReturnType<typeof inUnits>[], part: 'payment' | 'principal' | 'interest') =>
    rows.reduce((sum, row) => sum + row[part], 0n)

  const anyTerms = fc
    .record<LoanTerms>({
      principal: fc.integer({ min: 1_000, max: 1e11 / scale ** 2 }).map((amount) => amount / scale),
      monthlyRate: fc.integer({ min: 0, max: 3_000 }).map((basisPoints) => basisPoints / 1e4 / 12),
      months: fc.integer({ min: 1, max: 600 }),
      extraPayment: fc.oneof(
        fc.constant(0),
        fc.integer({ min: 1, max: 1e6 }).map((amount) => amount / scale),
      ),
      repayment: fc.constantFrom('annuity', 'equalPrincipal', 'bullet'),
      ...anyOptions,
    })
    .filter(({ graceMonths = 0, months }) => graceMonths < months)

  it('adds up in every column and row of any loan', () => {
    fc.assert(
      fc.property(anyTerms, (given) => {
        const { schedule } = loanOf(given)
        const rows = roundedSchedule(given.principal, schedule, digits)
        const exact = rows.map(inUnits)
        const principal = total(exact, 'principal')
        const interest = total(exact, 'interest')
        expect(rows).toHaveLength(schedule.length)
        expect(principal).toBe(units(given.principal))
        expect(total(exact, 'payment')).toBe(principal + interest)
        expect(Math.abs(Number(interest) / scale - sum(schedule, 'interest'))).toBeLessThanOrEqual(0.5 / scale + 1e-3)
        let balance = principal
        const wrong = rows.filter((row, index) => {
          const { balance: owed = 0, payment = 0 } = schedule[index] ?? {}
          const whole = exact[index]!
          balance -= whole.principal
          return (
            whole.payment !== whole.principal + whole.interest ||
            whole.balance !== balance ||
            Math.min(row.principal, row.interest) < 0 ||
            Math.abs(row.balance - owed) >= 1 / scale ||
            Math.abs(row.payment - payment) >= 2 / scale
          )
        })
        expect(wrong).toEqual([])
        expect(balance).toBe(0n)
        const years = yearlySummary(rows)
        expect(Math.round(years.reduce((all, { totalPayments }) => all + totalPayments, 0) * scale)).toBe(
          Number(principal + interest),
        )
      }),
      { numRuns: 100 },
    )
  })

  it('adds up to a principal with more decimals than the currency, rounded', () => {
    const given = terms({ principal: 100_000 / 7, months: 24, repayment: 'bullet' })
    const rows = roundedSchedule(given.principal, paymentSchedule(given), digits)
    expect(Number(total(rows.map(inUnits), 'principal'))).toBe(Math.round((100_000 / 7) * scale))
    expect(rows.at(-1)?.balance).toBe(0)
  })
})

it('the documented schedule in dollars pays 1,516.96 or 1,516.97 each month', () => {
  const rows = roundedSchedule(240_000, paymentSchedule(terms()), 2)
  expect(rows[0]).toEqual({
    paymentNumber: 1,
    payment: 1516.96,
    principal: 216.96,
    interest: 1300,
    balance: 239_783.04,
  })
  expect(new Set(rows.map(({ payment }) => payment))).toEqual(new Set([1516.96, 1516.97]))
  expect(sum(rows, 'interest')).toBeCloseTo(306_106.77, 6)
})
