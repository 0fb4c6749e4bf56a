import { useLocale } from 'next-intl'
import { useToday } from '@/components/ui/fields/useToday'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { formatDate } from '@/lib/core/format'
import { addMonths, isoDate, type PlainDate } from '@/lib/core/plain-date'

interface Props {
  months: number
  /** The day of the loan; without one it is today. */
  start: PlainDate | null
}

/** Month of the last payment if the first one is due a month after the start. A dash until today's date is known. */
export function PayoffDate({ months, start }: Props) {
  const locale = useLocale()
  const today = useToday()
  const from = start ?? today
  const payoff = from && addMonths(from, months)
  if (!payoff) return <>—</>
  return (
    <OutputValue name="payoffDate" value={isoDate(payoff)}>
      {formatDate(locale, payoff, 'month')}
    </OutputValue>
  )
}
