'use client'

import { useLocale } from 'next-intl'
import { writeIcs, type AllDayEvent } from '@/lib/text/ics'
import { useTextDownload } from './useTextDownload'

/**
 * Returns a function that downloads events of a tool as an iCalendar file. Their `uid` is unique within the tool and stays
 * the same for an event, so that a file that is imported again leaves no duplicates.
 */
export function useCalendarDownload(slug: string) {
  const locale = useLocale()
  const downloadText = useTextDownload()
  return (name: string, fileName: string, events: readonly AllDayEvent[]) => {
    const text = writeIcs({
      name,
      productId: `-//Toolbox//${slug}//${locale.toUpperCase()}`,
      stamp: Date.now(),
      events: events.map((event) => ({ ...event, uid: `${event.uid}@${slug}` })),
    })
    downloadText(text, fileName, 'text/calendar')
  }
}
