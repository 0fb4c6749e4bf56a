import { useLocale, useTranslations } from 'next-intl'
import { EmptyResult } from '@/components/ui/EmptyResult'
import { formatMoney, type Currency } from '@/lib/core/format'
import { AMOUNTS } from '@/lib/tools/credit-calculator/plans'

interface Props {
  currency: Currency
  /** Takes the example's amount as plain text. */
  onTry: (amount: string) => void
}

/** What to do while there is no amount, with one to try. */
export function AmountExample({ currency, onTry }: Props) {
  const t = useTranslations('credit-calculator')
  const locale = useLocale()
  const { example } = AMOUNTS[currency]
  return (
    <EmptyResult text={t('empty')}>
      <button type="button" name="sample" className="button" onClick={() => onTry(String(example))}>
        {t('tryExample', { amount: formatMoney(locale, example, currency) })}
      </button>
    </EmptyResult>
  )
}
