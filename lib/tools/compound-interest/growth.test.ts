import fc from 'fast-check'
import { CURRENCIES, currencyDigits } from '@/lib/core/format'
import { defaultsOf, parseFields, type Raw } from '@/lib/core/fields'
import { compoundInterestFields } from './fields'
import { computeGrowth, growthCurve, roundedGrowth, yearlyBreakdown, type Growth } from './growth'
import {
  balanceAfter,
  doublingYears,
  effectiveAnnualRate,
  principalProblem,
  savingsPlan,
  type SavingsPlan,
  typedTerm,
} from './savings'

const planOf = (changes: Partial<SavingsPlan> = {}): SavingsPlan => ({
  principal: 10_000,
  annualRate: 0.07,
  years: 10,
  compoundings: 12,
  contribution: 0,
  contributions: 12,
  atBeginning: false,
  ...changes,
})

const read = (changes: Partial<Raw<typeof compoundInterestFields>> = {}) =>
  parseFields(compoundInterestFields, { ...defaultsOf(compoundInterestFields), ...changes })
const readPlan = (changes: Partial<Raw<typeof compoundInterestFields>> = {}) => savingsPlan(read(changes).values)

function growthOf(changes: Partial<Raw<typeof compoundInterestFields>> = {}): Growth {
  const plan = readPlan(changes)
  const growth = plan && computeGrowth(plan)
  if (!growth) throw new Error('no growth')
  return growth
}

describe('published figures', () => {
  it('800 at 12 %, compounded monthly, is 901.46 after a year, an effective rate of 12.683 % (GnuCash, fin.c, compound interest)', () => {
    expect(balanceAfter(planOf({ principal: 800, annualRate: 0.12 }), 1)).toBeCloseTo(901.46, 2)
    expect(effectiveAnnualRate(0.12, 12) * 100).toBeCloseTo(12.683, 3)
  })

  it('100 at the beginning of every two weeks, 5.5 % compounded daily, is 8,489.32 after three years (GnuCash, fin.c, example 9)', () => {
    const saving = { principal: 0, annualRate: 0.055, compoundings: 365, contribution: 100, contributions: 26 }
    expect(balanceAfter(planOf({ ...saving, atBeginning: true }), 3)).toBeCloseTo(8_489.32, 2)
  })

  it('100 and 100 a month at 5 % is 15,692.93 after ten years (numpy_financial.fv(0.05/12, 120, -100, -100))', () => {
    const saving = planOf({ principal: 100, annualRate: 0.05, contribution: 100 })
    expect(balanceAfter(saving, 10)).toBeCloseTo(15_692.92889433575, 8)
  })
})

describe('the documented defaults', () => {
  const growth = growthOf()

  it('grow 10,000 to 20,096.61', () => {
    expect(growth.finalAmount).toBeCloseTo(20_096.61, 2)
    expect(growth.totalContributions).toBe(10_000)
    expect(growth.interestEarned).toBeCloseTo(10_096.61, 2)
    expect(growth.returnOnInvestment * 100).toBeCloseTo(100.966, 3)
    expect(growth.effectiveAnnualRate * 100).toBeCloseTo(7.229, 3)
  })

  it('have ten years, each starting with the final amount of the one before', () => {
    expect(growth.yearlyBreakdown).toHaveLength(10)
    expect(growth.yearlyBreakdown[0]).toMatchObject({ year: 1, startingAmount: 10_000, totalContributions: 10_000 })
    expect(growth.yearlyBreakdown[0]?.endingAmount).toBeCloseTo(10_722.9008, 4)
    expect(growth.yearlyBreakdown[9]?.startingAmount).toBeCloseTo(18_741.7697, 4)
  })
})

describe('other plans', () => {
  // Computed by iterating over the contributions in Python's decimal with 40 digits.
  it.each([
    ['a contribution at the end of each month', { contribution: '200' }, 54_713.575254],
    ['a contribution at the beginning', { contribution: '200', timing: 'beginning' }, 54_915.507529],
    [
      'monthly contributions, compounded yearly',
      { contribution: '100', years: '20', compoundingFrequency: '1' },
      89_450.482281,
    ],
    [
      'a yearly contribution at the beginning, compounded quarterly',
      {
        principal: '20000',
        annualRate: '4.25',
        years: '30',
        compoundingFrequency: '4',
        contribution: '500',
        contributionFrequency: '1',
        timing: 'beginning',
      },
      101_952.254576,
    ],
  ])('%s', (_, changes, expected) => {
    expect(growthOf(changes).finalAmount).toBeCloseTo(expected, 5)
  })

  it('a hundred years at 50 %, compounded daily, with a contribution a week', () => {
    const { finalAmount, yearlyBreakdown: years } = growthOf({
      principal: '5000',
      annualRate: '50',
      years: '100',
      compoundingFrequency: '365',
      contribution: '100',
      contributionFrequency: '52',
    })
    expect(finalAmount / 7.694433570893279e25).toBeCloseTo(1, 11)
    expect(years).toHaveLength(100)
  })

  it('0 % returns the contributions, with exactly no interest in any year', () => {
    const growth = growthOf({ annualRate: '0', contribution: '0.1', contributionFrequency: '26', years: '30' })
    expect(growth.finalAmount).toBeCloseTo(10_078, 9)
    expect(growth.interestEarned).toBe(0)
    expect(growth.yearlyBreakdown.map(({ interestEarned }) => interestEarned)).toEqual(Array(30).fill(0))
  })

  it('a very small rate is continuous with 0 %', () => {
    expect(growthOf({ annualRate: '1e-12', contribution: '100' }).finalAmount).toBeCloseTo(22_000, 5)
    expect(growthOf({ annualRate: '1e-322', contribution: '100' }).finalAmount).toBe(22_000)
  })

  it('two and a half years end with a half year', () => {
    const years = growthOf({ years: '2.5' }).yearlyBreakdown
    expect(years.map(({ year }) => year)).toEqual([1, 2, 2.5])
    // 10000 × (1 + 0.07/12)^30
    expect(years[2]?.endingAmount).toBeCloseTo(11_906.4069, 4)
  })

  it('no part of a contribution is paid in: after 18 months one at the end of a year, or two at the start', () => {
    const saving = {
      years: '18',
      termUnit: 'months',
      annualRate: '0',
      contribution: '1000',
      contributionFrequency: '1',
    }
    expect(growthOf(saving).finalAmount).toBe(11_000)
    expect(growthOf({ ...saving, timing: 'beginning' }).finalAmount).toBe(12_000)
    expect(growthOf({ ...saving, method: 'simple' }).finalAmount).toBe(12_000)
    // Seven months are 0.58333 years, and still seven contributions.
    const monthly = { ...saving, years: '7', contributionFrequency: '12' }
    expect(growthOf(monthly).finalAmount).toBe(17_000)
    expect(growthOf({ ...monthly, timing: 'beginning' }).finalAmount).toBe(17_000)
  })

  it('contributions at the end of a year have earned nothing before it', () => {
    const half = growthOf({ years: '0.5', contribution: '1000', contributionFrequency: '1' })
    // 10000 × ((1 + 0.07/12)^6 − 1)
    expect(half.interestEarned).toBeCloseTo(355.14404, 5)
    expect(half.totalContributions).toBe(10_000)
    const beginning = growthOf({ years: '0.5', contribution: '1000', contributionFrequency: '1', timing: 'beginning' })
    expect(beginning.interestEarned).toBeGreaterThan(half.interestEarned)
  })

  it('the curve starts at the principal and ends at the final amount', () => {
    const { balances, contributions } = growthCurve(planOf({ contribution: 100 }), 60)
    expect(balances).toHaveLength(61)
    expect([balances[0], contributions[0], contributions[60]]).toEqual([10_000, 10_000, 22_000])
    expect(balances[60]).toBe(balanceAfter(planOf({ contribution: 100 }), 10))
  })
})

describe('money doubles', () => {
  it('in 9.93 years at 7 % compounded monthly, in one year at 100 %, and never at a vanishing rate', () => {
    expect(doublingYears(0.07, 12)).toBeCloseTo(9.930956, 6)
    expect(doublingYears(1, 1)).toBeCloseTo(1, 12)
    expect(doublingYears(1e-320, 1)).toBeNull()
  })
})

describe('fields', () => {
  it.each([
    ['no principal', { principal: '0' }],
    ['a negative principal', { principal: '-1' }],
    ['an empty principal', { principal: '' }],
    ['text', { annualRate: 'seven' }],
    ['a negative rate', { annualRate: '-0.1' }],
    ['no time', { years: '0' }],
    ['more than a thousand years', { years: '1001' }],
    ['a negative contribution', { contribution: '-5' }],
  ])('give no plan for %s', (_, changes) => {
    expect(readPlan(changes)).toBeNull()
  })

  it.each(['0.5', '0.001', '1'])('a principal of %s is computed without a problem', (principal) => {
    const { values, problems } = read({ principal })
    expect(readPlan({ principal })).toMatchObject({ principal: Number(principal) })
    expect([problems.principal, principalProblem(values)]).toEqual([undefined, undefined])
  })

  it('ask for a contribution when the principal is 0, and refuse a negative one', () => {
    const problem = (changes: Parameters<typeof read>[0]) => principalProblem(read(changes).values)?.code
    expect(problem({ principal: '0' })).toBe('nothingGrows')
    expect(problem({ principal: '0', contribution: '100' })).toBeUndefined()
    expect(problem({ principal: '0', solveFor: 'contribution' })).toBeUndefined()
    expect(problem({ principal: '-5', contribution: '100' })).toBe('tooSmall')
  })

  it('compute contributions from 0, and a term in months', () => {
    // numpy_financial.fv(0.07 / 12, 120, -100, 0)
    const plan = readPlan({ principal: '0', contribution: '100' })!
    expect(computeGrowth(plan)?.finalAmount).toBeCloseTo(17_308.48, 2)
    expect(readPlan({ years: '18', termUnit: 'months' })?.years).toBe(1.5)
    expect(readPlan({ years: '6', termUnit: 'months' })?.years).toBe(0.5)
    expect(readPlan({ years: '18개월' })?.years).toBe(1.5)
    expect(typedTerm('6개월', 'years')).toEqual({ years: '6개월', termUnit: 'months' })
    expect(['18 months', '6', '0.5', '2년'].map((text) => typedTerm(text, 'years'))).toEqual(
      ['18 months', '6', '0.5', '2년'].map((years) => ({ years })),
    )
  })

  it('give no result where the final amount overflows', () => {
    const plan = readPlan({ annualRate: '1e6', years: '1000' })
    expect(plan && computeGrowth(plan)).toBeNull()
  })

  it('give no result where the effective rate overflows', () => {
    const plan = readPlan({ annualRate: '1e120', years: '1e-170' })
    expect(plan && computeGrowth(plan)).toBeNull()
  })

  it('accept full-width digits, separators, exponents and an empty contribution', () => {
    expect(readPlan({ principal: '＄１０，０００', annualRate: '7e0', contribution: '' })).toMatchObject(planOf())
  })
})

describe('every plan', () => {
  const anyPlan = fc.record<SavingsPlan>({
    principal: fc.double({ min: 1, max: 1e9, noNaN: true }),
    annualRate: fc.oneof(fc.constant(0), fc.double({ min: 1e-6, max: 0.5, noNaN: true })),
    years: fc.integer({ min: 1, max: 60 }),
    compoundings: fc.constantFrom(1, 2, 4, 12, 52, 365),
    contribution: fc.double({ min: 0, max: 1e6, noNaN: true }),
    contributions: fc.constantFrom(1, 4, 12, 26, 52),
    atBeginning: fc.boolean(),
  })

  it('agrees with a balance computed contribution by contribution', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const growth = (1 + plan.annualRate / plan.compoundings) ** (plan.compoundings / plan.contributions)
        let balance = plan.principal
        for (let count = 0; count < plan.contributions * plan.years; count++) {
          balance = plan.atBeginning ? (balance + plan.contribution) * growth : balance * growth + plan.contribution
        }
        expect(balanceAfter(plan, plan.years) / balance).toBeCloseTo(1, 9)
      }),
    )
  })

  it('agrees with the sum of what has become of each contribution, also in the midst of a period', () => {
    // In thousandths: a time within rounding of a contribution has it or not.
    const anyTime = fc.integer({ min: 10, max: 60_000 }).map((thousandths) => thousandths / 1000)
    fc.assert(
      fc.property(anyPlan, anyTime, fc.boolean(), (plan, years, isSimple) => {
        const { principal, annualRate, compoundings, contribution, contributions } = plan
        const atBeginning = isSimple || plan.atBeginning
        const worth = (time: number) =>
          isSimple ? 1 + annualRate * time : (1 + annualRate / compoundings) ** (compoundings * time)
        let balance = principal * worth(years)
        for (
          let place = atBeginning ? 0 : 1;
          atBeginning ? place / contributions < years : place / contributions <= years;
          place++
        )
          balance += contribution * worth(years - place / contributions)
        expect(balanceAfter({ ...plan, atBeginning, isSimple }, years) / balance).toBeCloseTo(1, 9)
      }),
    )
  })

  it('has years whose interest and contributions make up the final amount', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const years = yearlyBreakdown(plan)
        const last = years.at(-1)
        const interest = years.reduce((sum, { interestEarned }) => sum + interestEarned, 0)
        expect((interest + (last?.totalContributions ?? 0)) / balanceAfter(plan, plan.years)).toBeCloseTo(1, 9)
        years.slice(1).forEach(({ startingAmount }, index) => expect(startingAmount).toBe(years[index]?.endingAmount))
        years.forEach(({ interestEarned }) => expect(interestEarned).toBeGreaterThanOrEqual(0))
      }),
    )
  })

  it('is worth more when contributions come at the beginning', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const at = (atBeginning: boolean) => balanceAfter({ ...plan, atBeginning }, plan.years)
        expect(at(true)).toBeGreaterThanOrEqual(at(false))
      }),
    )
  })
})

describe.each(CURRENCIES)('a breakdown in %s', (currency) => {
  const digits = currencyDigits(currency)
  const scale = 10 ** digits
  /** An amount in whole minor units; fails where it has more decimals than the currency. */
  const units = (amount: number): bigint => {
    if (Number(amount.toFixed(digits)) !== amount) throw new Error(`${amount} has more than ${digits} decimals`)
    return BigInt(amount.toFixed(digits).replace('.', ''))
  }
  const anyAmount = fc.integer({ min: 0, max: 1e7 }).map((amount) => amount / scale)
  const anyPlan = fc.record<SavingsPlan>({
    principal: anyAmount.map((amount) => amount + 1),
    annualRate: fc.integer({ min: 0, max: 2_000 }).map((basisPoints) => basisPoints / 1e4),
    years: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constantFrom(0.5, 2.5, 7.25)),
    compoundings: fc.constantFrom(1, 2, 4, 12, 52, 365),
    contribution: anyAmount,
    contributions: fc.constantFrom(1, 4, 12, 26, 52),
    atBeginning: fc.boolean(),
  })

  it('adds up in every column and row of 100 plans', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const growth = computeGrowth(plan)
        if (!growth) throw new Error('no growth')
        const shown = roundedGrowth(growth, digits)
        const rows = shown.yearlyBreakdown
        let paidIn = units(Math.round(plan.principal * scale) / scale)
        let balance = paidIn
        let interest = 0n
        for (const row of rows) {
          expect(units(row.startingAmount)).toBe(balance)
          expect(row.interestEarned).toBeGreaterThanOrEqual(0)
          interest += units(row.interestEarned)
          balance += units(row.interestEarned) + units(row.totalContributions) - paidIn
          paidIn = units(row.totalContributions)
          expect(units(row.endingAmount)).toBe(balance)
        }
        expect([units(shown.finalAmount), units(shown.interestEarned)]).toEqual([balance, interest])
        expect(units(shown.totalContributions)).toBe(paidIn)
        expect(balance).toBe(paidIn + interest)
        expect(Math.abs(shown.finalAmount - growth.finalAmount)).toBeLessThan(1 / scale + growth.finalAmount * 1e-12)
      }),
      { numRuns: 100 },
    )
  })
})

it('the documented plan in dollars is shown as 10,000 and 10,096.61 of interest, 20,096.61 in all', () => {
  const { yearlyBreakdown: years, ...totals } = roundedGrowth(growthOf(), 2)
  expect(totals).toEqual({ finalAmount: 20_096.61, totalContributions: 10_000, interestEarned: 10_096.61 })
  expect(years[0]).toMatchObject({ startingAmount: 10_000, interestEarned: 722.9, endingAmount: 10_722.9 })
})

it('a plan without a row is worth what it starts with', () => {
  const {
    finalAmount,
    interestEarned,
    yearlyBreakdown: years,
  } = roundedGrowth({ ...growthOf(), yearlyBreakdown: [] }, 2)
  expect([finalAmount, interestEarned, years]).toEqual([10_000, 0, []])
})
