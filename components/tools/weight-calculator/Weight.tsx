import { useLocale } from 'next-intl'
import { Figure } from '@/components/ui/Figure'
import { formatNumber } from '@/lib/core/format'
import { kgToLbs } from '@/lib/tools/weight-calculator/ideal-weight'

interface Props {
  name: string
  kg: number
  className?: string
}

/** A weight in kilograms, with pounds beside it. */
export function Weight({ name, kg, className }: Props) {
  const locale = useLocale()
  return (
    <>
      <Figure name={name} value={kg} className={className}>
        {`${formatNumber(locale, kg, 1, 1)} kg`}
      </Figure>{' '}
      <span className="text-sm font-normal whitespace-nowrap text-ink-2">
        {formatNumber(locale, kgToLbs(kg), 1, 1)} lbs
      </span>
    </>
  )
}
