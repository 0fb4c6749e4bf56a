import { useLocale, useTranslations } from 'next-intl'
import { TableCard } from '@/components/ui/results/TableCard'
import type { Cell } from '@/components/ui/results/DataTable'
import { currencyDigits, currencySign, formatNumber, formatPercent } from '@/lib/core/format'
import type { Values } from '@/lib/core/fields'
import type { creditCalculatorFields } from '@/lib/tools/credit-calculator/fields'
import type { ShownPlan } from '@/lib/tools/credit-calculator/plans'

const COLUMNS = ['months', 'annualRate', 'monthlyPayment', 'totalAmount', 'totalInterest'] as const
/** Shown only if the payment changes from month to month. */
const PAYMENT_RANGE_COLUMNS = ['firstPayment', 'lastPayment'] as const

interface Props {
  plans: readonly ShownPlan[]
  values: Values<typeof creditCalculatorFields>
}

export function PlanTable({ plans, values: { currency, feeMethod, payOffAfter } }: Props) {
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
