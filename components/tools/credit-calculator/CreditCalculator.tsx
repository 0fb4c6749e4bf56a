'use client'

import { useLocale, useMessages, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useFields } from '@/components/ui/fields/useFields'
import { Button } from '@/components/ui/layout/Button'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { EmptyResult } from '@/components/ui/results/EmptyResult'
import { FurtherResults } from '@/components/ui/results/FurtherResults'
import { KeyFigureBar } from '@/components/ui/layout/KeyFigureBar'
import { currencyDigits, currencySign, formatMoney, formatNumber, formatPercent } from '@/lib/core/format'
import { INSTALLMENTS, creditCalculatorFields, rateName } from '@/lib/tools/credit-calculator/fields'
import {
  AMOUNTS,
  POPULAR_MONTHS,
  amountProblem,
  comparePlans,
  type ShownPlan,
} from '@/lib/tools/credit-calculator/plans'
import { PlanSummary } from './PlanSummary'
import { PurchaseInputs } from './PurchaseInputs'
import { useKeptRates } from './useKeptRates'
import { TableCard } from '@/components/ui/results/TableCard'
import type { Cell } from '@/components/ui/results/DataTable'
import type { Values } from '@/lib/core/fields'

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

const COLUMNS = ['months', 'annualRate', 'monthlyPayment', 'totalAmount', 'totalInterest'] as const
/** Shown only if the payment changes from month to month. */
const PAYMENT_RANGE_COLUMNS = ['firstPayment', 'lastPayment'] as const

interface PlanTableProps {
  plans: readonly ShownPlan[]
  values: Values<typeof creditCalculatorFields>
}

function PlanTable({ plans, values: { currency, feeMethod, payOffAfter } }: PlanTableProps) {
  const t = useTranslations('credit-calculator')
  const locale = useLocale()
  const hasFallingPayments = feeMethod === 'cardFee'
  const digits = currencyDigits(currency)
  const columns = [
    ...COLUMNS,
    ...(hasFallingPayments ? PAYMENT_RANGE_COLUMNS : []),
    ...(payOffAfter === null ? [] : (['earlySaving'] as const)),
  ]

  const text = (plan: ShownPlan, column: (typeof columns)[number]) => {
    if (column === 'months') return t('months', { months: plan.months })
    if (column !== 'annualRate') return formatNumber(locale, { ...plan, ...plan.rounded }[column], digits, digits)
    return plan.annualRate === 0 ? t('interestFree') : formatPercent(locale, plan.annualRate / 100, 2)
  }
  const cells = (plan: ShownPlan): Cell[] =>
    columns.map((column) => ({ text: text(plan, column), value: plan[column] }))

  return (
    <TableCard
      title={t('table.title')}
      name="plans"
      columns={columns.map((name) => ({
        name,
        label: hasFallingPayments && name === 'monthlyPayment' ? t('columns.averagePayment') : t(`columns.${name}`),
        unit: name === 'months' || name === 'annualRate' ? undefined : currencySign(currency),
      }))}
      rows={plans.map(cells)}
      shown={['months', 'totalInterest', 'monthlyPayment']}
    >
      {payOffAfter !== null && <p className="mt-3 text-sm text-ink-2">{t('table.early', { months: payOffAfter })}</p>}
      <p className="mt-3 text-sm text-ink-2">{t('table.notice')}</p>
    </TableCard>
  )
}
