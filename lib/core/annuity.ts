/**
 * Level monthly payment that repays `principal` in `months`: L·i/(1 − (1 + i)^−N), L/N without interest; the rate is a
 * fraction a month. The power is taken through logarithms so that tiny rates keep their digits.
 */
export function annuityPayment(principal: number, monthlyRate: number, months: number): number {
  if (monthlyRate === 0) return principal / months
  return (principal * monthlyRate) / -Math.expm1(-months * Math.log1p(monthlyRate))
}
