import { Check } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { BMI_CLASSES, type BmiCategory, type BmiStandard } from '@/lib/formulas/body-mass-index'
import { formatNumber } from '@/lib/core/format'

interface Props {
  standard: BmiStandard
  current: BmiCategory | undefined
}

/** Lists the categories of the chosen standard and marks the visitor's. */
export function BmiCategories({ standard, current }: Props) {
  const t = useTranslations('bmi-calculator')
  const locale = useLocale()
  const classes = BMI_CLASSES[standard]

  const range = (index: number) => {
    const from = classes[index]?.from
    const below = classes[index + 1]?.from
    const text = (value = 0) => formatNumber(locale, value, 1, 1)
    if (index === 0) return t('ranges.below', { below: text(below) })
    if (below === undefined) return t('ranges.from', { from: text(from) })
    return t('ranges.between', { from: text(from), to: text(below - 0.1) })
  }

  return (
    <section className="card p-4 md:p-6">
      <h2 className="mb-3">{t('categoriesTitle', { standard: t(`standards.${standard}`) })}</h2>
      <ul className="grid gap-1.5">
        {classes.map(({ category }, index) => (
          <li
            key={category}
            aria-current={category === current || undefined}
            className="flex flex-wrap items-center justify-between gap-x-4 rounded-tile border border-transparent px-3 py-2 aria-[current]:border-accent aria-[current]:bg-accent-soft"
          >
            <span className="flex items-center gap-2 font-semibold">
              {t(`categories.${category}`)}
              {category === current && (
                <span className="flex items-center gap-1 text-sm text-accent">
                  <Check size={16} aria-hidden />
                  {t('yours')}
                </span>
              )}
            </span>
            <span className="tabular-nums">{range(index)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
