import { useTranslations } from 'next-intl'
import { useCalendarDownload } from '@/components/ui/results/useCalendarDownload'
import { isoDate } from '@/lib/core/plain-date'
import type { Dating } from '@/lib/tools/pregnancy-calculator/dating'
import type { Method } from '@/lib/tools/pregnancy-calculator/fields'
import { keyDates } from '@/lib/tools/pregnancy-calculator/progress'

/** Downloads the due date and the milestones as an iCalendar file. */
export function CalendarDownload({ dating, method }: { dating: Dating; method: Method }) {
  const t = useTranslations('pregnancy-calculator')
  const downloadCalendar = useCalendarDownload('pregnancy-calculator')
  const download = () => {
    const events = keyDates(dating).map(({ week, date }) => ({
      uid: `week-${week}-${isoDate(dating.dueDate)}`,
      start: date,
      end: date,
      summary: week === 40 ? t('figures.dueDate') : t('event', { week, name: t(`milestones.w${week}`) }),
      description: t('eventNote', { method: t(`methods.${method}`) }),
    }))
    downloadCalendar(t('figures.title'), 'pregnancy_calendar.ics', events)
  }
  return (
    <button type="button" name="download" className="button" onClick={download}>
      {t('download')}
    </button>
  )
}
