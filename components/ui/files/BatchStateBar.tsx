import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ActionBar } from '@/components/ui/layout/ActionBar'
import type { Action } from '@/components/ui/layout/Button'
import { useErrorText } from '@/components/ui/feedback/useErrorText'
import type { Batch } from './useBatch'

interface Props {
  batch: Batch<unknown, never, unknown>
  /** What came of the finished files. */
  figure?: ReactNode
  /** The action for the only file once it is done. */
  single: Action
  /** The action for several files together. */
  all: Action
  /** The action for files that wait for it. */
  start?: Action
  /** Beside the action once files are done. */
  children?: ReactNode
}

/** How many files are done, and how many never will be. */
export function useCounts(items: Props['batch']['items']): string {
  const words = useTranslations('shell.files')
  const numberOf = (wanted: string) => items.filter(({ status }) => status === wanted).length
  const counts = words('count', { done: numberOf('done'), files: items.length })
  return numberOf('failed') > 0 ? `${counts} · ${words('outcome', { failed: String(numberOf('failed')) })}` : counts
}

/** What came of the files and the next action, or the progress and Cancel, in the bar at the bottom of a phone. */
export function BatchStateBar({ batch: { items, cancel }, figure, single, all, start, children }: Props) {
  const counts = useCounts(items)
  const errorText = useErrorText()
  const [first] = items
  if (!first) return null
  const working = items.filter(({ status }) => status === 'working' || status === 'inspecting')
  const isAnyDone = items.some(({ status }) => status === 'done')
  const failed = items.filter(({ status }) => status === 'failed')
  const isSingle = items.length === 1
  const detail = isSingle ? first.file.name : counts

  if (working.length > 0) {
    // A file that has only been inspected is not finished, though nothing works on it for a moment.
    const isFinished = ({ status }: (typeof items)[number]) => ['done', 'failed', 'cancelled'].includes(status)
    const finished = items.filter(isFinished).length
    const fraction = working.reduce((sum, { progress = 0 }) => sum + progress, finished)
    return (
      <ActionBar
        work={{
          progress: fraction === 0 ? null : fraction / items.length,
          cancel: () => working.forEach(({ id }) => cancel(id)),
        }}
        detail={detail}
      />
    )
  }
  if (!isAnyDone && start && failed.length < items.length) return <ActionBar detail={detail} action={start} />
  if (!isAnyDone) {
    const { error } = failed[0] ?? {}
    return error ? <ActionBar detail={errorText(error)} repeats='main li[data-name="item"]' /> : null
  }
  return (
    <ActionBar figure={figure} detail={detail} action={isSingle ? single : all}>
      {children}
    </ActionBar>
  )
}
