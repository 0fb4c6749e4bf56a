'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useFields } from '@/components/ui/fields/useFields'
import { useToday } from '@/components/ui/fields/useToday'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { EmptyResult } from '@/components/ui/results/EmptyResult'
import { FurtherResults } from '@/components/ui/results/FurtherResults'
import { KeyFigureBar } from '@/components/ui/layout/KeyFigureBar'
import { formatDate } from '@/lib/core/format'
import { isoDate } from '@/lib/core/plain-date'
import { cycleDates, cycleOf, earlierProblem, isOver, lastPeriodProblem } from '@/lib/tools/ovulation-calendar/cycle'
import { EARLIER_STARTS, LENGTHS, ovulationCalendarFields } from '@/lib/tools/ovulation-calendar/fields'
import { cycleHistory } from '@/lib/tools/ovulation-calendar/history'
import { monthAt, openingDay } from '@/lib/tools/ovulation-calendar/month'
import { CycleHistoryCard } from './CycleHistoryCard'
import { MonthCalendar } from './MonthCalendar'
import { NextCycles } from './NextCycles'
import { OvulationInputs } from './OvulationInputs'
import { OvulationSummary } from './OvulationSummary'

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
