import { useLocale, useTranslations } from 'next-intl'
import { TableCard } from '@/components/ui/results/TableCard'
import { FileButtons } from '@/components/ui/results/FileButtons'
import { useCalendarBlob } from '@/components/ui/results/useCalendarBlob'
import { formatDate } from '@/lib/core/format'
import { isoDate, type PlainDate } from '@/lib/core/plain-date'
import { nextCycles, type Cycle } from '@/lib/tools/ovulation-calendar/cycle'
import { forecastEvents } from '@/lib/tools/ovulation-calendar/events'

const COLUMNS = ['cycle', 'nextPeriod', 'ovulationDate', 'fertileStart', 'fertileEnd'] as const

/** Lists six cycles from a last period on, which may be long past (`isPast`), and offers them as an iCalendar file. */
export function NextCycles({ cycle, isPast }: { cycle: Cycle; isPast: boolean }) {
  const t = useTranslations('ovulation-calendar')
  const locale = useLocale()
  const calendarBlob = useCalendarBlob('ovulation-calendar')
  const cell = (date: PlainDate) => ({ text: formatDate(locale, date), value: isoDate(date) })

  const calendar = () => {
    const events = forecastEvents(cycle).map(({ kind, start, end }) => ({
      uid: `${kind}-${isoDate(start)}`,
      start,
      end,
      summary: t(`events.${kind}`),
      description: t('events.note'),
    }))
    return calendarBlob(t('events.calendar'), events)
  }

  return (
    <TableCard
      title={t(isPast ? 'next.from' : 'next.title', { date: formatDate(locale, cycle.start) })}
      aside={
        <FileButtons isSmall label={t('next.download')} file={{ name: 'ovulation_calendar.ics', blob: calendar }} />
      }
      name="nextCycles"
      columns={COLUMNS.map((name) => ({ name, label: t(`columns.${name}`) }))}
      rows={nextCycles(cycle).map(({ number, start, ovulationDate, fertileStart, fertileEnd }) => [
        { text: t('next.cycle', { number }), value: number },
        cell(start),
        cell(ovulationDate),
        cell(fertileStart),
        cell(fertileEnd),
      ])}
      shown={['cycle', 'ovulationDate', 'nextPeriod']}
    >
      <p className="mt-3 text-sm text-ink-2">{t('next.margin')}</p>
    </TableCard>
  )
}
