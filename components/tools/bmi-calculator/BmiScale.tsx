import { useLocale, useTranslations } from 'next-intl'
import { ScaleBar } from '@/components/ui/ScaleBar'
import { BMI_CATEGORIES, BMI_CUTOFFS, shownBmi, type BmiCategory, type BmiStandard } from '@/lib/core/body-mass-index'
import { formatNumber } from '@/lib/core/format'
import { SCALE } from '@/lib/tools/bmi-calculator/bmi'

const TONES = { underweight: 'low', normal: 'ok', overweight: 'warn', obese: 'bad' } as const

function place(bmi: number): number {
  return (bmi - SCALE.min) / (SCALE.max - SCALE.min)
}

interface Props {
  bmi: number
  category: BmiCategory
  standard: BmiStandard
}

/** The value on the scale from 15 to 40. */
export function BmiScale({ bmi, category, standard }: Props) {
  const t = useTranslations('bmi-calculator')
  const locale = useLocale()
  const value = formatNumber(locale, shownBmi(bmi), 1, 1)
  const ends = [...BMI_CUTOFFS[standard], SCALE.max]
  return (
    <ScaleBar
      description={t('scale', { ...SCALE, value, category: t(`categories.${category}`) })}
      bands={BMI_CATEGORIES.map((name, index) => ({
        label: t(`categories.${name}`),
        upTo: place(ends[index] ?? SCALE.max),
        tone: TONES[name],
      }))}
      marker={{ at: place(shownBmi(bmi)), label: value }}
      marks={[SCALE.min, ...ends].map((mark) => ({ at: place(mark), label: formatNumber(locale, mark, 1) }))}
    />
  )
}
