import { useLocale, useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/results/DataTable'
import { formatNumber, formatPercent } from '@/lib/core/format'
import type { Statistics } from '@/lib/tools/word-counter/statistics'

const COLUMNS = ['word', 'count', 'share'] as const

export function TopWords({ statistics: { unicode } }: { statistics: Statistics }) {
  const t = useTranslations('word-counter')
  const locale = useLocale()
  if (!unicode || unicode.topWords.length === 0) return null
  return (
    <section className="card grid gap-2 p-4 md:p-5">
      <h2>{t('topWords.title')}</h2>
      <DataTable
        name="topWords"
        caption={t('topWords.title')}
        columns={COLUMNS.map((name) => ({ name, label: t(`topWords.${name}`) }))}
        rows={unicode.topWords.map(({ word, count, share }) => [
          { text: word },
          { text: formatNumber(locale, count), value: count },
          { text: formatPercent(locale, share), value: share * 100 },
        ])}
      />
    </section>
  )
}
