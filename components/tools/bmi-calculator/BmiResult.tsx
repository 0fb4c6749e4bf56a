import { useLocale, useTranslations } from 'next-intl'
import { StatList, type Stat } from '@/components/ui/results/StatList'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { ShareButton } from '@/components/ui/results/ShareButton'
import { bmiCategory, displayedBmi, isWhoCategory, type BmiStandard } from '@/lib/formulas/body-mass-index'
import { formatNumber } from '@/lib/core/format'
import type { Bmi } from '@/lib/tools/bmi-calculator/bmi'
import type { UnitSystem } from '@/lib/tools/bmi-calculator/fields'
import { BmiScale } from './BmiScale'

interface Props {
  result: Bmi
  unit: UnitSystem
  standard: BmiStandard
  link: () => string
}

export function BmiResult({ result, unit, standard, link }: Props) {
  const t = useTranslations('bmi-calculator')
  const locale = useLocale()
  const { bmi, category, toHealthy } = result
  const weight = (value: number) => `${formatNumber(locale, value, 1, 1)} ${t(`sizes.${unit}.weight`)}`

  const stats: Stat[] = (['healthyMin', 'healthyMax'] as const).map((name) => ({
    label: t(`figures.${name}`),
    name,
    value: result[name],
    text: weight(result[name]),
  }))
  if (toHealthy !== 0) {
    stats.push({
      label: t(toHealthy > 0 ? 'figures.toGain' : 'figures.toLose'),
      name: 'toHealthy',
      value: toHealthy,
      text: weight(Math.abs(toHealthy)),
    })
  }

  return (
    <section className="card grid gap-5 p-4 md:p-6" aria-label={t('figures.title')}>
      <div>
        <p className="text-ink-2">{t('figures.bmi')}</p>
        <p className="flex flex-wrap items-baseline gap-x-4">
          <OutputValue name="bmi" label={t('figures.bmi')} value={bmi} className="headline-figure">
            {formatNumber(locale, displayedBmi(bmi), 1, 1)}
          </OutputValue>
          <OutputValue name="category" label={t('figures.bmi')} value={category} className="text-xl font-bold">
            {t(`categories.${category}`)}
          </OutputValue>
        </p>
        <p className="text-ink-2">{t(`descriptions.${isWhoCategory(category) ? category : 'obese'}`)}</p>
      </div>
      <BmiScale result={{ bmi, category }} standard={standard} />
      <StatList stats={stats} />
      {standard === 'asian' && <KoreanCheckup bmi={bmi} />}
      <ShareButton link={link} isAboutBody className="justify-self-start" />
    </section>
  )
}

/** What Korea's national health check-up prints, which follows the WHO's cut-offs since 2018. */
function KoreanCheckup({ bmi }: { bmi: number }) {
  const t = useTranslations('bmi-calculator')
  const category = bmiCategory(bmi)
  return (
    <p className="rounded-tile bg-well px-4 py-3 text-[15px]">
      {t.rich('checkup', {
        category: () => (
          <OutputValue name="checkupCategory" label={t('figures.bmi')} value={category} className="font-bold">
            {t(`categories.${category}`)}
          </OutputValue>
        ),
      })}
    </p>
  )
}
