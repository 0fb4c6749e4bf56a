import { useLocale, useTranslations } from 'next-intl'
import { AreaChart } from '@/components/ui/results/AreaChart'
import { StatList } from '@/components/ui/results/StatList'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { formatMoney, formatMoneyShort, formatPercent, type Currency } from '@/lib/core/format'
import { EXAMPLE_CONTRIBUTIONS, START_EARLY, startEarly, type Saver } from '@/lib/tools/compound-interest/start-early'

const { annualRate, startAge, laterAge, endAge } = START_EARLY

function finalBalance({ balances }: Saver): number {
  return balances.at(-1) ?? 0
}

/** Compares ten years of saving from age 25 with thirty years from age 35. */
export function StartEarly({ currency }: { currency: Currency }) {
  const t = useTranslations('compound-interest')
  const locale = useLocale()
  const contribution = EXAMPLE_CONTRIBUTIONS[currency]
  const { early, late } = startEarly(contribution)
  const money = (amount: number) => formatMoney(locale, amount, currency)
  const ages = { startAge, laterAge, endAge }

  const outcome = (name: string, saver: Saver) => (
    <>
      <OutputValue name={name} value={finalBalance(saver)}>
        {money(finalBalance(saver))}
      </OutputValue>
      <span className="block text-sm font-normal text-ink-2">
        {t('startEarly.paidIn', { amount: money(saver.totalContributions) })}
      </span>
    </>
  )

  return (
    <section className="card grid gap-4 p-4 md:p-6">
      <h2>{t('startEarly.title')}</h2>
      <p className="text-ink-2">
        {t('startEarly.text', {
          ...ages,
          contribution: money(contribution),
          rate: formatPercent(locale, annualRate),
        })}
      </p>
      <AreaChart
        description={t('startEarly.description', {
          ...ages,
          early: money(finalBalance(early)),
          late: money(finalBalance(late)),
        })}
        series={[
          { label: t('startEarly.early', ages), values: early.balances, tone: 'accent' },
          { label: t('startEarly.late', ages), values: late.balances, tone: 'second' },
        ]}
        max={Math.max(finalBalance(early), finalBalance(late))}
        yText={(value) => formatMoneyShort(locale, value, currency)}
        xTicks={[startAge, (startAge + endAge) / 2, endAge].map((age) => ({
          at: (age - startAge) / (endAge - startAge),
          label: t('startEarly.age', { age }),
        }))}
      />
      <StatList
        stats={[
          { label: t('startEarly.early', ages), figure: outcome('earlyBalance', early) },
          { label: t('startEarly.late', ages), figure: outcome('lateBalance', late) },
        ]}
      />
    </section>
  )
}
