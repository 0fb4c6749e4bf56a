import { useLocale, useTranslations } from 'next-intl'
import { StatList } from '@/components/ui/results/StatList'
import { formatNumber, formatPercent } from '@/lib/core/format'
import { doublingYears } from '@/lib/tools/compound-interest/savings'

interface Props {
  /** Percent per year, as entered or as found for a goal. */
  annualRate: number | null
  compoundings: number
}

/** Compares the Rule of 72 with the exact doubling time for a rate. */
export function DoublingTime({ annualRate, compoundings }: Props) {
  const t = useTranslations('compound-interest')
  const locale = useLocale()
  const years = (name: 'ruleOf72' | 'doublingTime', value: number) => ({
    label: t(`doubling.${name}`),
    name,
    value,
    text: t('doubling.years', { years: formatNumber(locale, value, 1) }),
  })
  const rate = annualRate !== null && annualRate > 0 ? annualRate : null
  const exact = rate && doublingYears(rate / 100, compoundings)

  return (
    <section className="card grid gap-4 p-4 md:p-6">
      <h2>{t('doubling.title')}</h2>
      <p className="text-ink-2">
        {rate && exact ? t('doubling.text', { rate: formatPercent(locale, rate / 100, 2) }) : t('doubling.noRate')}
      </p>
      {rate && exact && <StatList stats={[years('ruleOf72', 72 / rate), years('doublingTime', exact)]} />}
      <p className="text-sm text-ink-2">{t('doubling.note')}</p>
    </section>
  )
}
