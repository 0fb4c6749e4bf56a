import { defaultsOf, parseFields, type Raw } from '@/lib/core/fields'
import { compoundInterestFields } from './fields'
import { afterTax, goalProblem, requestedPlan, todaysMoney } from './goal'
import { computeGrowth, roundedGrowth } from './growth'

const valuesOf = (changes: Partial<Raw<typeof compoundInterestFields>>) =>
  parseFields(compoundInterestFields, { ...defaultsOf(compoundInterestFields), ...changes }).values
const planOf = (changes: Partial<Raw<typeof compoundInterestFields>>) => requestedPlan(valuesOf(changes))

describe('simple interest', () => {
  it('of a Korean installment saving is that of its bank: 1,000,000 won a month at 3.5 % earn 227,500', () => {
    const plan = planOf({
      method: 'simple',
      principal: '0',
      contribution: '1000000',
      annualRate: '3.5',
      years: '1',
      currency: 'KRW',
    })
    const growth = plan && computeGrowth(plan)
    expect(growth?.interestEarned).toBeCloseTo(227_500, 6)
    expect(growth && roundedGrowth(growth, 0).finalAmount).toBe(12_227_500)
    // 15.4 % of 227,500 is 35,035.
    expect(plan && afterTax(plan, 0.154)).toBeCloseTo(12_192_465, 6)
  })

  it('of a deposit is the same every year, and a deposit of nothing needs contributions', () => {
    const plan = planOf({ method: 'simple', principal: '10000000', annualRate: '4', years: '3' })
    const growth = plan && computeGrowth(plan)
    expect(growth?.yearlyBreakdown.map(({ interestEarned }) => Math.round(interestEarned))).toEqual([4e5, 4e5, 4e5])
    expect(growth?.effectiveAnnualRate).toBeCloseTo(1.12 ** (1 / 3) - 1, 12)
    expect(planOf({ principal: '0' })).toBeNull()
  })
})

describe('a goal of 100,000', () => {
  const goal = { goal: '100000', principal: '10000' }

  it('needs the contribution of numpy_financial.pmt, rounded up', () => {
    // numpy_financial.pmt(0.07/12, 120, -10000, 100000) = -461.6
    const plan = planOf({ ...goal, solveFor: 'contribution', contribution: 'ignored' })
    const i = 0.07 / 12
    const growth = (1 + i) ** 120
    expect(plan?.contribution).toBe(Math.ceil(((100_000 - 10_000 * growth) / ((growth - 1) / i)) * 100) / 100)
  })

  // By fractions: (goal − 9,344,805 · 1.175) ÷ 3.315 is 8,464,274.8492; 20,000 need 10^-15 a time, and no money is smaller than a cent.
  it.each([
    [{ principal: '9344805', goal: '39039217', years: '2.5', method: 'simple' }, 8_464_274.85],
    [{ principal: '0', goal: '20000', years: '100', annualRate: '50' }, 0.01],
  ])('needs the smallest contribution that reaches it: %j', (changes, contribution) => {
    expect(planOf({ ...changes, solveFor: 'contribution', contributionFrequency: '1' })?.contribution).toBe(
      contribution,
    )
  })

  it('takes the time of a logarithm, and the rate of a root', () => {
    expect(planOf({ ...goal, solveFor: 'years' })?.years).toBeCloseTo(Math.log(10) / (12 * Math.log1p(0.07 / 12)), 9)
    expect(planOf({ ...goal, solveFor: 'annualRate' })?.annualRate).toBeCloseTo(12 * (10 ** (1 / 120) - 1), 9)
  })

  it.each(['contribution', 'years', 'annualRate'] as const)(
    'is reached after tax with what is found: %s',
    (solveFor) => {
      const plan = planOf({ ...goal, solveFor, contribution: '300', tax: 'japan' })
      const reached = plan ? afterTax(plan, 0.20315) : 0
      expect(reached).toBeGreaterThanOrEqual(100_000 - 1e-6)
      expect(reached).toBeLessThan(100_002)
    },
  )

  it('is out of reach, not named, or had from the start', () => {
    expect(planOf({ ...goal, solveFor: 'years', annualRate: '1' })).toBeNull()
    expect(planOf({ ...goal, solveFor: 'years', goal: '' })).toBeNull()
    expect(planOf({ ...goal, solveFor: 'contribution', goal: '5000' })?.contribution).toBe(0)
    expect(planOf({ ...goal, goal: '5000', solveFor: 'annualRate' })?.annualRate).toBe(0)
  })

  it.each(['compound', 'simple'])('takes no time when the starting amount is as much: %s interest', (method) => {
    const codeOf = (text: string) => goalProblem(valuesOf({ ...goal, solveFor: 'years', method, goal: text }))?.code
    expect(['5', '5000', '10000'].map(codeOf)).toEqual(['reached', 'reached', 'reached'])
    expect(planOf({ ...goal, solveFor: 'years', method, goal: '10000' })).toBeNull()
    expect(codeOf('10001')).toBeUndefined()
  })

  it('that nothing reaches says so, and one that is not asked for says nothing', () => {
    const codeOf = (changes: Parameters<typeof valuesOf>[0]) => goalProblem(valuesOf({ ...goal, ...changes }))?.code
    expect(codeOf({ solveFor: 'years', annualRate: '1' })).toBe('unreachable')
    expect(codeOf({ solveFor: 'years', annualRate: '7' })).toBeUndefined()
    expect(codeOf({ goal: '5000' })).toBeUndefined()
    expect(codeOf({ solveFor: 'years', goal: '' })).toBeUndefined()
  })

  it('that a contribution at the start of the sixth year reaches takes the five rows before it', () => {
    const plan = planOf({
      ...{ principal: '10000', annualRate: '0', contribution: '1000', contributionFrequency: '1', timing: 'beginning' },
      ...{ solveFor: 'years', goal: '15500' },
    })
    expect(plan?.years).toBeCloseTo(5, 8)
    const growth = computeGrowth(plan!)!
    expect(growth.finalAmount).toBe(16_000)
    expect(growth.yearlyBreakdown.map(({ endingAmount }) => endingAmount)).toEqual([11e3, 12e3, 13e3, 14e3, 16e3])
  })

  it('is not called out of reach while another field is empty', () => {
    const codeOf = (changes: Parameters<typeof valuesOf>[0]) =>
      goalProblem(valuesOf({ ...goal, goal: '1000000', ...changes }))?.code
    expect(codeOf({ solveFor: 'annualRate', principal: '' })).toBeUndefined()
    expect(codeOf({ solveFor: 'annualRate', years: '' })).toBeUndefined()
    expect(codeOf({ solveFor: 'years', annualRate: '' })).toBeUndefined()
    expect(codeOf({ solveFor: 'annualRate', years: '1', annualRate: '' })).toBe('unreachable')
  })
})

it('money loses a half in value over 35 years at 2 %', () => {
  expect(todaysMoney(100, 0.02, 35)).toBeCloseTo(50.0028, 3)
})
