import { useLocale, useTranslations } from 'next-intl'
import { TableCard } from '@/components/ui/results/TableCard'
import { formatNumber } from '@/lib/core/format'
import { LEVELS } from '@/lib/tools/bac-calculator/bac'
import { SERVINGS } from '@/lib/tools/bac-calculator/drinks'

const LEVEL_COLUMNS = ['bac', 'level', 'advice'] as const
const DRINK_COLUMNS = ['drink', 'volume', 'abv', 'alcohol'] as const

/** Reference tables of the levels and of the drinks. */
export function BacTables() {
  const t = useTranslations('bac-calculator')
  const locale = useLocale()
  const percent = (value: number) => formatNumber(locale, value, 2)

  const ranges = LEVELS.map(({ below }, index) =>
    below === Infinity
      ? t('ranges.from', { from: percent(LEVELS[index - 1]?.below ?? 0) })
      : t('ranges.below', { below: percent(below) }),
  )
  const statuses = ['sober', ...LEVELS.map(({ status }) => status)] as const

  return (
    <>
      <TableCard
        title={t('tables.levels')}
        name="levels"
        columns={LEVEL_COLUMNS.map((name) => ({ name, label: t(`columns.${name}`), isText: name !== 'bac' }))}
        rows={statuses.map((status, index) => [
          { text: ['0', ...ranges][index] ?? '' },
          { text: t(`levels.${status}.name`), value: status },
          { text: t(`levels.${status}.advice`) },
        ])}
      />
      <TableCard
        title={t('tables.drinks')}
        name="drinks"
        columns={DRINK_COLUMNS.map((name) => ({ name, label: t(`columns.${name}`), isText: name === 'drink' }))}
        rows={SERVINGS.map(({ drink, milliliters, abv, grams }) => [
          { text: t(`drinks.${drink}`), value: drink },
          { text: `${formatNumber(locale, milliliters)} ml`, value: milliliters },
          { text: `${formatNumber(locale, abv)}%`, value: abv },
          { text: `${formatNumber(locale, grams, 1)} g`, value: grams },
        ])}
        shown={['drink', 'abv', 'alcohol']}
      >
        <p className="mt-3 text-sm text-ink-2">{t('tables.note')}</p>
      </TableCard>
    </>
  )
}
