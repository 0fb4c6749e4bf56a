import { useLocale, useTranslations } from 'next-intl'
import { useMinuteOfDay } from '@/components/ui/fields/useToday'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { DateField } from '@/components/ui/fields/DateField'
import { EmptyResult } from '@/components/ui/results/EmptyResult'
import { FurtherResults } from '@/components/ui/results/FurtherResults'
import { FigureLabel } from '@/components/ui/results/OutputValue'
import { StatList, type Stat } from '@/components/ui/results/StatList'
import { KeyFigureBar } from '@/components/ui/layout/KeyFigureBar'
import { Segmented } from '@/components/ui/fields/Segmented'
import { ToolSettings } from '@/components/ui/fields/ToolSettings'
import { formatDate, formatNumber } from '@/lib/core/format'
import { compareDates, isoDate, type PlainDate } from '@/lib/core/plain-date'
import { ageOn, isLeapDay, type Age } from '@/lib/tools/date-calculator/age'
import { eraYear } from '@/lib/tools/date-calculator/era'
import { asOfProblem, birthDateProblem } from '@/lib/tools/date-calculator/problems'
import { DateWithToday, PanelInputs, PanelResult, type PanelProps } from './panel'
import { SpanFigures } from './SpanFigures'

export function AgePanel({ fields, today, onReset }: PanelProps) {
  const t = useTranslations('date-calculator')
  const minuteOfDay = useMinuteOfDay()
  const { birthDate, asOf, leapBirthday } = fields.values
  const future = birthDateProblem(fields.values, today)
  const isToday = today !== null && asOf !== null && compareDates(today, asOf) === 0
  const age =
    birthDate && asOf && !future ? ageOn(birthDate, asOf, leapBirthday, isToday ? (minuteOfDay ?? 0) : 0) : null

  const birthField = (
    <DateField
      field={fields.bind('birthDate', future)}
      label={t('fields.birthDate')}
      max={today ? isoDate(today) : undefined}
    />
  )
  const asOfField = (
    <DateWithToday
      fields={fields}
      name="asOf"
      today={today}
      problem={future ? undefined : asOfProblem(fields.values)}
    />
  )

  return (
    <CalculatorLayout
      inputs={
        <>
          <PanelInputs onReset={onReset}>
            <ToolSettings
              fields={fields}
              names={['asOf']}
              front={[
                { names: ['birthDate'], control: birthField },
                { names: ['asOf'], control: asOfField },
              ]}
            />
            {birthDate && isLeapDay(birthDate) && (
              <Segmented
                field={fields.bind('leapBirthday')}
                label={t('fields.leapBirthday')}
                options={(value) => t(`leapBirthdays.${value}`)}
              />
            )}
          </PanelInputs>
          <KeyFigureBar label={t('tabs.age')} figure={age ? t('lengths.age', { count: age.years }) : undefined} />
        </>
      }
      results={
        age && birthDate ? (
          <AgeResult age={age} birthDate={birthDate} link={fields.link} />
        ) : (
          <EmptyResult text={t('empty.age')} />
        )
      }
    />
  )
}

function AgeResult({ age, birthDate, link }: { age: Age; birthDate: PlainDate; link: () => string }) {
  const t = useTranslations('date-calculator')
  const locale = useLocale()
  const { years, months, days, hours, minutes, nextBirthday, daysToBirthday } = age
  const total = (name: 'totalDays' | 'totalHours' | 'totalMinutes'): Stat => ({
    label: t(`figures.${name}`),
    name,
    value: age[name],
    text: formatNumber(locale, age[name]),
  })
  const birthday: Stat[] =
    nextBirthday && daysToBirthday !== null
      ? [
          {
            label: t('figures.nextBirthday'),
            name: 'nextBirthday',
            value: isoDate(nextBirthday),
            text: formatDate(locale, nextBirthday, 'long'),
          },
          {
            label: t('figures.daysToBirthday'),
            name: 'daysToBirthday',
            value: daysToBirthday,
            text: daysToBirthday === 0 ? t('birthday') : t('lengths.days', { count: daysToBirthday }),
          },
        ]
      : []

  return (
    <>
      <PanelResult title={t('figures.age')} link={link}>
        <div>
          <SpanFigures isAge span={{ years, months, days }} className="headline-figure text-[clamp(28px,3.4vw,38px)]" />
          <SpanFigures span={{ hours, minutes }} className="mt-1 text-lg font-semibold text-ink-2" />
        </div>
        <StatList
          stats={[
            ...birthday,
            {
              label: t('figures.countingAge'),
              name: 'countingAge',
              value: age.countingAge,
              text: t('countingAge', { count: age.countingAge }),
            },
          ]}
        />
      </PanelResult>
      <FurtherResults>
        <FigureLabel value={t('figures.age')}>
          <StatList
            stats={[
              total('totalDays'),
              total('totalHours'),
              total('totalMinutes'),
              {
                label: t('figures.birthDate'),
                figure: formatDate(locale, birthDate, 'long') + eraYear(locale, birthDate),
              },
            ]}
          />
        </FigureLabel>
      </FurtherResults>
    </>
  )
}
