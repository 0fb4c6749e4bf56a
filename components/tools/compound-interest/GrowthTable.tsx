import { useLocale, useTranslations } from 'next-intl'
import { useTextDownload } from '@/components/ui/results/useTextDownload'
import { DataTable, type Cell } from '@/components/ui/results/DataTable'
import { writeCsv } from '@/lib/text/csv-writer'
import { currencyDigits, formatMoney, formatNumber, type Currency } from '@/lib/core/format'
import { roundTo } from '@/lib/core/numbers'
import type { Growth, Year } from '@/lib/tools/compound-interest/growth'

const COLUMNS = ['year', 'startingAmount', 'interestEarned', 'endingAmount', 'totalContributions'] as const

export function GrowthTable({ growth, currency }: { growth: Growth; currency: Currency }) {
  const t = useTranslations('compound-interest')
  const actions = useTranslations('shell.actions')
  const locale = useLocale()
  const downloadText = useTextDownload()
  const { yearlyBreakdown } = growth

  const cells = (row: Year): Cell[] =>
    COLUMNS.map((column) => {
      const value = row[column]
      return { text: column === 'year' ? formatNumber(locale, value, 2) : formatMoney(locale, value, currency), value }
    })

  const download = () => {
    const digits = currencyDigits(currency)
    const rows = yearlyBreakdown.map((row) =>
      COLUMNS.map((column) => (column === 'year' ? row.year : roundTo(row[column], digits))),
    )
    const heading = COLUMNS.map((column) => t(`columns.${column}`))
    downloadText(writeCsv([heading, ...rows]), 'compound_interest_breakdown.csv', 'text/csv')
  }

  return (
    <section className="card p-4 md:p-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2>{t('table.title')}</h2>
        <button type="button" name="download" className="button button-small no-print" onClick={download}>
          {actions('downloadCsv')}
        </button>
      </div>
      <DataTable
        name="yearlyBreakdown"
        caption={t('table.title')}
        columns={COLUMNS.map((name) => ({ name, label: t(`columns.${name}`) }))}
        rows={yearlyBreakdown.map(cells)}
        maxHeight={32}
      />
    </section>
  )
}
