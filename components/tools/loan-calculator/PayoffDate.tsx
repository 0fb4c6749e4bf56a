import { useLocale } from 'next-intl'
import { useToday } from '@/components/hooks/useToday'
import { Figure } from '@/components/ui/Figure'
import { formatDate } from '@/lib/core/format'
import { addMonths, isoDate } from '@/lib/core/plain-date'

/** Month of the last payment when the first is due a month from today. Known in the browser only: a page has no today. */
export function PayoffDate({ months }: { months: number }) {
  const locale = useLocale()
  const today = useToday()
  const payoff = today && addMonths(today, months)
  if (!payoff) return <>—</>
  return (
    <Figure name="payoffDate" value={isoDate(payoff)}>
      {formatDate(locale, payoff, 'month')}
    </Figure>
  )
}
