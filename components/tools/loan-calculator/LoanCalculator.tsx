'use client'

import { useLocale, useMessages, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { useFields } from '@/components/ui/fields/useFields'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { setBack, clearAll } from '@/components/ui/feedback/clear-all'
import { EmptyResult } from '@/components/ui/results/EmptyResult'
import { FurtherResults } from '@/components/ui/results/FurtherResults'
import { KeyFigureBar } from '@/components/ui/layout/KeyFigureBar'
import { currencyDigits, formatMoney, isKnownToTheUnit } from '@/lib/core/format'
import { loanCalculatorFields, OFFER_FIELDS, OPTION_FIELDS } from '@/lib/tools/loan-calculator/fields'
import { loanTerms } from '@/lib/tools/loan-calculator/loan'
import { compareOffers, verdictOf } from '@/lib/tools/loan-calculator/offers'
import { computeLoan, isLevel, roundedSchedule } from '@/lib/tools/loan-calculator/schedule'
import { LoanComparison } from './LoanComparison'
import { LoanFigures } from './LoanFigures'
import { LoanInputs } from './LoanInputs'
import { LoanResult } from './LoanResult'
import { LoanSchedule } from './LoanSchedule'
import { useVerdictText } from './useVerdictText'

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
          {compared?.lessInAll ? (
            <KeyFigureBar label={t('bar.saved', { best: compared.best })} figure={money(compared.lessInAll)} />
          ) : (
            <KeyFigureBar
              label={
                verdict ??
                t(shown && !isLevel(shown) ? 'bar.first' : 'bar.level', {
                  principal: money(loan?.terms.principal ?? 0),
                })
              }
              figure={shown ? money(shown.monthlyPayment) : undefined}
            />
          )}
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
