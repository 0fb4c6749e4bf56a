import { useLocale, useTranslations } from 'next-intl'
import { EmptyResult } from '@/components/ui/results/EmptyResult'
import { StatList } from '@/components/ui/results/StatList'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { ShareBar } from '@/components/ui/results/ShareBar'
import { ShareButton } from '@/components/ui/results/ShareButton'
import { formatMoney, formatPercent, type Currency } from '@/lib/core/format'
import type { Growth, RoundedGrowth } from '@/lib/tools/compound-interest/growth'
import { GrowthChart } from './GrowthChart'

interface Props {
  shown: { computed: Growth; rounded: RoundedGrowth } | null
  currency: Currency
  link: () => string
}

export function GrowthResult({ shown, currency, link }: Props) {
  const t = useTranslations('compound-interest')
  if (shown) return <Summary shown={shown} currency={currency} link={link} />
  return <EmptyResult text={t('empty')} />
}

function Summary({ shown: { computed, rounded }, currency, link }: Props & { shown: NonNullable<Props['shown']> }) {
  const t = useTranslations('compound-interest')
  const locale = useLocale()
  const { finalAmount, interestEarned, returnOnInvestment, effectiveAnnualRate } = computed
  const interestShare = interestEarned / finalAmount

  const money = (name: 'totalContributions' | 'interestEarned') => ({
    label: t(`figures.${name}`),
    figure: (
      <OutputValue name={name} value={computed[name]} className="wrap-anywhere">
        {formatMoney(locale, rounded[name], currency)}
      </OutputValue>
    ),
  })
  const percent = (name: 'returnOnInvestment' | 'effectiveAnnualRate', fraction: number) => ({
    label: t(`figures.${name}`),
    figure: (
      <OutputValue name={name} value={fraction * 100} className="wrap-anywhere">
        {formatPercent(locale, fraction, 2)}
      </OutputValue>
    ),
  })

  return (
    <section className="card grid gap-5 p-4 md:p-6" aria-label={t('figures.title')}>
      <div>
        <p className="text-ink-2">{t('figures.finalAmount')}</p>
        <OutputValue name="finalAmount" value={finalAmount} className="headline-figure block">
          {formatMoney(locale, rounded.finalAmount, currency)}
        </OutputValue>
      </div>
      <ShareBar
        segments={[
          {
            label: t('chart.contributions'),
            share: 1 - interestShare,
            shareText: formatPercent(locale, 1 - interestShare, 0),
            tone: 'second',
          },
          {
            label: t('chart.interest'),
            share: interestShare,
            shareText: formatPercent(locale, interestShare, 0),
            tone: 'accent',
          },
        ]}
      />
      <StatList
        stats={[
          money('totalContributions'),
          money('interestEarned'),
          percent('returnOnInvestment', returnOnInvestment),
          percent('effectiveAnnualRate', effectiveAnnualRate),
        ]}
      />
      <GrowthChart growth={computed} rounded={rounded} currency={currency} />
      <div className="no-print flex flex-wrap gap-2.5">
        <ShareButton link={link} />
      </div>
    </section>
  )
}
