import { useLocale, useTranslations } from 'next-intl'
import { StatList, type Stat } from '@/components/ui/results/StatList'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { ShareButton } from '@/components/ui/results/ShareButton'
import { useDurationText } from '@/components/ui/results/useDurationText'
import { formatDateTime } from '@/lib/core/format'
import { displayedBac, soberTime, wholeMinutes, type Bac } from '@/lib/tools/bac-calculator/bac'
import { BacScale } from './BacScale'
import { useBacText } from './useBacText'

interface Props {
  result: Bac
  /** Legal limit in percent. */
  limit: number
  /** Time of the calculation in milliseconds since 1970; null before hydration. */
  now: number | null
  link: () => string
}

export function BacResult({ result, limit, now, link }: Props) {
  const t = useTranslations('bac-calculator')
  const locale = useLocale()
  const bacText = useBacText()
  const minutesText = useDurationText('bac-calculator', 60)
  const { bac, status, hoursToSober, soberRange } = result

  const stats: Stat[] = [
    {
      label: t('figures.timeToSober'),
      name: 'timeToSober',
      value: hoursToSober,
      text: minutesText(wholeMinutes(hoursToSober)),
    },
  ]
  if (soberRange.max > 0) {
    stats.push({
      label: t('range.label'),
      figure: t.rich('range.hours', {
        // Whole hours, rounded outward, to match the precision of the range.
        min: () => <Hours name="timeToSoberMin" value={soberRange.min} shown={Math.floor(soberRange.min)} />,
        max: () => <Hours name="timeToSoberMax" value={soberRange.max} shown={Math.ceil(soberRange.max)} />,
      }),
    })
  }
  if (bac > 0) {
    const moment = now === null ? null : soberTime(now, hoursToSober)
    stats.push({
      label: t('figures.soberAt'),
      ...(moment === null
        ? { figure: '—' }
        : { name: 'soberAt', value: new Date(moment).toISOString(), text: formatDateTime(locale, moment) }),
    })
  }

  return (
    <section className="card grid gap-5 p-4 md:p-6" aria-label={t('figures.title')}>
      <div>
        <p className="text-ink-2">{t('figures.bac')}</p>
        <OutputValue name="bac" label={t('figures.bac')} value={bac} className="headline-figure block">
          {bacText(bac)}
        </OutputValue>
        <OutputValue name="status" label={t('figures.bac')} value={status} className="text-lg font-bold">
          {t(`levels.${status}.status`)}
        </OutputValue>
      </div>
      <div className="grid gap-1 rounded-tile bg-bad-soft px-4 py-3">
        <p className="font-bold text-bad">{t(`levels.${status}.warning`)}</p>
        <p className="text-[15px]">{t(`levels.${status}.description`)}</p>
        {bac > 0 && (
          <p className="text-[15px]">
            {t(displayedBac(bac) >= limit ? 'limit.over' : 'limit.under', { limit: `${limit}%` })}
          </p>
        )}
      </div>
      <BacScale result={result} limit={limit} />
      <StatList stats={stats} />
      {soberRange.max > 0 && <p className="text-sm text-ink-2">{t('range.note')}</p>}
      <ShareButton link={link} isAboutBody className="justify-self-start" />
    </section>
  )
}

function Hours({ name, value, shown }: { name: string; value: number; shown: number }) {
  const t = useTranslations('bac-calculator.duration')
  return (
    <OutputValue name={name} value={value}>
      {t('whole', { whole: shown })}
    </OutputValue>
  )
}
