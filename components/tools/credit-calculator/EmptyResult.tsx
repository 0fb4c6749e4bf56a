import { useLocale, useTranslations } from 'next-intl'
import { formatMoney, type Currency } from '@/lib/core/format'
import { AMOUNTS } from '@/lib/tools/credit-calculator/plans'

interface Props {
  currency: Currency
  /** Takes the example's amount as plain text. */
  onTry: (amount: string) => void
}

/** What to do while there is no amount, with one to try. */
export function EmptyResult({ currency, onTry }: Props) {
  const t = useTranslations('credit-calculator')
  const locale = useLocale()
  const { example } = AMOUNTS[currency]
  return (
    <div className="card grid min-h-48 place-content-center justify-items-center gap-4 p-6 text-center text-ink-2">
      <p>{t('empty')}</p>
      <button type="button" name="sample" className="button" onClick={() => onTry(String(example))}>
        {t('tryExample', { amount: formatMoney(locale, example, currency) })}
      </button>
    </div>
  )
}
