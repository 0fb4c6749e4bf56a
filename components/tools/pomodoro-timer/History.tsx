import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { localField } from '@/components/ui/fields/local-field'
import { Segmented } from '@/components/ui/fields/Segmented'
import { clearAll, type Undo } from '@/components/ui/feedback/clear-all'
import { AreaChart } from '@/components/ui/results/AreaChart'
import { FileButtons } from '@/components/ui/results/FileButtons'
import { useDurationText } from '@/components/ui/results/useDurationText'
import { formatDate, formatNumber } from '@/lib/core/format'
import type { PlainDate } from '@/lib/core/plain-date'
import { textBlob } from '@/lib/platform/download'
import { historyBars, historyCsv, PERIODS, totalOf, type Period } from '@/lib/tools/pomodoro-timer/history'
import type { DayCount } from '@/lib/tools/pomodoro-timer/session'

interface Props {
  history: readonly DayCount[]
  today: PlainDate
  onClear: () => Undo
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The work of the last days or weeks as a picture and as a file. */
export default function History({ history, today, onClear }: Props) {
  const t = useTranslations('pomodoro-timer')
  const actions = useTranslations('shell.actions')
  const locale = useLocale()
  const minutesText = useDurationText('pomodoro-timer', 60)
  const [period, setPeriod] = useState<Period>('day')

  if (history.length === 0) return <p className="text-ink-2">{t('history.empty')}</p>

  const bars = historyBars(history, today, period)
  const { sessions, spent } = totalOf(bars)
  const longest = Math.max(...bars.map((bar) => bar.spent))
  const inHours = longest > 2 * HOUR
  const unit = inHours ? HOUR : MINUTE
  const summary = t(`history.description.${period}`, {
    count: bars.length,
    sessions,
    time: minutesText(Math.floor(spent / MINUTE)),
  })
  const columns = (['day', 'sessions', 'minutes'] as const).map((name) => t(`history.columns.${name}`))
  return (
    <>
      <Segmented
        field={localField('historyBy', period, setPeriod)}
        label={t('history.by')}
        hideLabel
        options={PERIODS.map((value) => ({ value, label: t(`history.periods.${value}`) }))}
      />
      <AreaChart
        description={summary}
        series={[
          { label: t('figures.timeSpent'), values: bars.map((bar) => bar.spent / unit), tone: 'accent', bars: true },
        ]}
        max={longest / unit}
        yText={(count) => t(inHours ? 'history.hours' : 'history.minutes', { count: formatNumber(locale, count, 1) })}
        xTicks={[0, 1].map((at) => ({ at, label: formatDate(locale, bars.at(-at)?.start ?? today, 'weekday') }))}
      />
      <p aria-hidden className="text-sm text-ink-2">
        {summary}
      </p>
      <div className="flex flex-wrap gap-3">
        <FileButtons
          label={actions('downloadCsv')}
          file={{ name: 'pomodoro_history.csv', blob: () => textBlob(historyCsv(history, columns), 'text/csv') }}
        />
        <Button name="clearHistory" label={t('history.clear')} run={() => clearAll(onClear)} />
      </div>
    </>
  )
}
