'use client'

import { useLocale, useMessages, useTranslations } from 'next-intl'
import { useFields } from '@/components/ui/fields/useFields'
import { useFirstShownAt } from './useFirstShownAt'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { EmptyResult } from '@/components/ui/results/EmptyResult'
import { FurtherResults } from '@/components/ui/results/FurtherResults'
import { KeyFigureBar } from '@/components/ui/layout/KeyFigureBar'
import { LEVELS, computeBac, displayedBac, soberTime, wholeMinutes, type Bac } from '@/lib/tools/bac-calculator/bac'
import { SERVINGS, fieldsOfRow, usedRows } from '@/lib/tools/bac-calculator/drinks'
import { bacCalculatorFields } from '@/lib/tools/bac-calculator/fields'
import { BacInputs } from './BacInputs'
import { BacScale } from './BacScale'
import { useBacText } from './useBacText'
import { TableCard } from '@/components/ui/results/TableCard'
import { formatDateTime, formatNumber, formatTime } from '@/lib/core/format'
import { AreaChart } from '@/components/ui/results/AreaChart'
import { StatList, type Stat } from '@/components/ui/results/StatList'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { ShareButton } from '@/components/ui/results/ShareButton'
import { useDurationText } from '@/components/ui/results/useDurationText'

export default function BacCalculator() {
  const t = useTranslations('bac-calculator')
  const bacText = useBacText()
  const fields = useFields(bacCalculatorFields, useMessages()['bac-calculator'].initial)
  const { values } = fields
  const isValid = fields.isValid('weight', 'hours', ...usedRows(values).flatMap((row) => fieldsOfRow(values, row)))
  const result = isValid ? computeBac(values) : null
  const now = useFirstShownAt(values)
  const limit = Number(values.legalLimit)

  return (
    <CalculatorLayout
      inputs={
        <>
          <BacInputs fields={fields} isReady={result !== null} />
          <KeyFigureBar label={t('figures.bac')} figure={result ? bacText(result.bac) : undefined} />
        </>
      }
      results={
        <>
          {result ? (
            <BacResult result={result} limit={limit} now={now} link={fields.link} />
          ) : (
            <EmptyResult text={t('empty')} picture={<BacScale result={null} limit={limit} />} />
          )}
          {result && result.bac > 0 && now !== null && <SoberCurve result={result} limit={limit} now={now} />}
          <FurtherResults>
            <BacTables />
          </FurtherResults>
        </>
      }
    />
  )
}

const LEVEL_COLUMNS = ['bac', 'level', 'advice'] as const
const DRINK_COLUMNS = ['drink', 'volume', 'abv', 'alcohol'] as const

/** Reference tables of the levels and of the drinks. */
function BacTables() {
  const t = useTranslations('bac-calculator')
  const locale = useLocale()
  const percent = (value: number) => formatNumber(locale, value, 2)

  const ranges = LEVELS.map(({ below }, index) =>
    below === Infinity
      ? t('ranges.from', { from: percent(LEVELS[index - 1]?.below ?? 0) })
      : t('ranges.below', { below: percent(below) }),
  )
  const statuses = ['sober', ...LEVELS.map(({ status }) => status)] as const

  return (
    <>
      <TableCard
        title={t('tables.levels')}
        name="levels"
        columns={LEVEL_COLUMNS.map((name) => ({ name, label: t(`columns.${name}`), isText: name !== 'bac' }))}
        rows={statuses.map((status, index) => [
          { text: ['0', ...ranges][index] ?? '' },
          { text: t(`levels.${status}.name`), value: status },
          { text: t(`levels.${status}.advice`) },
        ])}
      />
      <TableCard
        title={t('tables.drinks')}
        name="drinks"
        columns={DRINK_COLUMNS.map((name) => ({ name, label: t(`columns.${name}`), isText: name === 'drink' }))}
        rows={SERVINGS.map(({ drink, milliliters, abv, grams }) => [
          { text: t(`drinks.${drink}`), value: drink },
          { text: `${formatNumber(locale, milliliters)} ml`, value: milliliters },
          { text: `${formatNumber(locale, abv)}%`, value: abv },
          { text: `${formatNumber(locale, grams, 1)} g`, value: grams },
        ])}
        shown={['drink', 'abv', 'alcohol']}
      >
        <p className="mt-3 text-sm text-ink-2">{t('tables.note')}</p>
      </TableCard>
    </>
  )
}

interface SoberCurveProps {
  result: Bac
  /** Legal limit in percent. */
  limit: number
  now: number
}

/** Chart of the estimate over time, from now until it reaches zero. */
function SoberCurve({ result: { bac, hoursToSober }, limit, now }: SoberCurveProps) {
  const t = useTranslations('bac-calculator')
  const locale = useLocale()
  const bacText = useBacText()
  const end = soberTime(now, hoursToSober)
  return (
    <section className="card p-4 md:p-6">
      <h2 className="mb-4">{t('curve.title')}</h2>
      <AreaChart
        description={t('curve.description', {
          bac: bacText(bac),
          now: formatTime(locale, now),
          end: formatDateTime(locale, end),
        })}
        series={[
          { label: t('curve.bac'), values: [bac, 0], tone: 'accent', filled: true },
          { label: t('limit.mark', { limit: `${limit}%` }), values: [limit, limit], tone: 'second' },
        ]}
        max={Math.max(bac, limit)}
        yText={(value) => `${formatNumber(locale, value, 3)}%`}
        xTicks={[0, 0.5, 1].map((at) => ({ at, label: formatTime(locale, now + (end - now) * at) }))}
      />
    </section>
  )
}

interface BacResultProps {
  result: Bac
  /** Legal limit in percent. */
  limit: number
  /** Time of the calculation in milliseconds since 1970; null before hydration. */
  now: number | null
  link: () => string
}

function BacResult({ result, limit, now, link }: BacResultProps) {
  const t = useTranslations('bac-calculator')
  const locale = useLocale()
  const bacText = useBacText()
  const minutesText = useDurationText('bac-calculator', 60)
  const { bac, status, hoursToSober, soberRange } = result

  const stats: Stat[] = [
    {
      label: t('figures.timeToSober'),
      name: 'timeToSober',
      value: hoursToSober,
      text: minutesText(wholeMinutes(hoursToSober)),
    },
  ]
  if (soberRange.max > 0) {
    stats.push({
      label: t('range.label'),
      figure: t.rich('range.hours', {
        // Whole hours, rounded outward, to match the precision of the range.
        min: () => <Hours name="timeToSoberMin" value={soberRange.min} shown={Math.floor(soberRange.min)} />,
        max: () => <Hours name="timeToSoberMax" value={soberRange.max} shown={Math.ceil(soberRange.max)} />,
      }),
    })
  }
  if (bac > 0) {
    const moment = now === null ? null : soberTime(now, hoursToSober)
    stats.push({
      label: t('figures.soberAt'),
      ...(moment === null
        ? { figure: '—' }
        : { name: 'soberAt', value: new Date(moment).toISOString(), text: formatDateTime(locale, moment) }),
    })
  }

  return (
    <section className="card grid gap-5 p-4 md:p-6" aria-label={t('figures.title')}>
      <div>
        <p className="text-ink-2">{t('figures.bac')}</p>
        <OutputValue name="bac" label={t('figures.bac')} value={bac} className="headline-figure block">
          {bacText(bac)}
        </OutputValue>
        <OutputValue name="status" label={t('figures.bac')} value={status} className="text-lg font-bold">
          {t(`levels.${status}.status`)}
        </OutputValue>
      </div>
      <div className="grid gap-1 rounded-tile bg-bad-soft px-4 py-3">
        <p className="font-bold text-bad">{t(`levels.${status}.warning`)}</p>
        <p className="text-[15px]">{t(`levels.${status}.description`)}</p>
        {bac > 0 && (
          <p className="text-[15px]">
            {t(displayedBac(bac) >= limit ? 'limit.over' : 'limit.under', { limit: `${limit}%` })}
          </p>
        )}
      </div>
      <BacScale result={result} limit={limit} />
      <StatList stats={stats} />
      {soberRange.max > 0 && <p className="text-sm text-ink-2">{t('range.note')}</p>}
      <ShareButton link={link} isAboutBody className="justify-self-start" />
    </section>
  )
}

function Hours({ name, value, shown }: { name: string; value: number; shown: number }) {
  const t = useTranslations('bac-calculator.duration')
  return (
    <OutputValue name={name} value={value}>
      {t('whole', { whole: shown })}
    </OutputValue>
  )
}
