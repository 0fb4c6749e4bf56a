import { useLocale, useTranslations } from 'next-intl'
import type { FieldBinding } from '@/components/ui/fields/useFields'
import { useTextDownload } from '@/components/ui/results/useTextDownload'
import { DataTable, type Cell } from '@/components/ui/results/DataTable'
import { Tabs } from '@/components/ui/layout/Tabs'
import { writeCsv } from '@/lib/text/csv-writer'
import { currencyDigits, formatMoney, type Currency } from '@/lib/core/format'
import { roundTo } from '@/lib/core/numbers'
import { yearlySummary, type Loan } from '@/lib/tools/loan-calculator/schedule'

/** Limits the rows on the page. The download contains all payments. */
const SHOWN_PAYMENTS = 60

const YEARLY = ['year', 'totalPayments', 'totalPrincipal', 'totalInterest', 'endBalance'] as const
const MONTHLY = ['paymentNumber', 'payment', 'principal', 'interest', 'balance'] as const

interface Props {
  loan: Loan
  currency: Currency
  tab: FieldBinding
}

export function LoanSchedule({ loan, currency, tab }: Props) {
  const t = useTranslations('loan-calculator')
  const actions = useTranslations('shell.actions')
  const locale = useLocale()
  const downloadText = useTextDownload()
  const selected = tab.raw === 'monthly' ? 'monthly' : 'yearly'
  const remaining = loan.schedule.length - SHOWN_PAYMENTS

  const cells = (row: Record<string, number>, columns: readonly string[]): Cell[] =>
    columns.map((column, index) => {
      const value = row[column] ?? 0
      return { text: index === 0 ? String(value) : formatMoney(locale, value, currency), value }
    })

  const download = () => {
    const digits = currencyDigits(currency)
    const rows = loan.schedule.map((row) => MONTHLY.map((column) => roundTo(row[column], digits)))
    const heading = MONTHLY.map((column) => t(`columns.${column}`))
    downloadText(writeCsv([heading, ...rows]), 'loan_payment_schedule.csv', 'text/csv')
  }

  return (
    <section className="card p-4 md:p-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2>{t('schedule.title')}</h2>
        <button type="button" name="download" className="button button-small no-print" onClick={download}>
          {actions('downloadCsv')}
        </button>
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
            columns={YEARLY.map((name) => ({ name, label: t(`columns.${name}`) }))}
            rows={yearlySummary(loan.schedule).map((row) => cells({ ...row }, YEARLY))}
            maxHeight={32}
          />
        ) : (
          <>
            <DataTable
              name="paymentSchedule"
              caption={t('schedule.monthly')}
              columns={MONTHLY.map((name) => ({ name, label: t(`columns.${name}`) }))}
              rows={loan.schedule.slice(0, SHOWN_PAYMENTS).map((row) => cells({ ...row }, MONTHLY))}
              maxHeight={32}
            />
            {remaining > 0 && <p className="mt-3 text-sm text-ink-2">{t('schedule.more', { count: remaining })}</p>}
          </>
        )}
      </Tabs>
    </section>
  )
}
