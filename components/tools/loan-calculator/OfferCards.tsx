import { useLocale, useTranslations } from 'next-intl'
import { formatMoney, formatPercent, type Currency } from '@/lib/core/format'
import type { Offer } from '@/lib/tools/loan-calculator/offers'

interface Props {
  offers: readonly Offer[]
  verdict: string
  currency: Currency
}

/** The offers side by side, below a sentence that says which costs least. The table below has the same figures. */
export function OfferCards({ offers, verdict, currency }: Props) {
  const t = useTranslations('loan-calculator')
  const locale = useLocale()
  return (
    <div className="grid gap-3">
      <p data-name="verdict" className="rounded-tile bg-ok-soft px-4 py-3 font-bold text-ok">
        {verdict}
      </p>
      <ul className="flex flex-wrap gap-2.5 *:flex-1 *:basis-36">
        {offers.map(({ offer, annualRate, loan, isCheapest, rounded }) => (
          <li
            key={offer}
            className={`rounded-tile border px-3 py-2.5 text-sm text-ink-2 tabular-nums ${isCheapest ? 'border-ok outline-1 outline-ok' : 'border-line'}`}
          >
            {t('offers.offer', { offer })} · {formatPercent(locale, annualRate / 100, 3)}
            <strong className="block text-lg leading-snug text-ink">
              {formatMoney(locale, loan.monthlyPayment, currency)}
            </strong>
            <span className="block">{t('columns.cost')}</span>
            {formatMoney(locale, rounded.cost, currency)}
          </li>
        ))}
      </ul>
    </div>
  )
}
