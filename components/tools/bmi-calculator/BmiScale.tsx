import { useLocale, useTranslations } from 'next-intl'
import { ScaleBar } from '@/components/ui/results/ScaleBar'
import {
  BMI_CATEGORIES,
  BMI_CUTOFFS,
  displayedBmi,
  type BmiCategory,
  type BmiStandard,
} from '@/lib/formulas/body-mass-index'
import { formatNumber } from '@/lib/core/format'
import { SCALE } from '@/lib/tools/bmi-calculator/bmi'

const TONES = { underweight: 'low', normal: 'ok', overweight: 'warn', obese: 'bad' } as const

function positionOf(bmi: number): number {
  return (bmi - SCALE.min) / (SCALE.max - SCALE.min)
}

interface Props {
  bmi: number
  category: BmiCategory
  standard: BmiStandard
}

/** Shows the value on a scale from 15 to 40. */
export function BmiScale({ bmi, category, standard }: Props) {
  const t = useTranslations('bmi-calculator')
  const locale = useLocale()
  const value = formatNumber(locale, displayedBmi(bmi), 1, 1)
  const ends = [...BMI_CUTOFFS[standard], SCALE.max]
  return (
    <ScaleBar
      description={t('scale', { ...SCALE, value, category: t(`categories.${category}`) })}
      bands={BMI_CATEGORIES.map((name, index) => ({
        label: t(`categories.${name}`),
        upTo: positionOf(ends[index] ?? SCALE.max),
        tone: TONES[name],
      }))}
      marker={{ at: positionOf(displayedBmi(bmi)), label: value }}
      marks={[SCALE.min, ...ends].map((mark) => ({ at: positionOf(mark), label: formatNumber(locale, mark, 1) }))}
    />
  )
}
