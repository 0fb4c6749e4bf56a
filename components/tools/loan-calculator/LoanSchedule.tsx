import { useLocale, useTranslations } from 'next-intl'
import type { FieldBinding } from '@/components/ui/fields/useFields'
import { FileButtons } from '@/components/ui/results/FileButtons'
import { DataTable, type Cell } from '@/components/ui/results/DataTable'
import { Tabs } from '@/components/ui/layout/Tabs'
import { textBlob } from '@/lib/platform/download'
import { writeCsv } from '@/lib/text/csv-writer'
import type { Values } from '@/lib/core/fields'
import { currencyDigits, currencySign, formatNumber } from '@/lib/core/format'
import { roundedCosts } from '@/lib/tools/loan-calculator/costs'
import type { loanCalculatorFields } from '@/lib/tools/loan-calculator/fields'
import { yearlySummary, type Payment, type ShownLoan } from '@/lib/tools/loan-calculator/schedule'

/** Limits the rows on the page. The download contains all payments. */
const SHOWN_PAYMENTS = 60

/** Smaller fractions than a hundredth of the currency would take a tenth of the page's bytes. */
const PARTS_OF_A_UNIT = 100

const YEARLY = ['year', 'totalPayments', 'totalPrincipal', 'totalInterest', 'endBalance'] as const
const MONTHLY = ['paymentNumber', 'payment', 'principal', 'interest', 'balance'] as const
/** Columns of the download alone, where there are such costs. */
const COSTS = ['fees', 'taxAndInsurance'] as const

interface Props {
  loan: ShownLoan
  values: Values<typeof loanCalculatorFields>
  tab: FieldBinding
}

export function LoanSchedule({ loan, values, tab }: Props) {
  const t = useTranslations('loan-calculator')
  const actions = useTranslations('shell.actions')
  const locale = useLocale()
  const { currency } = values
  const selected = tab.raw === 'monthly' ? 'monthly' : 'yearly'
  const remaining = loan.schedule.length - SHOWN_PAYMENTS

  const digits = currencyDigits(currency)
  const columnsOf = (names: typeof YEARLY | typeof MONTHLY) =>
    names.map((name, place) => ({
      name,
      label: t(`columns.${name}`),
      unit: place === 0 ? undefined : currencySign(currency),
    }))

  const table = <Column extends string>(
    columns: readonly Column[],
    rowsOf: (schedule: readonly Payment[]) => readonly Readonly<Record<Column, number>>[],
  ): Cell[][] => {
    const rounded = rowsOf(loan.rounded)
    return rowsOf(loan.schedule).map((row, index) =>
      columns.map((column, place) => {
        const shown = rounded[index]?.[column] ?? 0
        if (place === 0) return { text: String(shown), value: row[column] }
        const value = Math.round(row[column] * PARTS_OF_A_UNIT) / PARTS_OF_A_UNIT
        return { text: formatNumber(locale, shown, digits, digits), value }
      }),
    )
  }

  const csv = () => {
    const costs = roundedCosts(loan, values, digits)
    const costColumns = COSTS.filter((column) => costs.some((row) => row[column] > 0))
    const rows = loan.rounded.map((row, index) => [
      ...MONTHLY.map((column) => row[column]),
      ...costColumns.map((column) => costs[index]?.[column] ?? 0),
    ])
    const heading = [...MONTHLY, ...costColumns].map((column) => t(`columns.${column}`))
    return textBlob(writeCsv([heading, ...rows]), 'text/csv')
  }

  return (
    <section className="card p-4 md:p-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2>{t('schedule.title')}</h2>
        <FileButtons isSmall label={actions('downloadCsv')} file={{ name: 'loan_payment_schedule.csv', blob: csv }} />
      </div>
      <Tabs
        label={t('schedule.title')}
        tabs={[
          { name: 'yearly', label: t('schedule.yearly') },
          { name: 'monthly', label: t('schedule.monthly') },
        ]}
        selected={selected}
        onSelect={tab.set}
      >
        {selected === 'yearly' ? (
          <DataTable
            name="yearlySummary"
            caption={t('schedule.yearly')}
            columns={columnsOf(YEARLY)}
            rows={table(YEARLY, yearlySummary)}
            shown={['year', 'totalInterest', 'endBalance']}
            maxHeight={32}
          />
        ) : (
          <>
            <DataTable
              name="paymentSchedule"
              caption={t('schedule.monthly')}
              columns={columnsOf(MONTHLY)}
              rows={table(MONTHLY, (schedule) => schedule.slice(0, SHOWN_PAYMENTS))}
              shown={['paymentNumber', 'interest', 'balance']}
              maxHeight={32}
            />
            {remaining > 0 && <p className="mt-3 text-sm text-ink-2">{t('schedule.more', { count: remaining })}</p>}
          </>
        )}
      </Tabs>
    </section>
  )
}
