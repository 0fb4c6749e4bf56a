import { useTranslations } from 'next-intl'
import { EmptyResult } from '@/components/ui/EmptyResult'
import { Facts, type Fact } from '@/components/ui/Facts'
import { Figure } from '@/components/ui/Figure'
import { ShareButton } from '@/components/ui/ShareButton'
import { shownBac, type Bac } from '@/lib/tools/bac-calculator/bac'
import { BacScale } from './BacScale'
import { SoberAt } from './SoberAt'
import { useBacText } from './useBacText'
import { useHoursText } from './useHoursText'

interface Props {
  result: Bac | null
  /** Legal limit in percent. */
  limit: number
  /** When the inputs were given; null: not known yet. */
  now: number | null
  link: () => string
}

export function BacResult({ result, ...rest }: Props) {
  const t = useTranslations('bac-calculator')
  if (result) return <Summary result={result} {...rest} />
  return <EmptyResult text={t('empty')} />
}

function Summary({ result, limit, now, link }: Props & { result: Bac }) {
  const t = useTranslations('bac-calculator')
  const bacText = useBacText()
  const hoursText = useHoursText()
  const { bac, status, hoursToSober } = result

  const facts: Fact[] = [
    {
      label: t('figures.timeToSober'),
      figure: (
        <Figure name="timeToSober" value={hoursToSober}>
          {hoursText(hoursToSober)}
        </Figure>
      ),
    },
  ]
  if (bac > 0) facts.push({ label: t('figures.soberAt'), figure: <SoberAt hours={hoursToSober} now={now} /> })

  return (
    <section className="card grid gap-5 p-4 md:p-6" aria-label={t('figures.title')}>
      <div>
        <p className="text-ink-2">{t('figures.bac')}</p>
        <Figure name="bac" value={bac} className="headline-figure block">
          {bacText(bac)}
        </Figure>
        <Figure name="status" value={status} className="text-lg font-bold">
          {t(`levels.${status}.status`)}
        </Figure>
      </div>
      <div className="grid gap-1 rounded-tile bg-bad-soft px-4 py-3">
        <p className="font-bold text-bad">{t(`levels.${status}.warning`)}</p>
        <p className="text-[15px]">{t(`levels.${status}.description`)}</p>
        {bac > 0 && (
          <p className="text-[15px]">
            {t(shownBac(bac) >= limit ? 'limit.over' : 'limit.under', { limit: `${limit}%` })}
          </p>
        )}
      </div>
      <BacScale bac={bac} status={status} limit={limit} />
      <Facts facts={facts} />
      <div className="no-print flex flex-wrap gap-2.5">
        <ShareButton link={link} />
      </div>
    </section>
  )
}
