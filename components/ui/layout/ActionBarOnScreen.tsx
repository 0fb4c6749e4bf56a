import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button, perform, type Action } from './Button'
import { ToolBar } from './ToolBar'
import { useInSight } from './useInSight'

interface Props {
  /** What came of it, such as a size. */
  figure?: ReactNode
  /** A line below the figure. */
  detail?: ReactNode
  /** The one next action. */
  action?: Action
  /** While the tool works, in place of an action. */
  work?: {
    /** 0 to 1; undefined or null if that is not known. */
    readonly progress: number | null | undefined
    readonly cancel: () => void
  }
  /** Selector of what has to be out of sight for the bar to appear; by default the button of the action. */
  repeats?: string
  /** Beside the action. */
  children?: ReactNode
}

/**
 * Shown until the page's own button of the action is in sight, or the visitor has come to the guide below the tool; on a large
 * screen only a result is. With nothing but an action, its button fills the bar.
 */
export default function ActionBarOnScreen({ figure, detail, action: next, work, repeats, children }: Props) {
  const actions = useTranslations('shell.actions')
  const busy = useTranslations('shell.busy')
  const hasText = Boolean(work || figure || detail)
  const action = work ? { name: 'cancel', label: actions('cancel'), run: work.cancel } : next
  const isInSight = useInSight(repeats ?? `main button[name="${action?.name}"]`)
  const isPassed = useInSight('[data-name="guide"] h2', true)
  if (isInSight || isPassed) return null
  return (
    <ToolBar name="actionBar" isForPhones={!figure || !action}>
      {hasText && (
        <div className="min-w-0 flex-1 leading-tight tabular-nums">
          {work && (
            <progress
              aria-label={busy('processing')}
              max={1}
              value={work.progress ?? undefined}
              className="h-2 w-full"
            />
          )}
          {figure && (
            <strong
              className={`${typeof figure === 'string' ? 'line-clamp-2' : 'block'} text-sm tracking-tight`}
              title={typeof figure === 'string' ? figure : undefined}
            >
              {figure}
            </strong>
          )}
          {detail && (
            <span
              className="line-clamp-2 text-xs text-ink-2 [strong:has(button)+&]:hidden"
              title={typeof detail === 'string' ? detail : undefined}
            >
              {detail}
            </span>
          )}
        </div>
      )}
      {action && (
        <Button
          name="barAction"
          value={action.name}
          label={action.label}
          look={work ? undefined : 'primary'}
          className={hasText ? 'max-w-3/5' : 'flex-1'}
          run={() => perform(action)}
        />
      )}
      {children}
    </ToolBar>
  )
}
