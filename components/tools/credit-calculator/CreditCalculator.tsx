'use client'

import { useLocale, useMessages, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useFields } from '@/components/ui/fields/useFields'
import { Button } from '@/components/ui/layout/Button'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { EmptyResult } from '@/components/ui/results/EmptyResult'
import { FurtherResults } from '@/components/ui/results/FurtherResults'
import { KeyFigureBar } from '@/components/ui/layout/KeyFigureBar'
import { formatMoney } from '@/lib/core/format'
import { creditCalculatorFields, INSTALLMENTS, rateName } from '@/lib/tools/credit-calculator/fields'
import { amountProblem, AMOUNTS, comparePlans, POPULAR_MONTHS } from '@/lib/tools/credit-calculator/plans'
import { PlanSummary } from './PlanSummary'
import { PlanTable } from './PlanTable'
import { PurchaseInputs } from './PurchaseInputs'
import { useKeptRates } from './useKeptRates'

export default function CreditCalculator() {
  const t = useTranslations('credit-calculator')
  const locale = useLocale()
  const kept = useKeptRates()
  const sample = useMessages()['credit-calculator'].initial
  const initial = useMemo(() => ({ ...sample, ...kept.rates }), [sample, kept.rates])
  const fields = useFields(creditCalculatorFields, initial)
  const { values } = fields
  const problem = amountProblem(values)
  const isValid = fields.isValid('amount', 'payOffAfter') && (!problem || problem.isNotice)
  // A rate outside its bounds has no plan, like one that is empty.
  const excluded = INSTALLMENTS.map(rateName).filter((name) => !fields.isValid(name))
  const known = { ...values, ...Object.fromEntries(excluded.map((name) => [name, null])) }
  // Left out of a link, a rate that cannot be read would be the default one there, and its plan would be compared.
  const unread = excluded.filter((name) => values[name] === null)
  const link = () => fields.link(Object.fromEntries(unread.map((name) => [name, ''])))
  const comparison = isValid ? comparePlans(known) : null
  const popular = comparison?.mostPopular
  const { example } = AMOUNTS[values.currency]

  return (
    <CalculatorLayout
      inputs={
        <>
          <PurchaseInputs fields={fields} kept={kept} />
          <KeyFigureBar
            label={t('figures.monthlyOver', { months: POPULAR_MONTHS })}
            figure={popular && formatMoney(locale, popular.monthlyPayment, values.currency)}
          />
        </>
      }
      results={
        comparison ? (
          <>
            <PlanSummary comparison={comparison} currency={values.currency} link={link} />
            <FurtherResults>
              <PlanTable plans={comparison.plans} values={values} />
            </FurtherResults>
          </>
        ) : (
          <EmptyResult text={t('empty')}>
            <Button
              name="sample"
              label={t('tryExample', { amount: formatMoney(locale, example, values.currency) })}
              run={() => fields.set({ amount: String(example) })}
            />
          </EmptyResult>
        )
      }
    />
  )
}
