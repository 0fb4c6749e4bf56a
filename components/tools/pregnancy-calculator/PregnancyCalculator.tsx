'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { late } from '@/components/ui/layout/late'
import { useFields } from '@/components/ui/fields/useFields'
import { useToday } from '@/components/ui/fields/useToday'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { EmptyResult } from '@/components/ui/results/EmptyResult'
import { FurtherResults } from '@/components/ui/results/FurtherResults'
import { KeyFigureBar } from '@/components/ui/layout/KeyFigureBar'
import { formatDate } from '@/lib/core/format'
import { asOfProblem, datePregnancy, dueDateByCycle } from '@/lib/tools/pregnancy-calculator/dating'
import { pregnancyCalculatorFields } from '@/lib/tools/pregnancy-calculator/fields'
import { keyDates, progressOn } from '@/lib/tools/pregnancy-calculator/progress'
import { KeyDates } from './KeyDates'
import { PregnancyInputs } from './PregnancyInputs'
import { TrimesterBar } from './TrimesterBar'
import { PregnancyResult } from './PregnancyResult'

// Needed only with a result.
const WeekSheet = late(() => import('./WeekSheet'))

/** Number fields that each method uses. */
const NUMBERS = { lastPeriod: ['cycleLength'], ultrasound: ['scanWeeks', 'scanDays'], ivf: [] } as const

export default function PregnancyCalculator() {
  const t = useTranslations('pregnancy-calculator')
  const locale = useLocale()
  const fields = useFields(pregnancyCalculatorFields)
  const today = useToday()
  const result = useRef<HTMLElement>(null)
  const { values } = fields
  const isValid = fields.isValid(...NUMBERS[values.method])
  const dating = isValid ? datePregnancy(values, today) : null
  const otherDueDate = dating && dueDateByCycle(dating, values, today)
  const followCycle = () => {
    fields.set({ followCycle: 'true' })
    result.current?.focus()
  }
  const problem = asOfProblem(dating, values)
  const progress = dating && values.asOf && !problem ? progressOn(dating, values.asOf) : null

  return (
    <CalculatorLayout
      inputs={
        <>
          <PregnancyInputs
            fields={fields}
            today={today}
            asOfProblem={problem}
            isReady={dating !== null}
            onCalculate={() => result.current?.focus()}
          />
          <KeyFigureBar label={t('figures.dueDate')} figure={dating ? formatDate(locale, dating.dueDate) : undefined} />
        </>
      }
      results={
        dating ? (
          <>
            <PregnancyResult
              ref={result}
              dating={dating}
              byCycle={otherDueDate && { date: otherDueDate, follow: followCycle }}
              progress={progress}
              values={values}
              link={fields.link}
            />
            <FurtherResults>
              <KeyDates dates={keyDates(dating)} weeks={progress?.weeks ?? null} asOf={values.asOf} />
              <WeekSheet dating={dating} values={values} />
            </FurtherResults>
          </>
        ) : (
          <EmptyResult text={t(`empty.${values.method}`)} picture={<TrimesterBar progress={null} />} />
        )
      }
    />
  )
}
