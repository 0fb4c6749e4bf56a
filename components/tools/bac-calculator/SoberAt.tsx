import { useLocale } from 'next-intl'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { formatDateTime } from '@/lib/core/format'
import { soberTime } from '@/lib/tools/bac-calculator/bac'

/** The clock time at which the estimate reaches zero. */
export function SoberAt({ hours, now }: { hours: number; now: number | null }) {
  const locale = useLocale()
  if (now === null) return <>—</>
  const moment = soberTime(now, hours)
  return (
    <OutputValue name="soberAt" value={new Date(moment).toISOString()}>
      {formatDateTime(locale, moment)}
    </OutputValue>
  )
}
