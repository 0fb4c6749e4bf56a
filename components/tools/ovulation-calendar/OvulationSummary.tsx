import { useLocale, useTranslations } from 'next-intl'
import type { Ref } from 'react'
import { FigureLabel, OutputValue } from '@/components/ui/results/OutputValue'
import { ShareButton } from '@/components/ui/results/ShareButton'
import { formatDate } from '@/lib/core/format'
import { compareDates, isoDate, type PlainDate } from '@/lib/core/plain-date'
import { classifyDay, isOver, type Cycle, type CycleDates } from '@/lib/tools/ovulation-calendar/cycle'
import { DAY_STYLES } from './day-styles'

interface Props {
  ref: Ref<HTMLElement>
  cycle: Cycle
  /** The dates of the entered cycle. */
  dates: CycleDates
  today: PlainDate
  link: () => string
}

const CARDS = [
  { name: 'nextPeriod', from: 'nextPeriod' },
  { name: 'ovulation', from: 'ovulationDate' },
  { name: 'fertile', from: 'fertileStart', to: 'fertileEnd' },
  { name: 'luteal', from: 'lutealStart', to: 'lutealEnd' },
] as const

/** The phase of today and the main dates of the cycle. */
export function OvulationSummary({ ref, cycle, dates, today, link }: Props) {
  const t = useTranslations('ovulation-calendar')
  const locale = useLocale()
  const day = classifyDay(cycle, today, today)
  // Dates of a past cycle are read with their year.
  const style = isOver(cycle, today) ? 'medium' : 'weekday'
  const date = (name: keyof CycleDates) => (
    <OutputValue name={name} value={isoDate(dates[name])} className="whitespace-nowrap">
      {formatDate(locale, dates[name], style)}
    </OutputValue>
  )

  return (
    <section ref={ref} tabIndex={-1} aria-label={t('figures.title')} className="card grid gap-5 p-4 md:p-6">
      {day && (
        <div className={`rounded-tile px-4 py-4 ${DAY_STYLES[day.type].tone}`}>
          <h2 className="text-sm font-semibold">{t('figures.today', { day: day.cycleDay })}</h2>
          <p className="text-2xl leading-snug font-extrabold">
            <span aria-hidden>{DAY_STYLES[day.type].symbol}</span>{' '}
            <OutputValue name="todayType" label={t('figures.today', { day: day.cycleDay })} value={day.type}>
              {t(`types.${day.type}`)}
            </OutputValue>
          </p>
          <p className="text-[15px]">{t(`fertilities.${day.fertility}`)}</p>
        </div>
      )}
      {compareDates(today, dates.nextPeriod) >= 0 && (
        <p role="note" className="rounded-tile bg-warn-soft px-4 py-3 text-[15px]">
          {t('cycleOver')}
        </p>
      )}
      <dl className="grid gap-3 sm:grid-cols-2">
        {CARDS.map(({ name, from, ...rest }) => (
          <div key={name} className="rounded-tile border border-line px-4 py-3">
            <dt className="text-sm text-ink-2">{t(`figures.${name}`)}</dt>
            <dd className="text-lg leading-snug font-bold">
              <FigureLabel value={t(`figures.${name}`)}>
                {date(from)}
                {'to' in rest && <> – {date(rest.to)}</>}
              </FigureLabel>
            </dd>
            <dd className="mt-0.5 text-sm text-ink-2">{t(`cards.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <div className="no-print">
        <ShareButton link={link} isAboutBody />
      </div>
    </section>
  )
}
