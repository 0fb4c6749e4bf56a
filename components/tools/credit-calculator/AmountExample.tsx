import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import { EmptyResult } from '@/components/ui/results/EmptyResult'
import { formatMoney, type Currency } from '@/lib/core/format'
import { AMOUNTS } from '@/lib/tools/credit-calculator/plans'

interface Props {
  currency: Currency
  /** Receives the example amount as plain text. */
  onTry: (amount: string) => void
}

/** Placeholder for the results while no amount is entered, with an example to try. */
export function AmountExample({ currency, onTry }: Props) {
  const t = useTranslations('credit-calculator')
  const locale = useLocale()
  const { example } = AMOUNTS[currency]
  return (
    <EmptyResult text={t('empty')}>
      <Button
        name="sample"
        label={t('tryExample', { amount: formatMoney(locale, example, currency) })}
        run={() => onTry(String(example))}
      />
    </EmptyResult>
  )
}
