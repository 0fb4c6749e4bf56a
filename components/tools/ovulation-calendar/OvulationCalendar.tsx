'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef, type ReactNode } from 'react'
import { useFields } from '@/components/ui/fields/useFields'
import { useToday } from '@/components/ui/fields/useToday'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { EmptyResult } from '@/components/ui/results/EmptyResult'
import { FurtherResults } from '@/components/ui/results/FurtherResults'
import { KeyFigureBar } from '@/components/ui/layout/KeyFigureBar'
import { formatDate, formatNumber } from '@/lib/core/format'
import { isoDate, type PlainDate } from '@/lib/core/plain-date'
import {
  cycleDates,
  cycleOf,
  earlierProblem,
  isOver,
  lastPeriodProblem,
  nextCycles,
  type Cycle,
} from '@/lib/tools/ovulation-calendar/cycle'
import { EARLIER_STARTS, LENGTHS, ovulationCalendarFields } from '@/lib/tools/ovulation-calendar/fields'
import { cycleHistory, type CycleHistory } from '@/lib/tools/ovulation-calendar/history'
import { monthAt, openingDay } from '@/lib/tools/ovulation-calendar/month'
import { MonthCalendar } from './MonthCalendar'
import { OvulationInputs } from './OvulationInputs'
import { OvulationSummary } from './OvulationSummary'
import { TableCard } from '@/components/ui/results/TableCard'
import { FileButtons } from '@/components/ui/results/FileButtons'
import { useCalendarBlob } from '@/components/ui/results/useCalendarBlob'
import { forecastEvents } from '@/lib/tools/ovulation-calendar/events'
import { Button } from '@/components/ui/layout/Button'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { StatList } from '@/components/ui/results/StatList'
import { CYCLE_DAYS } from '@/lib/formulas/cycle-length'

export default function OvulationCalendar() {
  const t = useTranslations('ovulation-calendar')
  const locale = useLocale()
  const fields = useFields(ovulationCalendarFields)
  const today = useToday()
  const result = useRef<HTMLElement>(null)
  const { values } = fields
  const outside = LENGTHS.filter((name) => !fields.isValid(name))
  const isValid = outside.length === 0
  const cycle = isValid ? cycleOf(values, today) : null
  const problem = lastPeriodProblem(values, today)
  const dates = cycle && today && cycleDates(cycle, 1)
  const hasStarts = EARLIER_STARTS.every((name) => fields.isValid(name) && !earlierProblem(values, name))
  const history = isValid && hasStarts && !problem ? cycleHistory(values) : null
  const initialMonth = cycle && today && monthAt(openingDay(cycle, today), 0)

  return (
    <CalculatorLayout
      inputs={
        <>
          <OvulationInputs
            fields={fields}
            today={today}
            lastPeriodProblem={problem}
            isReady={dates !== null}
            onCalculate={() => result.current?.focus()}
          />
          <KeyFigureBar
            label={t('figures.ovulationDate')}
            figure={
              dates ? formatDate(locale, dates.ovulationDate, isOver(cycle, today) ? 'medium' : 'weekday') : undefined
            }
            repeats='output[name="ovulationDate"]'
          />
        </>
      }
      results={
        cycle && dates && initialMonth ? (
          <>
            <OvulationSummary ref={result} cycle={cycle} dates={dates} today={today} link={fields.link} />
            {history && (
              <CycleHistoryCard
                history={history}
                isPast={isOver(cycle, today)}
                onUse={(days) => fields.set({ cycleLength: String(days) })}
              />
            )}
            <MonthCalendar key={isoDate(initialMonth)} cycle={cycle} initialMonth={initialMonth} today={today} />
            <FurtherResults>
              <NextCycles cycle={cycle} isPast={isOver(cycle, today)} />
            </FurtherResults>
          </>
        ) : (
          <EmptyResult
            text={
              values.lastPeriod && today && !problem
                ? t('impossible', { fields: outside.map((name) => t(`fields.${name}`)).join(', ') })
                : t('empty')
            }
          />
        )
      }
    />
  )
}

const COLUMNS = ['cycle', 'nextPeriod', 'ovulationDate', 'fertileStart', 'fertileEnd'] as const

/** Lists six cycles from a last period on, which may be long past (`isPast`), and offers them as an iCalendar file. */
function NextCycles({ cycle, isPast }: { cycle: Cycle; isPast: boolean }) {
  const t = useTranslations('ovulation-calendar')
  const locale = useLocale()
  const calendarBlob = useCalendarBlob('ovulation-calendar')
  const cell = (date: PlainDate) => ({ text: formatDate(locale, date), value: isoDate(date) })

  const calendar = () => {
    const events = forecastEvents(cycle).map(({ kind, start, end }) => ({
      uid: `${kind}-${isoDate(start)}`,
      start,
      end,
      summary: t(`events.${kind}`),
      description: t('events.note'),
    }))
    return calendarBlob(t('events.calendar'), events)
  }

  return (
    <TableCard
      title={t(isPast ? 'next.from' : 'next.title', { date: formatDate(locale, cycle.start) })}
      aside={
        <FileButtons isSmall label={t('next.download')} file={{ name: 'ovulation_calendar.ics', blob: calendar }} />
      }
      name="nextCycles"
      columns={COLUMNS.map((name) => ({ name, label: t(`columns.${name}`) }))}
      rows={nextCycles(cycle).map(({ number, start, ovulationDate, fertileStart, fertileEnd }) => [
        { text: t('next.cycle', { number }), value: number },
        cell(start),
        cell(ovulationDate),
        cell(fertileStart),
        cell(fertileEnd),
      ])}
      shown={['cycle', 'ovulationDate', 'nextPeriod']}
    >
      <p className="mt-3 text-sm text-ink-2">{t('next.margin')}</p>
    </TableCard>
  )
}

interface CycleHistoryCardProps {
  history: CycleHistory
  /** Its dates are those of a cycle that is over. */
  isPast: boolean
  /** Takes the average as the length of the cycle. */
  onUse: (days: number) => void
}

/** What the last cycles say: their average and spread, and the fertile days and next periods that they allow. */
function CycleHistoryCard({ history, isPast, onUse }: CycleHistoryCardProps) {
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
