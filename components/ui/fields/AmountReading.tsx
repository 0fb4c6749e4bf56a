import { useLocale, useTranslations } from 'next-intl'
import { amountReading, countsInMyriads } from '@/lib/core/amount-reading'
import type { CurrencySign } from '@/lib/core/format'
import { readNumber } from '@/lib/core/read-number'

/** How the amount of a field is read, where nobody counts its digits: `3억 원`. Its line is kept free, so that nothing moves. */
export function AmountReading({ raw, sign }: { raw: string; sign: CurrencySign }) {
  const t = useTranslations('shell.amounts')
  const locale = useLocale()
  if (!countsInMyriads(locale)) return null
  const amount = amountReading(locale, readNumber(raw) ?? 0)
  return (
    <p aria-hidden className="mt-1 min-h-5 ps-3.5 text-xs text-ink-2">
      {amount && t(sign, { amount })}
    </p>
  )
}
