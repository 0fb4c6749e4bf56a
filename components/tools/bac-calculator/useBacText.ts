import { useLocale } from 'next-intl'
import { formatNumber } from '@/lib/core/format'
import { shownBac } from '@/lib/tools/bac-calculator/bac'

/** Percent of blood alcohol → `0.082%`; what would round to nothing is shown as less than the smallest figure. */
export function useBacText(): (bac: number) => string {
  const locale = useLocale()
  return (bac) => {
    const shown = shownBac(bac)
    return bac > 0 && shown === 0 ? `<${formatNumber(locale, 0.001, 3)}%` : `${formatNumber(locale, shown, 3, 3)}%`
  }
}
