import { useLocale } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { Figure } from '@/components/ui/Figure'
import { localDate } from '@/lib/browser/clock'
import { formatDate } from '@/lib/core/format'
import { addMonths, isoDate, parseIsoDate } from '@/lib/core/plain-date'

const never = () => () => {}

/** Month of the last payment when the first is due a month from today. Known in the browser only: a page has no today. */
export function PayoffDate({ months }: { months: number }) {
  const locale = useLocale()
  const today = useSyncExternalStore(
    never,
    () => isoDate(localDate()),
    () => null,
  )
  const start = today === null ? null : parseIsoDate(today)
  const payoff = start && addMonths(start, months)
  if (!payoff) return <>—</>
  return (
    <Figure name="payoffDate" value={isoDate(payoff)}>
      {formatDate(locale, payoff, 'month')}
    </Figure>
  )
}
