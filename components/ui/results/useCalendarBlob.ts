import { useLocale } from 'next-intl'
import { textBlob } from '@/lib/platform/download'
import { writeIcs, type AllDayEvent } from '@/lib/text/ics'

/**
 * Returns a function that writes events of a tool as an iCalendar file. Their `uid` is unique within the tool and stays the
 * same for an event, so that a file that is imported again leaves no duplicates.
 */
export function useCalendarBlob(slug: string) {
  const locale = useLocale()
  return (name: string, events: readonly AllDayEvent[]): Blob =>
    textBlob(
      writeIcs({
        name,
        productId: `-//Toolbox//${slug}//${locale.toUpperCase()}`,
        stamp: Date.now(),
        events: events.map((event) => ({ ...event, uid: `${event.uid}@${slug}` })),
      }),
      'text/calendar',
    )
}
