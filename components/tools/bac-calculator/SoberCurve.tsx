import { useLocale, useTranslations } from 'next-intl'
import { AreaChart } from '@/components/ui/results/AreaChart'
import { formatDateTime, formatNumber, formatTime } from '@/lib/core/format'
import { soberTime, type Bac } from '@/lib/tools/bac-calculator/bac'
import { useBacText } from './useBacText'

interface Props {
  result: Bac
  /** Legal limit in percent. */
  limit: number
  now: number
}

/** Chart of the estimate over time, from now until it reaches zero. */
export function SoberCurve({ result: { bac, hoursToSober }, limit, now }: Props) {
  const t = useTranslations('bac-calculator')
  const locale = useLocale()
  const bacText = useBacText()
  const end = soberTime(now, hoursToSober)
  return (
    <section className="card p-4 md:p-6">
      <h2 className="mb-4">{t('curve.title')}</h2>
      <AreaChart
        description={t('curve.description', {
          bac: bacText(bac),
          now: formatTime(locale, now),
          end: formatDateTime(locale, end),
        })}
        series={[
          { label: t('curve.bac'), values: [bac, 0], tone: 'accent', filled: true },
          { label: t('limit.mark', { limit: `${limit}%` }), values: [limit, limit], tone: 'second' },
        ]}
        max={Math.max(bac, limit)}
        yText={(value) => `${formatNumber(locale, value, 3)}%`}
        xTicks={[0, 0.5, 1].map((at) => ({ at, label: formatTime(locale, now + (end - now) * at) }))}
      />
    </section>
  )
}
