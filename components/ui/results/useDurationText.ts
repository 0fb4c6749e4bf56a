import { useTranslations } from 'next-intl'
import { splitDuration } from '@/lib/core/format'

/**
 * Formats an amount as `21 years 10 months`, in a tool's own words for both units, of which the larger has `size` of the
 * smaller. The amount is in the smaller unit and rounded to a whole number.
 */
export function useDurationText(
  slug: 'bac-calculator' | 'loan-calculator' | 'pomodoro-timer',
  size: number,
): (amount: number) => string {
  const t = useTranslations(`${slug}.duration`)
  return (amount) => {
    const { whole, rest } = splitDuration(amount, size)
    if (whole === 0) return t('rest', { rest })
    return rest === 0 ? t('whole', { whole }) : t('both', { whole, rest })
  }
}
