import { useLocale, useTranslations } from 'next-intl'
import { StatList } from '@/components/ui/results/StatList'
import { FigureLabel, OutputValue } from '@/components/ui/results/OutputValue'
import { ShareButton } from '@/components/ui/results/ShareButton'
import { displayedBmi, type BmiStandard } from '@/lib/formulas/body-mass-index'
import { formatNumber } from '@/lib/core/format'
import { FORMULAS, kgToLbs, type CurrentWeight, type IdealWeight } from '@/lib/tools/weight-calculator/ideal-weight'
import { roundTo } from '@/lib/core/numbers'

interface Props {
  result: IdealWeight
  standard: BmiStandard
  link: () => string
}

export function WeightResult({ result, standard, link }: Props) {
  const t = useTranslations('weight-calculator')
  const { average, underFiveFeet, current } = result

  return (
    <section className="card grid gap-5 p-4 md:p-6" aria-label={t('figures.title')}>
      {underFiveFeet && (
        <p role="note" data-name="underFiveFeet" className="rounded-tile bg-warn-soft px-4 py-3 text-[15px]">
          {t('underFiveFeet')}
        </p>
      )}
      <div>
        <p className="text-ink-2">{t('figures.average')}</p>
        <p>
          <FigureLabel value={t('figures.average')}>
            <Weight name="average" kg={average} className="headline-figure" />
          </FigureLabel>
        </p>
      </div>
      {current && <Status current={current} standard={standard} />}
      <StatList
        stats={(['standardWeight', 'healthyMin', 'healthyMax'] as const).map((name) => ({
          label: t(`figures.${name}`),
          figure: <Weight name={name} kg={result[name]} />,
        }))}
      />
      <ShareButton link={link} isAboutBody className="justify-self-start" />
    </section>
  )
}

/** What each formula says, and how far they are apart. */
export function FormulaFigures({ result: { formulas, lowest, highest } }: { result: IdealWeight }) {
  const t = useTranslations('weight-calculator')
  return (
    <section aria-label={t('plot.title')}>
      <StatList
        stats={[
          ...FORMULAS.map((name) => ({
            label: t(`formulas.${name}`),
            figure: <Weight name={name} kg={formulas[name]} />,
          })),
          { label: t('figures.lowest'), figure: <Weight name="lowest" kg={lowest} /> },
          { label: t('figures.highest'), figure: <Weight name="highest" kg={highest} /> },
          { label: t('figures.range'), figure: <Weight name="range" kg={highest} than={lowest} /> },
        ]}
      />
    </section>
  )
}

/** The category of the current weight. */
function Status({ current: { bmi, status }, standard }: { current: CurrentWeight; standard: BmiStandard }) {
  const t = useTranslations('weight-calculator')
  const locale = useLocale()
  return (
    <p className="rounded-tile bg-well px-4 py-3">
      {t('current')}{' '}
      <OutputValue name="status" label={t('current')} value={status} className="font-bold">
        {t(`statuses.${status}`)}
      </OutputValue>{' '}
      <span className="text-sm text-ink-2">
        {t('currentBmi', { bmi: formatNumber(locale, displayedBmi(bmi), 1, 1), standard })}
      </span>
    </p>
  )
}

interface WeightProps {
  name: string
  kg: number
  /** What the weight is more than, for a difference, which is that of the two figures as shown. */
  than?: number
  className?: string
}

/** A weight in kilograms and pounds. */
function Weight({ name, kg, than = 0, className }: WeightProps) {
  const locale = useLocale()
  const text = (more: number, less: number) => formatNumber(locale, roundTo(more, 1) - roundTo(less, 1), 1, 1)
  return (
    <>
      <OutputValue name={name} value={kg - than} className={className}>
        {`${text(kg, than)} kg`}
      </OutputValue>{' '}
      <span className="text-sm font-normal whitespace-nowrap text-ink-2">{text(kgToLbs(kg), kgToLbs(than))} lbs</span>
    </>
  )
}
