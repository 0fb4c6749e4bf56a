import { useLocale } from 'next-intl'
import { useToday } from '@/components/ui/fields/useToday'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { formatDate } from '@/lib/core/format'
import { addMonths, isoDate } from '@/lib/core/plain-date'

/** Month of the last payment if the first one is due in a month. A dash until hydration, when today's date is known. */
export function PayoffDate({ months }: { months: number }) {
  const locale = useLocale()
  const today = useToday()
  const payoff = today && addMonths(today, months)
  if (!payoff) return <>—</>
  return (
    <OutputValue name="payoffDate" value={isoDate(payoff)}>
      {formatDate(locale, payoff, 'month')}
    </OutputValue>
  )
}
