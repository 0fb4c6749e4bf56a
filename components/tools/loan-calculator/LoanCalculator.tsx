'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { useFields } from '@/components/hooks/useFields'
import { CalculatorLayout } from '@/components/ui/CalculatorLayout'
import { clearAll } from '@/components/ui/clear-all'
import { KeyFigureBar } from '@/components/ui/KeyFigureBar'
import { formatMoney } from '@/lib/core/format'
import { loanFields } from '@/lib/tools/loan-calculator/fields'
import { loanTerms } from '@/lib/tools/loan-calculator/loan'
import { computeLoan } from '@/lib/tools/loan-calculator/schedule'
import { LoanInputs } from './LoanInputs'
import { LoanResult } from './LoanResult'
import { LoanSchedule } from './LoanSchedule'

export default function LoanCalculator() {
  const t = useTranslations('loan-calculator')
  const locale = useLocale()
  const fields = useFields(loanFields)
  // Reset clears the result until the next change or Calculate, as documented.
  const [cleared, setCleared] = useState(false)
  const { values } = fields

  const loan = useMemo(() => {
    const terms = loanTerms(values)
    return terms && computeLoan(terms)
  }, [values])
  const shown = cleared && fields.pristine ? null : loan

  const clearResult = () => {
    setCleared(true)
    return cleared ? undefined : () => setCleared(false)
  }

  return (
    <CalculatorLayout
      inputs={
        <>
          <LoanInputs
            fields={fields}
            onCalculate={() => setCleared(false)}
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
