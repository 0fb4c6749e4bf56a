import { useLocale } from 'next-intl'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { formatNumber } from '@/lib/core/format'
import { roundTo } from '@/lib/core/numbers'
import { kgToLbs } from '@/lib/tools/weight-calculator/ideal-weight'

interface Props {
  name: string
  kg: number
  /** What the weight is more than, for a difference, which is that of the two figures as shown. */
  than?: number
  className?: string
}

/** A weight in kilograms and pounds. */
export function Weight({ name, kg, than = 0, className }: Props) {
  const locale = useLocale()
  const text = (more: number, less: number) => formatNumber(locale, roundTo(more, 1) - roundTo(less, 1), 1, 1)
  return (
    <>
      <OutputValue name={name} value={kg - than} className={className}>
        {`${text(kg, than)} kg`}
      </OutputValue>{' '}
      <span className="text-sm font-normal whitespace-nowrap text-ink-2">{text(kgToLbs(kg), kgToLbs(than))} lbs</span>
    </>
  )
}
