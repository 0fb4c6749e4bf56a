/**
 * Level monthly payment that repays `principal` in `months`: P·i/(1 − (1 + i)^−n), or P/n without interest;
 * `monthlyRate` is a fraction (0.01 = 1 %). expm1 and log1p preserve the precision of very small rates.
 */
export function annuityPayment(principal: number, monthlyRate: number, months: number): number {
  if (monthlyRate === 0) return principal / months
  return (principal * monthlyRate) / -Math.expm1(-months * Math.log1p(monthlyRate))
}
