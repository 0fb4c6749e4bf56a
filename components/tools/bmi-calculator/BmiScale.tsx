import { useLocale, useTranslations } from 'next-intl'
import { ScaleBar } from '@/components/ui/results/ScaleBar'
import { BMI_CLASSES, displayedBmi, type BmiCategory, type BmiStandard } from '@/lib/formulas/body-mass-index'
import { formatNumber } from '@/lib/core/format'
import { scaleOf } from '@/lib/tools/bmi-calculator/bmi'

const TONES = {
  underweight: 'low',
  normal: 'ok',
  overweight: 'warn',
  obese: 'bad',
  obese1: 'warn',
  obese2: 'strong',
  obese3: 'bad',
  obese4: 'bad',
} as const

interface Props {
  bmi: number
  category: BmiCategory
  standard: BmiStandard
}

/** Shows the value on a scale of the standard's categories. */
export function BmiScale({ bmi, category, standard }: Props) {
  const t = useTranslations('bmi-calculator')
  const locale = useLocale()
  const value = formatNumber(locale, displayedBmi(bmi), 1, 1)
  const scale = scaleOf(standard)
  const positionOf = (at: number) => (at - scale.min) / (scale.max - scale.min)
  const classes = BMI_CLASSES[standard]
  const ends = [...classes.slice(1).map(({ from }) => from), scale.max]
  return (
    <ScaleBar
      description={t('scale', { ...scale, value, category: t(`categories.${category}`) })}
      bands={classes.map(({ category: name }, index) => ({
        label: t(`categories.${name}`),
        upTo: positionOf(ends[index] ?? scale.max),
        tone: TONES[name],
      }))}
      marker={{ at: positionOf(displayedBmi(bmi)), label: value }}
      marks={[scale.min, ...ends].map((mark) => ({ at: positionOf(mark), label: formatNumber(locale, mark, 1) }))}
    />
  )
}
