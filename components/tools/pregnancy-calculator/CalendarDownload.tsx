import { useTranslations } from 'next-intl'
import { useToday } from '@/components/ui/fields/useToday'
import { FileButtons } from '@/components/ui/results/FileButtons'
import { useCalendarBlob } from '@/components/ui/results/useCalendarBlob'
import { isoDate } from '@/lib/core/plain-date'
import type { Dating } from '@/lib/tools/pregnancy-calculator/dating'
import type { Method } from '@/lib/tools/pregnancy-calculator/fields'
import { datesAhead, keyDates } from '@/lib/tools/pregnancy-calculator/progress'

/** Downloads or shares the due date and the milestones that are not past as an iCalendar file. */
export function CalendarDownload({ dating, method }: { dating: Dating; method: Method }) {
  const t = useTranslations('pregnancy-calculator')
  const calendarBlob = useCalendarBlob('pregnancy-calculator')
  const today = useToday()
  const calendar = () => {
    const dates = keyDates(dating)
    const events = (today ? datesAhead(dates, today) : dates).map(({ week, date }) => ({
      uid: `week-${week}-${isoDate(dating.dueDate)}`,
      start: date,
      end: date,
      summary: week === 40 ? t('figures.dueDate') : t('event', { week, name: t(`milestones.w${week}`) }),
      description: t('eventNote', { method: t(`methods.${method}`) }),
    }))
    return calendarBlob(t('figures.title'), events)
  }
  return <FileButtons label={t('download')} file={{ name: 'pregnancy_calendar.ics', blob: calendar }} />
}
