'use client'

import { useLocale, useMessages, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { useFields } from '@/components/ui/fields/useFields'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { clearAll } from '@/components/ui/feedback/clear-all'
import { KeyFigureBar } from '@/components/ui/layout/KeyFigureBar'
import { currencyDigits, formatMoney } from '@/lib/core/format'
import { loanCalculatorFields } from '@/lib/tools/loan-calculator/fields'
import { loanTerms } from '@/lib/tools/loan-calculator/loan'
import { computeLoan, roundedSchedule } from '@/lib/tools/loan-calculator/schedule'
import { LoanInputs } from './LoanInputs'
import { LoanResult } from './LoanResult'
import { LoanSchedule } from './LoanSchedule'

export default function LoanCalculator() {
  const t = useTranslations('loan-calculator')
  const locale = useLocale()
  const fields = useFields(loanCalculatorFields, useMessages()['loan-calculator'].initial)
  // Reset hides the result until the next change or Calculate.
  const [isCleared, setIsCleared] = useState(false)
  const { values } = fields
  const isValid = fields.isValid('loanAmount', 'annualRate', 'term', 'downPayment', 'extraPayment')

  const loan = useMemo(() => {
    const terms = isValid ? loanTerms(values) : null
    const computed = terms && computeLoan(terms)
    if (!computed) return null
    const digits = currencyDigits(values.currency)
    return { ...computed, rounded: roundedSchedule(computed.terms.principal, computed.schedule, digits) }
  }, [isValid, values])
  const shown = isCleared && fields.isPristine ? null : loan

  const clearResult = () => {
    setIsCleared(true)
    return isCleared ? undefined : () => setIsCleared(false)
  }

  return (
    <CalculatorLayout
      inputs={
        <>
          <LoanInputs
            fields={fields}
            onCalculate={() => setIsCleared(false)}
            onReset={() => clearAll(clearResult, fields.clear)}
          />
          <KeyFigureBar
            label={t(values.repayment === 'annuity' ? 'figures.monthlyPayment' : 'figures.firstPayment')}
            figure={shown ? formatMoney(locale, shown.monthlyPayment, values.currency) : undefined}
          />
        </>
      }
      results={
        <>
          <LoanResult loan={shown} values={values} link={fields.link} />
          {shown && <LoanSchedule loan={shown} currency={values.currency} tab={fields.bind('tab')} />}
        </>
      }
    />
  )
}
