import { useLocale, useTranslations } from 'next-intl'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { NumberField } from '@/components/ui/fields/NumberField'
import { SelectField } from '@/components/ui/fields/SelectField'
import { formatNumber } from '@/lib/core/format'
import { type TargetUnit, type wordCounterFields } from '@/lib/tools/word-counter/fields'
import type { Statistics } from '@/lib/tools/word-counter/statistics'
import { useRemainingText } from './useRemainingText'

interface Props {
  fields: FieldsState<typeof wordCounterFields>
  statistics: Statistics
}

function currentAmount(unit: TargetUnit, { figures, unicode }: Statistics): number | undefined {
  return unit === 'schoolRecordBytes' || unit === 'eucKrBytes' ? unicode?.[unit] : figures[unit]
}

/** How far the text is towards the target length, and what is left of it (below 0 beyond it); null without a usable target. */
export function useProgress(
  { target, targetUnit }: FieldsState<typeof wordCounterFields>['values'],
  statistics: Statistics,
) {
  const remainingText = useRemainingText()
  const amount = currentAmount(targetUnit, statistics)
  if (target === null || target < 1 || amount === undefined) return null
  const left = target - amount
  return { amount, target, left, text: remainingText(left, targetUnit) }
}

/** Progress of the text towards a target length. */
export function Target({ fields: { bind, values }, statistics }: Props) {
  const t = useTranslations('word-counter')
  const locale = useLocale()
  const progress = useProgress(values, statistics)
  return (
    <section className="card grid gap-3 p-4 md:p-5" aria-label={t('target.title')}>
      <div className="fields-in-line grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <NumberField field={bind('target')} label={t('target.title')} placeholder="1,000" />
        <SelectField field={bind('targetUnit')} label={t('target.unit')} options={(value) => t(`figures.${value}`)} />
      </div>
      {progress && (
        <div className="grid gap-2">
          <div aria-hidden className="h-2.5 overflow-hidden rounded-lg bg-well">
            <div
              className={`h-full ${progress.left < 0 ? 'bg-bad' : 'bg-accent'}`}
              style={{ width: `${Math.min(100, (progress.amount / progress.target) * 100)}%` }}
            />
          </div>
          <p className={`flex flex-wrap justify-between gap-x-3 text-sm ${progress.left < 0 ? 'text-bad' : ''}`}>
            <OutputValue name="remaining" label={t('target.title')} value={progress.left} className="font-semibold">
              {progress.text}
            </OutputValue>
            <span className="tabular-nums">
              {formatNumber(locale, progress.amount)} /{' '}
              {t('target.amount', { unit: values.targetUnit, count: progress.target })}
            </span>
          </p>
        </div>
      )}
    </section>
  )
}
