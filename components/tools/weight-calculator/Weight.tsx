import { useLocale } from 'next-intl'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { formatNumber } from '@/lib/core/format'
import { kgToLbs } from '@/lib/tools/weight-calculator/ideal-weight'

interface Props {
  name: string
  kg: number
  className?: string
}

/** A weight in kilograms and pounds. */
export function Weight({ name, kg, className }: Props) {
  const locale = useLocale()
  return (
    <>
      <OutputValue name={name} value={kg} className={className}>
        {`${formatNumber(locale, kg, 1, 1)} kg`}
      </OutputValue>{' '}
      <span className="text-sm font-normal whitespace-nowrap text-ink-2">
        {formatNumber(locale, kgToLbs(kg), 1, 1)} lbs
      </span>
    </>
  )
}
