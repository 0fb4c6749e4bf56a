import { annuityPayment } from './annuity'

// The tables of any bank: 200,000 at 6 % over 30 years, 10,000 at 12 % over one year.
test.each([
  [200_000, 0.06 / 12, 360, 1199.1010503],
  [10_000, 0.01, 12, 888.4878868],
  [1200, 0, 12, 100],
  [1200, 1e-15, 12, 100],
])('%d at %d a month over %i months is %d a month', (principal, rate, months, payment) => {
  expect(annuityPayment(principal, rate, months)).toBeCloseTo(payment, 6)
})
