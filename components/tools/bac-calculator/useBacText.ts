import { useLocale } from 'next-intl'
import { formatNumber } from '@/lib/core/format'
import { displayedBac } from '@/lib/tools/bac-calculator/bac'

/** Formats a blood alcohol percentage as `0.082%`. A value that would round to zero becomes `<0.001%`. */
export function useBacText(): (bac: number) => string {
  const locale = useLocale()
  return (bac) => {
    const shown = displayedBac(bac)
    return bac > 0 && shown === 0 ? `<${formatNumber(locale, 0.001, 3)}%` : `${formatNumber(locale, shown, 3, 3)}%`
  }
}
