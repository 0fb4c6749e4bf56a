import { useLocale, useTranslations } from 'next-intl'
import { TableCard } from '@/components/ui/results/TableCard'
import { useDurationText } from '@/components/ui/results/useDurationText'
import type { Values } from '@/lib/core/fields'
import { currencyDigits, formatMoney, formatPercent } from '@/lib/core/format'
import type { loanCalculatorFields } from '@/lib/tools/loan-calculator/fields'
import type { Offer } from '@/lib/tools/loan-calculator/offers'
import { effects, type Loan } from '@/lib/tools/loan-calculator/schedule'

const OFFER_COLUMNS = [
  'offer',
  'cost',
  'monthlyPayment',
  'annualRate',
  'payoffMonths',
  'totalInterest',
  'fees',
] as const
const EFFECT_COLUMNS = ['option', 'interest', 'months'] as const

interface Props {
  loan: Loan
  offers: readonly Offer[]
  values: Values<typeof loanCalculatorFields>
}

/** The effect of a loan's options, and a comparison with other offers. */
export function LoanComparison({ loan, offers, values }: Props) {
  const t = useTranslations('loan-calculator')
  const locale = useLocale()
  const monthsText = useDurationText('loan-calculator', 12)
  const { lumpSums, graceMonths, rateChange } = loan.terms
  const changes = lumpSums || graceMonths || rateChange ? effects(loan, currencyDigits(values.currency)) : []
  const labels = {
    offer: t('columns.offer'),
    cost: t('columns.cost'),
    monthlyPayment: t('figures.monthlyPayment'),
    annualRate: t('fields.annualRate'),
    payoffMonths: t('figures.payoffMonths'),
    totalInterest: t('figures.totalInterest'),
    fees: t('columns.fees'),
  }
  const effectNames = {
    extraPayment: t('fields.extraPayment'),
    lumpSums: t('effects.lumpSums'),
    gracePeriod: t('fields.gracePeriod'),
    rateChange: t('effects.rateChange'),
  }
  const money = (value: number, shown = value) => ({ text: formatMoney(locale, shown, values.currency), value })
  const offerCells = ({ offer, annualRate, loan: offered, fees, cost, rounded, isCheapest }: Offer) => ({
    offer: { text: t(isCheapest ? 'offers.cheapest' : 'offers.offer', { offer }), value: offer },
    cost: money(cost, rounded.cost),
    monthlyPayment: money(offered.monthlyPayment),
    annualRate: { text: formatPercent(locale, annualRate / 100, 3), value: annualRate },
    payoffMonths: { text: monthsText(offered.payoffMonths), value: offered.payoffMonths },
    totalInterest: money(offered.totalInterest, rounded.interest),
    fees: money(fees, rounded.fees),
  })
  const change = (value: number, text: string) => ({
    text: value === 0 ? t('effects.none') : t(value < 0 ? 'effects.less' : 'effects.more', { text }),
    value,
  })
  return (
    <>
      {changes.length > 0 && (
        <TableCard
          title={t('effects.title')}
          name="effects"
          columns={EFFECT_COLUMNS.map((name) => ({ name, label: t(`columns.${name}`), isText: name === 'option' }))}
          rows={changes.map(({ option, interest, months }) => [
            { text: effectNames[option], value: option },
            change(interest, money(Math.abs(interest)).text),
            change(months, monthsText(Math.abs(months))),
          ])}
        />
      )}
      {offers.length > 0 && (
        <TableCard
          title={t('offers.title')}
          name="offers"
          columns={OFFER_COLUMNS.map((name) => ({ name, label: labels[name], isText: name === 'offer' }))}
          rows={offers.map((offer) => {
            const cells = offerCells(offer)
            return OFFER_COLUMNS.map((name) => cells[name])
          })}
          shown={['offer', 'monthlyPayment', 'cost']}
        />
      )}
    </>
  )
}
