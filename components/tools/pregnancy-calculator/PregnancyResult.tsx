import { useLocale, useTranslations } from 'next-intl'
import type { Ref } from 'react'
import { Facts, type Fact } from '@/components/ui/Facts'
import { Figure } from '@/components/ui/Figure'
import { ShareButton } from '@/components/ui/ShareButton'
import { formatDate, formatNumber } from '@/lib/core/format'
import { isoDate } from '@/lib/core/plain-date'
import type { Dating, PregnancyValues } from '@/lib/tools/pregnancy-calculator/dating'
import { LAST_WEEK, type Progress } from '@/lib/tools/pregnancy-calculator/progress'
import { CalendarDownload } from './CalendarDownload'
import { TrimesterBar } from './TrimesterBar'

interface Props {
  ref: Ref<HTMLElement>
  dating: Dating
  /** Null without a day to look at, or with one before the pregnancy. */
  progress: Progress | null
  values: PregnancyValues
  link: () => string
}

export function PregnancyResult({ ref, dating, progress, values, link }: Props) {
  const t = useTranslations('pregnancy-calculator')
  const locale = useLocale()
  const conception: Fact = {
    label: t('figures.conceptionDate'),
    figure: (
      <Figure name="conceptionDate" value={isoDate(dating.conceptionDate)}>
        {formatDate(locale, dating.conceptionDate)}
      </Figure>
    ),
  }

  return (
    <section ref={ref} tabIndex={-1} aria-label={t('figures.title')} className="card grid gap-5 p-4 md:p-6">
      <div>
        <h2 className="text-base font-semibold text-ink-2">{t('figures.dueDate')}</h2>
        <Figure name="dueDate" value={isoDate(dating.dueDate)} className="headline-figure text-[clamp(26px,4vw,42px)]">
          {formatDate(locale, dating.dueDate, 'long')}
        </Figure>
        {progress && <Remaining progress={progress} />}
      </div>
      {progress && <TrimesterBar progress={progress} />}
      <Facts facts={[...useProgressFacts(progress), conception]} />
      {progress && progress.weeks >= LAST_WEEK && (
        <p role="note" className="rounded-tile bg-warn-soft px-4 py-3 text-[15px]">
          {t('tooLong')}
        </p>
      )}
      <div className="no-print flex flex-wrap gap-2.5">
        <CalendarDownload dating={dating} method={values.method} />
        <ShareButton link={link} />
      </div>
    </section>
  )
}

/** How far it is, as figures. */
function useProgressFacts(progress: Progress | null): Fact[] {
  const t = useTranslations('pregnancy-calculator')
  const locale = useLocale()
  if (!progress) return []
  const { weeks, days, trimester, percentComplete } = progress
  return [
    {
      label: t('figures.gestationalAge'),
      figure: (
        <>
          <Figure name="gestationalWeeks" value={weeks} className="whitespace-nowrap">
            {t('lengths.weeks', { count: weeks })}
          </Figure>{' '}
          <Figure name="gestationalDays" value={days} className="whitespace-nowrap">
            {t('lengths.days', { count: days })}
          </Figure>
        </>
      ),
    },
    {
      label: t('figures.trimester'),
      figure: (
        <Figure name="trimester" value={trimester}>
          {t(`trimesters.${trimester}`)}
        </Figure>
      ),
    },
    {
      label: t('figures.percentComplete'),
      figure: (
        <Figure name="percentComplete" value={percentComplete}>
          {`${formatNumber(locale, Math.floor(percentComplete))}%`}
        </Figure>
      ),
    },
  ]
}

/** Days to go, or how long the due date is past. */
function Remaining({ progress: { daysRemaining } }: { progress: Progress }) {
  const t = useTranslations('pregnancy-calculator.remaining')
  const key = daysRemaining > 0 ? 'ahead' : daysRemaining < 0 ? 'overdue' : 'due'
  return (
    <p className="mt-1 text-lg font-semibold">
      <Figure name="daysRemaining" value={daysRemaining}>
        {t(key, { count: Math.abs(daysRemaining) })}
      </Figure>
    </p>
  )
}
