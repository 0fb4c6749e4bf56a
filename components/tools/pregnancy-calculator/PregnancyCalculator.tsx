'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { late } from '@/components/ui/layout/late'
import { useFields, type FieldsState } from '@/components/ui/fields/useFields'
import { useToday } from '@/components/ui/fields/useToday'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { EmptyResult } from '@/components/ui/results/EmptyResult'
import { FurtherResults } from '@/components/ui/results/FurtherResults'
import { KeyFigureBar } from '@/components/ui/layout/KeyFigureBar'
import { formatDate } from '@/lib/core/format'
import {
  DATE_FIELDS,
  asOfProblem,
  datePregnancy,
  dueDateByCycle,
  knownDateProblem,
} from '@/lib/tools/pregnancy-calculator/dating'
import { AVERAGE_CYCLE, pregnancyCalculatorFields } from '@/lib/tools/pregnancy-calculator/fields'
import { keyDates, nearMilestones, progressOn, type KeyDate } from '@/lib/tools/pregnancy-calculator/progress'
import { TrimesterBar } from './TrimesterBar'
import { PregnancyResult } from './PregnancyResult'
import { TableCard } from '@/components/ui/results/TableCard'
import { compareDates, isoDate, type PlainDate } from '@/lib/core/plain-date'
import { CalculateButtons } from '@/components/ui/fields/CalculateButtons'
import { CheckField } from '@/components/ui/fields/CheckField'
import { DateField } from '@/components/ui/fields/DateField'
import { InputForm } from '@/components/ui/fields/InputForm'
import { MoreSettings } from '@/components/ui/fields/MoreSettings'
import { NumberField } from '@/components/ui/fields/NumberField'
import { SelectField } from '@/components/ui/fields/SelectField'
import type { Problem } from '@/lib/core/fields'
import { cycleLengthProblem } from '@/lib/formulas/cycle-length'

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
              byCycle={dueDateByCycle(dating, values, today)}
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

interface KeyDatesProps {
  dates: readonly KeyDate[]
  /** Completed weeks on `asOf`; null if there is no such date. */
  weeks: number | null
  asOf: PlainDate | null
}

const COLUMNS = ['week', 'date', 'name'] as const

/** The milestones near the current week, and a table of all milestones. */
function KeyDates({ dates, weeks, asOf }: KeyDatesProps) {
  const t = useTranslations('pregnancy-calculator')
  const locale = useLocale()
  const near = weeks === null ? [] : nearMilestones(dates, weeks)

  return (
    <>
      {near.length > 0 && asOf && (
        <section className="card p-4 md:p-6">
          <h2 className="mb-3">{t('milestones.near')}</h2>
          <ul data-name="milestones" className="grid gap-2.5">
            {near.map(({ week, date }) => (
              <li key={week} data-week={week} data-date={isoDate(date)} className="rounded-tile bg-well px-4 py-3">
                <p className="font-semibold">{t(`milestones.w${week}`)}</p>
                <p className="text-sm text-ink-2">
                  {t('milestones.when', { week, date: formatDate(locale, date, 'weekday') })} ·{' '}
                  <DaysAway days={compareDates(date, asOf)} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <TableCard
        title={t('milestones.all')}
        name="keyDates"
        columns={COLUMNS.map((name) => ({ name, label: t(`columns.${name}`), isText: name === 'name' }))}
        rows={dates.map(({ week, date }) => [
          { text: t('milestones.week', { week }), value: week },
          { text: formatDate(locale, date), value: isoDate(date) },
          { text: t(`milestones.w${week}`) },
        ])}
      />
    </>
  )
}

function DaysAway({ days }: { days: number }) {
  const t = useTranslations('pregnancy-calculator.away')
  if (days === 0) return t('now')
  return days > 0 ? t('ahead', { count: days }) : t('past', { count: -days })
}

type State = FieldsState<typeof pregnancyCalculatorFields>

interface PregnancyInputsProps {
  fields: State
  /** Null until hydration. */
  today: PlainDate | null
  asOfProblem: Problem | undefined
  /** All required inputs are valid. */
  isReady: boolean
  onCalculate: () => void
}

function PregnancyInputs({ fields, today, asOfProblem, isReady, onCalculate }: PregnancyInputsProps) {
  const t = useTranslations('pregnancy-calculator')
  const { method, cycleLength } = fields.values
  // Beside a cycle that the due date leaves out, unless this is set.
  const cycleDiffers = (cycleLength ?? AVERAGE_CYCLE) !== AVERAGE_CYCLE
  const followCycle = method === 'lastPeriod' && (
    <CheckField field={fields.bind('followCycle')} label={t('fields.followCycle')} hint={t('hints.followCycle')} />
  )

  return (
    <InputForm onSubmit={onCalculate}>
      <DateField
        field={fields.bind(DATE_FIELDS[method], knownDateProblem(fields.values, today))}
        label={t(`fields.${DATE_FIELDS[method]}`)}
        max={today ? isoDate(today) : undefined}
      />
      <MethodFields fields={fields} />
      {cycleDiffers && followCycle}
      <MoreSettings fields={fields} names={['method', 'asOf', ...(cycleDiffers ? [] : ['followCycle'])]}>
        <SelectField
          field={fields.bind('method')}
          label={t('fields.method')}
          options={(value) => t(`methods.${value}`)}
        />
        {!cycleDiffers && followCycle}
        <DateField
          field={fields.bind('asOf', asOfProblem)}
          label={t('fields.asOf')}
          defaultsToToday
          hint={t('hints.asOf')}
        />
      </MoreSettings>
      <CalculateButtons isReady={isReady} onReset={fields.reset} />
    </InputForm>
  )
}

/** The additional inputs of each method. */
function MethodFields({ fields: { bind, values } }: { fields: State }) {
  const t = useTranslations('pregnancy-calculator')
  const cycle = bind('cycleLength')
  switch (values.method) {
    case 'lastPeriod':
      return (
        <NumberField
          field={{ ...cycle, problem: cycleLengthProblem(cycle.problem) }}
          label={t('fields.cycleLength')}
          unit={t('days')}
        />
      )
    case 'ultrasound':
      return (
        <fieldset className="grid grid-cols-2 gap-3">
          <legend className="mb-2 text-sm text-ink-2">{t('fields.scanAge')}</legend>
          <NumberField field={bind('scanWeeks')} label={t('fields.scanWeeks')} />
          <NumberField field={bind('scanDays')} label={t('fields.scanDays')} />
        </fieldset>
      )
    case 'ivf':
      return (
        <SelectField
          field={bind('embryoAge')}
          label={t('fields.embryoAge')}
          options={(value) => t('embryo', { days: Number(value) })}
        />
      )
  }
}
