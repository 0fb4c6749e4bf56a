'use client'

import { useLocale, useMessages, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { useFields } from '@/components/ui/fields/useFields'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { setBack, clearAll } from '@/components/ui/feedback/clear-all'
import { EmptyResult } from '@/components/ui/results/EmptyResult'
import { FurtherResults } from '@/components/ui/results/FurtherResults'
import { KeyFigureBar } from '@/components/ui/layout/KeyFigureBar'
import { currencyDigits, formatDate, formatMoney, formatPercent, isKnownToTheUnit } from '@/lib/core/format'
import { OFFER_FIELDS, OPTION_FIELDS, loanCalculatorFields } from '@/lib/tools/loan-calculator/fields'
import { downPaymentAmount, downPaymentShare, loanTerms } from '@/lib/tools/loan-calculator/loan'
import { compareOffers, verdictOf, type Offer } from '@/lib/tools/loan-calculator/offers'
import {
  computeLoan,
  effects,
  isLevel,
  roundedSchedule,
  type Loan,
  type ShownLoan,
} from '@/lib/tools/loan-calculator/schedule'
import { LoanInputs } from './LoanInputs'
import { LoanResult } from './LoanResult'
import { LoanSchedule } from './LoanSchedule'
import { useVerdictText } from './useVerdictText'
import { useToday } from '@/components/ui/fields/useToday'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { StatList, type Stat } from '@/components/ui/results/StatList'
import { useDurationText } from '@/components/ui/results/useDurationText'
import type { Values } from '@/lib/core/fields'
import { roundTo } from '@/lib/core/numbers'
import { addMonths, isoDate } from '@/lib/core/plain-date'
import { monthlyTaxAndInsurance } from '@/lib/tools/loan-calculator/costs'
import { TableCard } from '@/components/ui/results/TableCard'

const AMOUNT_FIELDS = ['loanAmount', 'annualRate', 'term', 'downPayment', 'extraPayment'] as const

export default function LoanCalculator() {
  const t = useTranslations('loan-calculator')
  const locale = useLocale()
  const fields = useFields(loanCalculatorFields, useMessages()['loan-calculator'].initial)
  // Reset hides the result until the next change or Calculate.
  const [isCleared, setIsCleared] = useState(false)
  const { values } = fields
  const isValid = fields.isValid(...AMOUNT_FIELDS, ...OPTION_FIELDS, ...OFFER_FIELDS)

  const loan = useMemo(() => {
    const terms = isValid ? loanTerms(values) : null
    const computed = terms && computeLoan(terms)
    if (!computed) return null
    const digits = currencyDigits(values.currency)
    return { ...computed, rounded: roundedSchedule(computed.terms.principal, computed.schedule, digits) }
  }, [isValid, values])
  const offers = useMemo(() => (loan ? compareOffers(values) : []), [loan, values])
  const shown = isCleared && fields.isPristine ? null : loan

  const compared = shown && verdictOf(offers, currencyDigits(values.currency))
  const verdict = useVerdictText(values.currency)(compared)
  const money = (amount: number) => formatMoney(locale, amount, values.currency)

  const clearResult = () => setBack(isCleared, true, setIsCleared)

  return (
    <CalculatorLayout
      inputs={
        <>
          <LoanInputs
            fields={fields}
            payoffMonths={loan?.payoffMonths}
            onCalculate={() => setIsCleared(false)}
            onReset={() => clearAll(clearResult, fields.clear)}
          />
          <KeyFigureBar
            label={
              compared?.lessInAll
                ? t('bar.saved', { best: compared.best })
                : (verdict ??
                  t(shown && !isLevel(shown) ? 'bar.first' : 'bar.level', {
                    principal: money(loan?.terms.principal ?? 0),
                  }))
            }
            figure={shown ? money(compared?.lessInAll ? compared.lessInAll : shown.monthlyPayment) : undefined}
            repeats={verdict ? 'main [data-name="verdict"]' : undefined}
          />
        </>
      }
      results={
        shown ? (
          <>
            <LoanResult loan={shown} offers={offers} verdict={verdict} values={values} link={fields.link} />
            <FurtherResults>
              <LoanFigures loan={shown} values={values} />
              <LoanComparison loan={shown} offers={offers} values={values} />
              {isKnownToTheUnit(shown.totalPayment, values.currency) && (
                <LoanSchedule loan={shown} values={values} tab={fields.bind('tab')} />
              )}
            </FurtherResults>
          </>
        ) : (
          <EmptyResult text={t('empty')} />
        )
      }
    />
  )
}

/** What else is known of a loan. */
function LoanFigures({ loan, values }: { loan: ShownLoan; values: Values<typeof loanCalculatorFields> }) {
  const t = useTranslations('loan-calculator')
  const locale = useLocale()
  const monthsText = useDurationText('loan-calculator', 12)
  const money = (amount: number) => formatMoney(locale, amount, values.currency)
  const rounded = (amount: number) => roundTo(amount, currencyDigits(values.currency))
  const { principal, months } = loan.terms
  const today = useToday()
  // The last payment if the first one is due a month after the day of the loan; unknown until today's date is.
  const from = values.startDate ?? today
  const payoff = from && addMonths(from, loan.payoffMonths)
  const downShare = downPaymentShare(values) ?? 0
  const taxAndInsurance = monthlyTaxAndInsurance(values)
  const fees = (values.fees ?? 0) + loan.prepaymentFee

  const amount = (label: string, name: string, value: number, shown = value): Stat => ({
    label,
    name,
    value,
    text: money(shown),
  })
  const stats: Stat[] = [
    {
      label: t('figures.payoffMonths'),
      name: 'payoffMonths',
      value: loan.payoffMonths,
      text: monthsText(loan.payoffMonths),
    },
    {
      label: t('figures.payoffDate'),
      ...(payoff
        ? { name: 'payoffDate', value: isoDate(payoff), text: formatDate(locale, payoff, 'month') }
        : { figure: '—' }),
    },
    {
      label: t('fields.downPayment'),
      figure: (
        <>
          <OutputValue name="downPaymentAmount" value={downPaymentAmount(values)}>
            {money(rounded(values.loanAmount ?? 0) - rounded(principal))}
          </OutputValue>
          <span className="block text-sm font-normal text-ink-2">
            <OutputValue name="downPaymentShare" value={downShare * 100}>
              {formatPercent(locale, downShare)}
            </OutputValue>
          </span>
        </>
      ),
    },
    { label: t('fields.annualRate'), figure: formatPercent(locale, (values.annualRate ?? 0) / 100, 3) },
    { label: t('fields.term'), figure: monthsText(months) },
    ...loan.laterPayments.map(({ from, payment }) =>
      amount(t('figures.laterPayment', { from }), 'laterPayment', payment),
    ),
  ]
  if (loan.terms.feeRate) stats.push(amount(t('figures.prepaymentFee'), 'prepaymentFee', loan.prepaymentFee))
  if (taxAndInsurance > 0) {
    const outlay = loan.monthlyPayment + taxAndInsurance
    const shownOutlay = rounded(loan.monthlyPayment) + rounded(taxAndInsurance)
    stats.push(
      amount(t('figures.taxAndInsurance'), 'taxAndInsurance', taxAndInsurance),
      amount(t('figures.monthlyOutlay'), 'monthlyOutlay', outlay, shownOutlay),
    )
  }
  if (fees > 0) stats.push(amount(t('columns.fees'), 'fees', fees))

  return <StatList stats={stats} />
}

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

interface LoanComparisonProps {
  loan: Loan
  offers: readonly Offer[]
  values: Values<typeof loanCalculatorFields>
}

/** The effect of a loan's options, and a comparison with other offers. */
function LoanComparison({ loan, offers, values }: LoanComparisonProps) {
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
