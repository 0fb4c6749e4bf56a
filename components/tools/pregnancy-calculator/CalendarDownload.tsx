import { useLocale, useTranslations } from 'next-intl'
import { useTextDownload } from '@/components/ui/results/useTextDownload'
import { writeIcs } from '@/lib/text/ics'
import { isoDate } from '@/lib/core/plain-date'
import type { Dating } from '@/lib/tools/pregnancy-calculator/dating'
import type { Method } from '@/lib/tools/pregnancy-calculator/fields'
import { keyDates } from '@/lib/tools/pregnancy-calculator/progress'

/** Downloads the due date and the milestones as an iCalendar file. */
export function CalendarDownload({ dating, method }: { dating: Dating; method: Method }) {
  const t = useTranslations('pregnancy-calculator')
  const locale = useLocale()
  const downloadText = useTextDownload()
  const download = () => {
    const events = keyDates(dating).map(({ week, date }) => ({
      // Stable identifiers prevent duplicates when a file is imported again.
      uid: `week-${week}-${isoDate(dating.dueDate)}@pregnancy-calculator`,
      start: date,
      end: date,
      summary: week === 40 ? t('figures.dueDate') : t('event', { week, name: t(`milestones.w${week}`) }),
      description: t('eventNote', { method: t(`methods.${method}`) }),
    }))
    const calendar = {
      name: t('figures.title'),
      productId: `-//Toolbox//pregnancy-calculator//${locale.toUpperCase()}`,
      stamp: Date.now(),
      events,
    }
    downloadText(writeIcs(calendar), 'pregnancy_calendar.ics', 'text/calendar')
  }
  return (
    <button type="button" name="download" className="button" onClick={download}>
      {t('download')}
    </button>
  )
}
