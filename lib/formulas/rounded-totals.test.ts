import fc from 'fast-check'
import { roundedTotals } from './rounded-totals'

describe('rounded running totals', () => {
  it('add up where amounts rounded one by one do not', () => {
    // Three thirds of a won of interest beside three thirds of 100 won.
    const thirds = [1, 2, 3].map((count) => ({ known: (100 * count) / 3, whole: (101 * count) / 3 }))
    expect(roundedTotals(thirds, 0)).toEqual([
      { known: 33, interest: 1, whole: 34 },
      { known: 67, interest: 1, whole: 68 },
      { known: 100, interest: 1, whole: 101 },
    ])
  })

  it('round to cents without binary errors', () => {
    expect(roundedTotals([{ known: 1.005, whole: 1.315 }], 2)).toEqual([{ known: 1.01, interest: 0.31, whole: 1.32 }])
  })

  it('never take interest back, nor add more than there is in the end', () => {
    const interestOf = (...wholes: number[]) =>
      roundedTotals(
        [0.4, 0.9, 1.2].map((known, index) => ({ known, whole: wholes[index] ?? 0 })),
        0,
      ).map(({ interest }) => interest)
    expect(interestOf(0.5, 1.01, 2.4)).toEqual([1, 1, 1])
    expect(interestOf(0.5, 1.01, 1.31)).toEqual([0, 0, 0])
  })

  it('stay within a unit of what was rounded', () => {
    const steps = fc.array(
      fc.tuple(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.double({ min: 0, max: 1e6, noNaN: true })),
    )
    fc.assert(
      fc.property(steps, fc.constantFrom(0, 2), (parts, digits) => {
        let known = 0
        let whole = 0
        const totals = parts.map(([part, interest]) => {
          known += part
          whole += part + interest
          return { known, whole }
        })
        const unit = 10 ** -digits + 1e-6
        const far = roundedTotals(totals, digits).filter(
          (rounded, index) =>
            Math.abs(rounded.known - (totals[index]?.known ?? 0)) > unit / 2 ||
            Math.abs(rounded.whole - (totals[index]?.whole ?? 0)) > unit * 1.5,
        )
        expect(far).toEqual([])
      }),
    )
  })
})
