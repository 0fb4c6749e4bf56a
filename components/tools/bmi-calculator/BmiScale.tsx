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
  /** Null before there is a result; only the scale is drawn then. */
  result: { readonly bmi: number; readonly category: BmiCategory } | null
  standard: BmiStandard
}

/** Shows the value on a scale of the standard's categories. */
export function BmiScale({ result, standard }: Props) {
  const t = useTranslations('bmi-calculator')
  const locale = useLocale()
  const scale = scaleOf(standard)
  const positionOf = (at: number) => (at - scale.min) / (scale.max - scale.min)
  const classes = BMI_CLASSES[standard]
  const bmi = result && displayedBmi(result.bmi)
  const value = bmi === null ? '' : formatNumber(locale, bmi, 1, 1)
  const ends = [...classes.slice(1).map(({ from }) => from), scale.max]
  return (
    <ScaleBar
      description={result ? t('scale', { ...scale, value, category: t(`categories.${result.category}`) }) : ''}
      bands={classes.map(({ category: name }, index) => ({
        label: t(`categories.${name}`),
        upTo: positionOf(ends[index] ?? scale.max),
        tone: TONES[name],
      }))}
      marker={bmi === null ? undefined : { at: positionOf(bmi), label: value }}
      marks={[scale.min, ...ends].map((mark) => ({ at: positionOf(mark), label: formatNumber(locale, mark, 1) }))}
    />
  )
}
