import { useLocale, useTranslations } from 'next-intl'
import { useToday } from '@/components/ui/fields/useToday'
import { OutputValue } from '@/components/ui/results/OutputValue'
import type { Values } from '@/lib/core/fields'
import { formatDate } from '@/lib/core/format'
import { isoDate } from '@/lib/core/plain-date'
import type { weightCalculatorFields } from '@/lib/tools/weight-calculator/fields'
import type { IdealWeight } from '@/lib/tools/weight-calculator/ideal-weight'
import { targetDates } from '@/lib/tools/weight-calculator/target'

interface Props {
  values: Values<typeof weightCalculatorFields>
  result: IdealWeight
}

/** The dates between which a target is reached at a safe pace, or why it is not. */
export function TargetResult({ values, result }: Props) {
  const t = useTranslations('weight-calculator.target')
  const locale = useLocale()
  const today = useToday()
  const target = today && targetDates(values, result, today)
  if (!target) return null
  const date = (name: 'earliest' | 'latest') =>
    typeof target !== 'string' && (
      <OutputValue name={`${name}Date`} label={t('title')} value={isoDate(target[name])} className="whitespace-nowrap">
        {formatDate(locale, target[name])}
      </OutputValue>
    )
  return (
    <section className="card grid gap-2 p-4 md:p-6">
      <h2>{t('title')}</h2>
      {typeof target === 'string' ? (
        <p role="note">{t(target)}</p>
      ) : (
        <>
          <p className="text-xl font-bold text-accent">
            {date('earliest')} – {date('latest')}
          </p>
          <p className="text-sm text-ink-2">{t('note')}</p>
        </>
      )}
    </section>
  )
}
