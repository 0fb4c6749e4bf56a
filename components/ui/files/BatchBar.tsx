import { useLocale, useTranslations } from 'next-intl'
import { ActionBar } from '@/components/ui/layout/ActionBar'
import { useErrorText } from '@/components/ui/feedback/useErrorText'
import { formatBytes, reductionPercent } from '@/lib/core/bytes'
import { formatNumber } from '@/lib/core/format'
import type { BatchItem } from './batch-state'
import type { Batch } from './useBatch'

/** A result that is a file. */
export interface Made {
  readonly blob: Blob
}

/** What came of the files and the next action, or the progress and Cancel, in the bar at the bottom of a phone. */
export default function BatchBar({ batch: { items, cancel } }: { batch: Batch<unknown, never, Made> }) {
  const t = useTranslations('shell.actions')
  const words = useTranslations('shell.files')
  const errorText = useErrorText()
  const [first] = items
  if (!first) return null
  const working = items.filter(({ status }) => status === 'working' || status === 'inspecting')
  const done = items.filter(({ status }) => status === 'done')
  const failed = items.filter(({ status }) => status === 'failed')
  const isSingle = items.length === 1
  const counts = words('count', { done: done.length, files: items.length })

  if (working.length > 0) {
    const fraction = working.reduce((sum, { progress = 0 }) => sum + progress, items.length - working.length)
    return (
      <ActionBar
        progress={fraction === 0 ? null : fraction / items.length}
        detail={isSingle ? first.file.name : counts}
        action={{ name: 'cancel', label: t('cancel'), onPress: () => working.forEach(({ id }) => cancel(id)) }}
      />
    )
  }
  if (done.length === 0) {
    const { error } = failed[0] ?? {}
    return error ? <ActionBar detail={errorText(error)} repeats='main li[data-name="item"]' /> : null
  }
  const failures = failed.length > 0 ? ` · ${words('outcome', { failed: String(failed.length) })}` : ''
  return (
    <ActionBar
      figure={<Sizes items={done} />}
      detail={isSingle ? first.file.name : counts + failures}
      action={{ name: isSingle ? 'download' : 'downloadAll', label: isSingle ? t('download') : t('saveAll') }}
    />
  )
}

/** All sizes before and after: `1.18 MB → 156 KB −87%`. */
function Sizes({ items }: { items: readonly BatchItem<unknown, Made>[] }) {
  const locale = useLocale()
  const before = items.reduce((sum, { file }) => sum + file.size, 0)
  const after = items.reduce((sum, { result }) => sum + (result?.blob.size ?? 0), 0)
  const percent = reductionPercent(before, after)
  return (
    <>
      <span className="whitespace-nowrap">{formatBytes(locale, before)} →</span>{' '}
      <span className="whitespace-nowrap">
        {formatBytes(locale, after)}{' '}
        <span className={percent > 0 ? 'text-ok' : 'text-bad'}>
          {percent < 0 ? '+' : '−'}
          {formatNumber(locale, Math.abs(percent), 0, 0)}%
        </span>
      </span>
    </>
  )
}
