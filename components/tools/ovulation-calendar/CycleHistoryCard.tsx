import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { StatList } from '@/components/ui/results/StatList'
import { formatDate, formatNumber } from '@/lib/core/format'
import { isoDate } from '@/lib/core/plain-date'
import { CYCLE_DAYS } from '@/lib/formulas/cycle-length'
import type { CycleHistory } from '@/lib/tools/ovulation-calendar/history'

interface Props {
  history: CycleHistory
  /** Its dates are those of a cycle that is over. */
  isPast: boolean
  /** Takes the average as the length of the cycle. */
  onUse: (days: number) => void
}

/** What the last cycles say: their average and spread, and the fertile days and next periods that they allow. */
export function CycleHistoryCard({ history, isPast, onUse }: Props) {
  const t = useTranslations('ovulation-calendar')
  const locale = useLocale()
  const { average, count, gaps } = history
  const days = Math.round(average)
  const length = (name: 'average' | 'shortest' | 'longest', shown = 0) => (
    <OutputValue name={`${name}Cycle`} value={history[name]}>
      {t('history.days', { days: formatNumber(locale, history[name], shown) })}
    </OutputValue>
  )
  const date = (name: 'fertileStart' | 'fertileEnd' | 'earliestPeriod' | 'latestPeriod', output: string = name) => (
    <OutputValue name={output} value={isoDate(history[name])} className="whitespace-nowrap">
      {formatDate(locale, history[name], isPast ? 'medium' : 'weekday')}
    </OutputValue>
  )
  const span = (from: ReactNode, to: ReactNode) => (
    <>
      {from} – {to}
    </>
  )
  return (
    <section className="card grid gap-4 p-4 md:p-6">
      <h2>{t('history.title', { count })}</h2>
      <StatList
        stats={[
          { label: t('history.average'), figure: length('average', 1) },
          { label: t('history.spread'), figure: span(length('shortest'), length('longest')) },
          {
            label: t('history.fertile'),
            figure: span(date('fertileStart', 'widenedStart'), date('fertileEnd', 'widenedEnd')),
          },
          { label: t('history.nextPeriod'), figure: span(date('earliestPeriod'), date('latestPeriod')) },
        ]}
      />
      {gaps > 0 && (
        <p role="note" className="rounded-tile bg-warn-soft px-4 py-3 text-[15px]">
          {t('history.gaps', { count: gaps })}
        </p>
      )}
      <p className="text-sm text-ink-2">{t('history.note')}</p>
      {history.longest > CYCLE_DAYS.max && (
        <p role="note" className="rounded-tile bg-warn-soft px-4 py-3 text-[15px]">
          {t('history.long')}
        </p>
      )}
      {days >= CYCLE_DAYS.min && days <= CYCLE_DAYS.max && (
        <Button
          name="useAverage"
          label={t('history.use', { days })}
          className="no-print justify-self-start"
          run={() => onUse(days)}
        />
      )}
    </section>
  )
}
