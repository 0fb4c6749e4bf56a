import { startEarly } from './start-early'

describe('200 a month at 7 %', () => {
  const { early, late } = startEarly(200)

  // numpy_financial.fv with 40 decimals of Python's decimal: 120 months of saving and 360 of rest; 360 months of
  // saving.
  it('from 25 to 35 is 280,968 at 65, on 24,000 paid in', () => {
    expect(early.totalContributions).toBe(24_000)
    expect(early.balances[10]).toBeCloseTo(34_616.9615, 4)
    expect(early.balances.at(-1)).toBeCloseTo(280_968.4805, 4)
  })

  it('from 35 to 65 is 243,994, on 72,000 paid in', () => {
    expect(late.totalContributions).toBe(72_000)
    expect(late.balances[10]).toBe(0)
    expect(late.balances.at(-1)).toBeCloseTo(243_994.1992, 4)
  })

  it('has a balance for each of the 41 birthdays', () => {
    expect([early.balances.length, late.balances.length]).toEqual([41, 41])
  })
})
