import { useLocale, useTranslations } from 'next-intl'
import { StatList } from '@/components/ui/results/StatList'
import { FurtherResults } from '@/components/ui/results/FurtherResults'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { ShareBar } from '@/components/ui/results/ShareBar'
import { ShareButton } from '@/components/ui/results/ShareButton'
import {
  currencyDigits,
  currencySign,
  formatMoney,
  formatMoneyShort,
  formatNumber,
  formatPercent,
  isKnownToTheUnit,
  type Currency,
} from '@/lib/core/format'
import type { Values } from '@/lib/core/fields'
import { TAX_RATES, type compoundInterestFields } from '@/lib/tools/compound-interest/fields'
import { todaysMoney } from '@/lib/tools/compound-interest/goal'
import { growthCurve, taxed, type Growth, type RoundedGrowth, type Year } from '@/lib/tools/compound-interest/growth'
import { AreaChart } from '@/components/ui/results/AreaChart'
import { roundTo } from '@/lib/core/numbers'
import { TableCard } from '@/components/ui/results/TableCard'
import { FileButtons } from '@/components/ui/results/FileButtons'
import type { Cell } from '@/components/ui/results/DataTable'
import { textBlob } from '@/lib/platform/download'
import { writeCsv } from '@/lib/text/csv-writer'

type Figure = 'tax' | 'afterTax' | 'todaysMoney' | keyof Omit<Growth, 'plan' | 'finalAmount' | 'yearlyBreakdown'>

interface Props {
  computed: Growth
  rounded: RoundedGrowth
  values: Values<typeof compoundInterestFields>
  link: () => string
}

export function GrowthResult({ computed, rounded, values, link }: Props) {
  const t = useTranslations('compound-interest')
  const locale = useLocale()
  const { currency, solveFor: solved } = values
  const { finalAmount, totalContributions, interestEarned, returnOnInvestment, effectiveAnnualRate } = computed
  const interestShare = finalAmount > 0 ? interestEarned / finalAmount : 0

  const money = (amount: number) => formatMoney(locale, amount, currency)
  const figure = (name: Figure, value: number, text: string) => ({
    label: t(`figures.${name}`),
    figure: (
      <OutputValue name={name} value={value} className="wrap-anywhere">
        {text}
      </OutputValue>
    ),
  })
  const neededText = (value: number) => {
    // What is little is not nothing: five days are 0.014 years.
    if (solved === 'years') return t('years', { years: formatNumber(locale, value, value < 1 ? 3 : 1) })
    return solved === 'annualRate' ? formatPercent(locale, value, value < 0.0001 ? 5 : 2) : money(value)
  }
  const { tax, left } = taxed(rounded, TAX_RATES[values.tax], currencyDigits(currency))
  const real = values.inflation ? todaysMoney(left, values.inflation / 100, computed.plan.years) : null
  const outcome = [
    ...(tax > 0 ? [figure('tax', tax, money(tax)), figure('afterTax', left, money(left))] : []),
    ...(real === null ? [] : [figure('todaysMoney', real, money(real))]),
  ]

  const stats = [
    ...outcome,
    figure('totalContributions', totalContributions, money(rounded.totalContributions)),
    figure('interestEarned', interestEarned, money(rounded.interestEarned)),
    figure('returnOnInvestment', returnOnInvestment * 100, formatPercent(locale, returnOnInvestment, 2)),
    figure('effectiveAnnualRate', effectiveAnnualRate * 100, formatPercent(locale, effectiveAnnualRate, 2)),
  ]

  return (
    <>
      <section className="card grid gap-5 p-4 md:p-6" aria-label={t('figures.title')}>
        <div>
          <p className="text-ink-2">{t('figures.finalAmount')}</p>
          <OutputValue
            name="finalAmount"
            label={t('figures.finalAmount')}
            value={finalAmount}
            className="headline-figure block"
          >
            {money(rounded.finalAmount)}
          </OutputValue>
        </div>
        {solved !== 'finalAmount' && (
          <p className="rounded-tile bg-ok-soft px-4 py-3 text-[15px] text-ok">
            {t.rich(`needed.${solved}`, {
              figure: () => (
                <OutputValue
                  name="needed"
                  label={t('figures.title')}
                  value={computed.plan[solved]}
                  className="font-bold"
                >
                  {neededText(computed.plan[solved])}
                </OutputValue>
              ),
            })}
          </p>
        )}
        <ShareBar
          segments={[
            { label: t('chart.contributions'), share: 1 - interestShare, tone: 'second' },
            { label: t('chart.interest'), share: interestShare, tone: 'accent' },
          ]}
        />
        <StatList stats={stats.slice(0, 3)} />
        <GrowthChart growth={computed} rounded={rounded} currency={currency} />
        <ShareButton link={link} className="justify-self-start" />
      </section>
      <FurtherResults>
        <StatList stats={stats.slice(3)} />
        {isKnownToTheUnit(finalAmount, currency) && (
          <GrowthTable computed={computed} rounded={rounded} currency={currency} />
        )}
      </FurtherResults>
    </>
  )
}

/** Number of line segments per curve; more make no visible difference. */
const SEGMENTS = 80

/** Chart of contributions with the interest stacked on top, over the years. */
function GrowthChart({ growth, rounded, currency }: { growth: Growth; rounded: RoundedGrowth; currency: Currency }) {
  const t = useTranslations('compound-interest')
  const locale = useLocale()
  const { plan, finalAmount } = growth
  const { contributions, balances } = growthCurve(plan, SEGMENTS)
  return (
    <AreaChart
      description={t('chart.description', {
        years: roundTo(plan.years, 1),
        contributions: formatMoney(locale, rounded.totalContributions, currency),
        interest: formatMoney(locale, rounded.interestEarned, currency),
        total: formatMoney(locale, rounded.finalAmount, currency),
      })}
      series={[
        { label: t('chart.interest'), values: balances, tone: 'accent', filled: true, floor: contributions },
        { label: t('chart.contributions'), values: contributions, tone: 'second', filled: true },
      ]}
      max={finalAmount}
      yText={(value) => formatMoneyShort(locale, value, currency)}
      xTicks={[0, 0.5, 1].map((at) => ({ at, label: t('years', { years: roundTo(plan.years * at, 1) }) }))}
    />
  )
}

const COLUMNS = ['year', 'startingAmount', 'interestEarned', 'endingAmount', 'totalContributions'] as const

interface GrowthTableProps {
  computed: Growth
  rounded: RoundedGrowth
  currency: Currency
}

function GrowthTable({ computed, rounded, currency }: GrowthTableProps) {
  const t = useTranslations('compound-interest')
  const actions = useTranslations('shell.actions')
  const locale = useLocale()

  const digits = currencyDigits(currency)
  const cells = (row: Year, index: number): Cell[] =>
    COLUMNS.map((column) => {
      const value = row[column]
      // A goal may be reached a day after a whole year, whose row is the one before.
      const isYearBefore = roundTo(row.year, 2) === index
      if (column === 'year') return { text: formatNumber(locale, value, isYearBefore ? 6 : 2), value }
      return { text: formatNumber(locale, value, digits, digits), value: computed.yearlyBreakdown[index]?.[column] }
    })

  const csv = () => {
    const rows = rounded.yearlyBreakdown.map((row) => COLUMNS.map((column) => row[column]))
    const heading = COLUMNS.map((column) => t(`columns.${column}`))
    return textBlob(writeCsv([heading, ...rows]), 'text/csv')
  }

  return (
    <TableCard
      title={t('table.title')}
      aside={
        <FileButtons
          isSmall
          label={actions('downloadCsv')}
          file={{ name: 'compound_interest_breakdown.csv', blob: csv }}
        />
      }
      name="yearlyBreakdown"
      columns={COLUMNS.map((name) => ({
        name,
        label: t(`columns.${name}`),
        unit: name === 'year' ? undefined : currencySign(currency),
      }))}
      rows={rounded.yearlyBreakdown.map(cells)}
      shown={['year', 'interestEarned', 'endingAmount']}
      maxHeight={32}
    />
  )
}
