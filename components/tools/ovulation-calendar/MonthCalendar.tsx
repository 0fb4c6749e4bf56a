import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { formatDate } from '@/lib/core/format'
import { compareDates, isoDate, type PlainDate } from '@/lib/core/plain-date'
import { DAY_TYPES, classifyDay, type Cycle } from '@/lib/tools/ovulation-calendar/cycle'
import { monthAt, monthWeeks } from '@/lib/tools/ovulation-calendar/month'
import { DAY_STYLES } from './day-styles'

interface Props {
  cycle: Cycle
  /** First day of the month that is shown initially. */
  initialMonth: PlainDate
  today: PlainDate
}

/** Any Sunday, for the names of the weekdays. */
const SUNDAY = { year: 2023, month: 1, day: 1 }
const WEEKDAYS = Array.from({ length: 7 }, (_, index) => ({ ...SUNDAY, day: SUNDAY.day + index }))

/** A calendar that shows the cycles month by month. */
export function MonthCalendar({ cycle, initialMonth, today }: Props) {
  const t = useTranslations('ovulation-calendar')
  const locale = useLocale()
  const [month, setMonth] = useState(initialMonth)
  const title = formatDate(locale, month, 'month')

  const monthButton = (name: 'previousMonth' | 'nextMonth', shift: number) => {
    const target = monthAt(month, shift)
    return (
      <Button
        name={name}
        label={t(`calendar.${name}`)}
        icon={shift < 0 ? ChevronLeft : ChevronRight}
        isIcon
        look="quiet"
        enabled={target !== null}
        className="no-print"
        run={() => target && setMonth(target)}
      />
    )
  }

  return (
    <section className="card p-4 md:p-6">
      <div className="mb-3 flex items-center justify-between gap-2">
        {monthButton('previousMonth', -1)}
        <h2 aria-live="polite">{title}</h2>
        {monthButton('nextMonth', 1)}
      </div>
      <table data-name="calendar" className="w-full table-fixed border-separate [border-spacing:4px]">
        <caption className="sr-only">{t('calendar.caption', { month: title })}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((day) => (
              <th key={day.day} scope="col" className="pb-1 text-xs font-semibold text-ink-2">
                {formatDate(locale, day, 'dayName')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week, index) => (
            <tr key={index}>
              {week.map((day, weekday) =>
                day ? <DayCell key={weekday} cycle={cycle} date={day} today={today} /> : <td key={weekday} />,
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-label={t('calendar.legend')} className="mt-4 flex flex-wrap gap-x-4 gap-y-2 text-sm">
        {DAY_TYPES.map((type) => (
          <li key={type} className="flex items-center gap-2">
            <span aria-hidden className={`grid size-6 place-items-center rounded-md text-xs ${DAY_STYLES[type].tone}`}>
              {DAY_STYLES[type].symbol}
            </span>
            {t(`types.${type}`)}
          </li>
        ))}
        <li className="flex items-center gap-2">
          <span aria-hidden className="size-6 rounded-md outline-2 -outline-offset-2 outline-ink" />
          {t('calendar.today')}
        </li>
      </ul>
    </section>
  )
}

function DayCell({ cycle, date, today }: { cycle: Cycle; date: PlainDate; today: PlainDate }) {
  const t = useTranslations('ovulation-calendar')
  const locale = useLocale()
  const day = classifyDay(cycle, date, today)
  const isToday = compareDates(date, today) === 0
  const style = day && DAY_STYLES[day.type]
  const label = day
    ? t('calendar.day', {
        date: formatDate(locale, date, 'weekday'),
        type: t(`types.${day.type}`),
        fertility: t(`fertilities.${day.fertility}`),
      })
    : formatDate(locale, date, 'weekday')
  return (
    <td
      data-date={isoDate(date)}
      data-type={day?.type}
      data-fertility={day?.fertility}
      aria-label={label}
      aria-current={isToday ? 'date' : undefined}
      className={`h-12 rounded-lg text-center align-middle leading-tight ${style?.tone ?? 'text-ink-2'} ${isToday ? 'outline-2 -outline-offset-2 outline-ink' : ''}`}
    >
      <span className="block text-[15px] font-semibold tabular-nums">{date.day}</span>
      <span aria-hidden className="block h-4 text-xs">
        {style?.symbol}
      </span>
    </td>
  )
}
