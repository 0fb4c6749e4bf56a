import { useLocale, useTranslations } from 'next-intl'
import type { Ref } from 'react'
import { StatList, type Stat } from '@/components/ui/results/StatList'
import { FigureLabel, OutputValue } from '@/components/ui/results/OutputValue'
import { ShareButton } from '@/components/ui/results/ShareButton'
import { formatDate, formatNumber } from '@/lib/core/format'
import { isoDate, type PlainDate } from '@/lib/core/plain-date'
import type { Dating, PregnancyValues } from '@/lib/tools/pregnancy-calculator/dating'
import { MAX_WEEK, datesAhead, keyDates, type Progress } from '@/lib/tools/pregnancy-calculator/progress'
import { TrimesterBar } from './TrimesterBar'
import { useToday } from '@/components/ui/fields/useToday'
import { FileButtons } from '@/components/ui/results/FileButtons'
import { useCalendarBlob } from '@/components/ui/results/useCalendarBlob'
import type { Method } from '@/lib/tools/pregnancy-calculator/fields'

interface Props {
  ref: Ref<HTMLElement>
  dating: Dating
  /** The due date by the length of the cycle; null if it is no other. */
  byCycle: PlainDate | null
  /** Null if there is no date to compute it for, or one before the pregnancy. */
  progress: Progress | null
  values: PregnancyValues
  link: () => string
}

export function PregnancyResult({ ref, dating, byCycle, progress, values, link }: Props) {
  const t = useTranslations('pregnancy-calculator')
  const locale = useLocale()
  const conception: Stat = {
    label: t('figures.conceptionDate'),
    name: 'conceptionDate',
    value: isoDate(dating.conceptionDate),
    text: formatDate(locale, dating.conceptionDate),
  }

  return (
    <section ref={ref} tabIndex={-1} aria-label={t('figures.title')} className="card grid gap-5 p-4 md:p-6">
      <div>
        <h2 className="text-base font-semibold text-ink-2">{t('figures.dueDate')}</h2>
        <OutputValue
          name="dueDate"
          label={t('figures.dueDate')}
          value={isoDate(dating.dueDate)}
          className="headline-figure text-[clamp(26px,4vw,42px)]"
        >
          {formatDate(locale, dating.dueDate, 'long')}
        </OutputValue>
        {progress && (
          <FigureLabel value={t('figures.dueDate')}>
            <Remaining progress={progress} />
          </FigureLabel>
        )}
        {byCycle && (
          <p className="mt-2 font-semibold">{t('byCycle', { date: formatDate(locale, byCycle, 'weekday') })}</p>
        )}
      </div>
      {progress && <TrimesterBar progress={progress} />}
      <StatList stats={[...useProgressStats(progress), conception]} />
      {progress && progress.weeks >= MAX_WEEK && (
        <p role="note" className="rounded-tile bg-warn-soft px-4 py-3 text-[15px]">
          {t('tooLong')}
        </p>
      )}
      <div className="no-print flex flex-wrap gap-2.5">
        <CalendarDownload dating={dating} method={values.method} />
        <ShareButton link={link} isAboutBody />
      </div>
    </section>
  )
}

/** The progress of the pregnancy as stats. */
function useProgressStats(progress: Progress | null): Stat[] {
  const t = useTranslations('pregnancy-calculator')
  const locale = useLocale()
  if (!progress) return []
  const { weeks, days, trimester, percentComplete } = progress
  return [
    {
      label: t('figures.gestationalAge'),
      figure: (
        <>
          <OutputValue name="gestationalWeeks" value={weeks} className="whitespace-nowrap">
            {t('lengths.weeks', { count: weeks })}
          </OutputValue>{' '}
          <OutputValue name="gestationalDays" value={days} className="whitespace-nowrap">
            {t('lengths.days', { count: days })}
          </OutputValue>
        </>
      ),
    },
    { label: t('figures.trimester'), name: 'trimester', value: trimester, text: t(`trimesters.${trimester}`) },
    {
      label: t('figures.percentComplete'),
      name: 'percentComplete',
      value: percentComplete,
      text: `${formatNumber(locale, Math.floor(percentComplete))}%`,
    },
  ]
}

/** Days until the due date, or since it. */
function Remaining({ progress: { daysRemaining } }: { progress: Progress }) {
  const t = useTranslations('pregnancy-calculator.remaining')
  const key = daysRemaining > 0 ? 'ahead' : daysRemaining < 0 ? 'overdue' : 'due'
  return (
    <p className="mt-1 text-lg font-semibold">
      <OutputValue name="daysRemaining" value={daysRemaining}>
        {t(key, { count: Math.abs(daysRemaining) })}
      </OutputValue>
    </p>
  )
}

/** Downloads or shares the due date and the milestones that are not past as an iCalendar file. */
function CalendarDownload({ dating, method }: { dating: Dating; method: Method }) {
  const t = useTranslations('pregnancy-calculator')
  const calendarBlob = useCalendarBlob('pregnancy-calculator')
  const today = useToday()
  const calendar = () => {
    const dates = keyDates(dating)
    const events = (today ? datesAhead(dates, today) : dates).map(({ week, date }) => ({
      uid: `week-${week}-${isoDate(dating.dueDate)}`,
      start: date,
      end: date,
      summary: week === 40 ? t('figures.dueDate') : t('event', { week, name: t(`milestones.w${week}`) }),
      description: t('eventNote', { method: t(`methods.${method}`) }),
    }))
    return calendarBlob(t('figures.title'), events)
  }
  return <FileButtons label={t('download')} file={{ name: 'pregnancy_calendar.ics', blob: calendar }} />
}
