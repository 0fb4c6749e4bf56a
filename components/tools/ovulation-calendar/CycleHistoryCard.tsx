import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { StatList } from '@/components/ui/results/StatList'
import { formatDate, formatNumber } from '@/lib/core/format'
import { isoDate } from '@/lib/core/plain-date'
import type { CycleHistory } from '@/lib/tools/ovulation-calendar/history'

interface Props {
  history: CycleHistory
  /** Takes the average as the length of the cycle. */
  onUse: (days: number) => void
}

/** What the last cycles say: their average and spread, and the fertile days and next periods that they allow. */
export function CycleHistoryCard({ history, onUse }: Props) {
  const t = useTranslations('ovulation-calendar')
  const locale = useLocale()
  const { average, count, gaps } = history
  const days = (name: 'average' | 'shortest' | 'longest', shown = 0) => (
    <OutputValue name={`${name}Cycle`} value={history[name]}>
      {t('history.days', { days: formatNumber(locale, history[name], shown) })}
    </OutputValue>
  )
  const date = (name: 'fertileStart' | 'fertileEnd' | 'earliestPeriod' | 'latestPeriod', output: string = name) => (
    <OutputValue name={output} value={isoDate(history[name])} className="whitespace-nowrap">
      {formatDate(locale, history[name], 'weekday')}
    </OutputValue>
  )
  return (
    <section className="card grid gap-4 p-4 md:p-6">
      <h2>{t('history.title', { count })}</h2>
      <StatList
        stats={[
          { label: t('history.average'), figure: days('average', 1) },
          {
            label: t('history.spread'),
            figure: (
              <>
                {days('shortest')} – {days('longest')}
              </>
            ),
          },
          {
            label: t('history.fertile'),
            figure: (
              <>
                {date('fertileStart', 'widenedStart')} – {date('fertileEnd', 'widenedEnd')}
              </>
            ),
          },
          {
            label: t('history.nextPeriod'),
            figure: (
              <>
                {date('earliestPeriod')} – {date('latestPeriod')}
              </>
            ),
          },
        ]}
      />
      {gaps > 0 && (
        <p role="note" className="rounded-tile bg-warn-soft px-4 py-3 text-[15px]">
          {t('history.gaps', { count: gaps })}
        </p>
      )}
      <p className="text-sm text-ink-2">{t('history.note')}</p>
      <Button
        name="useAverage"
        label={t('history.use', { days: Math.round(average) })}
        className="no-print justify-self-start"
        run={() => onUse(Math.round(average))}
      />
    </section>
  )
}
