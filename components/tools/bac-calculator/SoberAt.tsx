import { useLocale } from 'next-intl'
import { Figure } from '@/components/ui/Figure'
import { formatDateTime } from '@/lib/core/format'
import { soberMoment } from '@/lib/tools/bac-calculator/bac'

/** The clock time at which the estimate reaches zero. */
export function SoberAt({ hours, now }: { hours: number; now: number | null }) {
  const locale = useLocale()
  if (now === null) return <>—</>
  const moment = soberMoment(now, hours)
  return (
    <Figure name="soberAt" value={new Date(moment).toISOString()}>
      {formatDateTime(locale, moment)}
    </Figure>
  )
}
