import { useLocale, useTranslations } from 'next-intl'
import { TableCard } from '@/components/ui/results/TableCard'
import { FileButtons } from '@/components/ui/results/FileButtons'
import type { Cell } from '@/components/ui/results/DataTable'
import { textBlob } from '@/lib/platform/download'
import { writeCsv } from '@/lib/text/csv-writer'
import { currencyDigits, currencySign, formatNumber, type Currency } from '@/lib/core/format'
import { roundTo } from '@/lib/core/numbers'
import type { Growth, RoundedGrowth, Year } from '@/lib/tools/compound-interest/growth'

const COLUMNS = ['year', 'startingAmount', 'interestEarned', 'endingAmount', 'totalContributions'] as const

interface Props {
  computed: Growth
  rounded: RoundedGrowth
  currency: Currency
}

export function GrowthTable({ computed, rounded, currency }: Props) {
  const t = useTranslations('compound-interest')
  const actions = useTranslations('shell.actions')
  const locale = useLocale()

  const digits = currencyDigits(currency)
  const cells = (row: Year, index: number): Cell[] =>
    COLUMNS.map((column) => {
      const value = row[column]
      // A goal may be reached a day after a whole year, whose row is the one before.
      const isYearBefore = roundTo(row.year, 2) === index
      if (column === 'year') return { text: formatNumber(locale, value, isYearBefore ? 6 : 2), value }
      return { text: formatNumber(locale, value, digits, digits), value: computed.yearlyBreakdown[index]?.[column] }
    })

  const csv = () => {
    const rows = rounded.yearlyBreakdown.map((row) => COLUMNS.map((column) => row[column]))
    const heading = COLUMNS.map((column) => t(`columns.${column}`))
    return textBlob(writeCsv([heading, ...rows]), 'text/csv')
  }

  return (
    <TableCard
      title={t('table.title')}
      aside={
        <FileButtons
          isSmall
          label={actions('downloadCsv')}
          file={{ name: 'compound_interest_breakdown.csv', blob: csv }}
        />
      }
      name="yearlyBreakdown"
      columns={COLUMNS.map((name) => ({
        name,
        label: t(`columns.${name}`),
        unit: name === 'year' ? undefined : currencySign(currency),
      }))}
      rows={rounded.yearlyBreakdown.map(cells)}
      shown={['year', 'interestEarned', 'endingAmount']}
      maxHeight={32}
    />
  )
}
