'use client'

import { useLocale, useMessages, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { useFields } from '@/components/ui/fields/useFields'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { setBack, clearAll } from '@/components/ui/feedback/clear-all'
import { KeyFigureBar } from '@/components/ui/layout/KeyFigureBar'
import { EmptyResult } from '@/components/ui/results/EmptyResult'
import { currencyDigits, formatMoney } from '@/lib/core/format'
import { compoundInterestFields } from '@/lib/tools/compound-interest/fields'
import { computeGrowth, roundedGrowth } from '@/lib/tools/compound-interest/growth'
import { goalProblem, requestedPlan } from '@/lib/tools/compound-interest/goal'
import { DoublingTime } from './DoublingTime'
import { GrowthResult } from './GrowthResult'
import { SavingsInputs } from './SavingsInputs'
import { StartEarly } from './StartEarly'

const NUMBERS = ['principal', 'annualRate', 'years', 'contribution', 'goal', 'inflation'] as const

export default function CompoundInterest() {
  const t = useTranslations('compound-interest')
  const locale = useLocale()
  const fields = useFields(compoundInterestFields, useMessages()['compound-interest'].initial)
  // The first results appear on Calculate or the first change, and go with Reset.
  const [isCalculated, setIsCalculated] = useState(false)
  const { values, hasLinkedValues } = fields
  const isValid = fields.isValid(...NUMBERS.filter((name) => name !== values.solveFor))

  const growth = useMemo(() => {
    const plan = isValid ? requestedPlan(values) : null
    const computed = plan && computeGrowth(plan)
    return computed && { computed, rounded: roundedGrowth(computed, currencyDigits(values.currency)) }
  }, [isValid, values])
  const isUntouched = !isCalculated && !hasLinkedValues && fields.isPristine
  const shown = isUntouched ? null : growth

  const enteredRate = fields.isValid('annualRate') ? values.annualRate : null
  const foundRate = growth && growth.computed.plan.annualRate * 100
  const goal = useMemo(() => (isValid ? goalProblem(values) : undefined), [isValid, values])

  const clearResult = () => setBack(isCalculated, false, setIsCalculated)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CalculatorLayout
        inputs={
          <>
            <SavingsInputs
              fields={fields}
              goalProblem={goal}
              onCalculate={() => setIsCalculated(true)}
              onReset={() => clearAll(clearResult, fields.clear)}
            />
            <KeyFigureBar
              label={t('figures.finalAmount')}
              figure={shown ? formatMoney(locale, shown.rounded.finalAmount, values.currency) : undefined}
            />
          </>
        }
        results={
          shown ? (
            <GrowthResult {...shown} values={values} link={fields.link} />
          ) : (
            <EmptyResult
              text={t(isUntouched ? 'empty' : goal?.code === 'reached' ? 'errors.field.reached' : 'noResult')}
            />
          )
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(320px,400px)]">
        <StartEarly currency={values.currency} />
        {values.method === 'compound' && (
          <DoublingTime
            annualRate={values.solveFor === 'annualRate' ? foundRate : enteredRate}
            compoundings={Number(values.compoundingFrequency)}
          />
        )}
      </div>
    </div>
  )
}
