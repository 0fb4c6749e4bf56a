const MYRIAD = 10_000

/** Whether a language counts in ten thousands, as Korean and Japanese do: 10,000 is `1만` there, and `10K` in English. */
export function countsInMyriads(locale: string): boolean {
  return /^1\D/.test(compact(locale).format(MYRIAD))
}

function compact(locale: string) {
  return new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 0 })
}

/**
 * How a whole amount is read in a language that counts in ten thousands: 1,234,567 is `123만 4,567`. Undefined below ten thousand
 * and for what is not exactly a whole number.
 */
export function amountReading(locale: string, amount: number): string | undefined {
  if (!Number.isSafeInteger(amount) || amount < MYRIAD) return undefined
  const groups: string[] = []
  for (let power = MYRIAD ** 3, rest = amount; power >= 1; rest %= power, power /= MYRIAD) {
    const count = Math.floor(rest / power)
    if (count > 0) groups.push((power === 1 ? new Intl.NumberFormat(locale) : compact(locale)).format(count * power))
  }
  return groups.join(' ')
}
