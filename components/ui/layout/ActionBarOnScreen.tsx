'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { press } from '@/lib/platform/visibility'
import { ToolBar } from './ToolBar'
import { useInSight } from './useInSight'

/** An action, as the name of the page's own button for it, which the bar presses if there is no `onPress`. */
export interface BarAction {
  readonly name: string
  readonly label: string
  readonly onPress?: () => void
}

interface Props {
  /** What came of it, such as a size. */
  figure?: ReactNode
  /** A line below the figure. */
  detail?: ReactNode
  /** The one next action; by default, while the tool works, Cancel. */
  action?: BarAction
  /** While the tool works: 0 to 1, or null if that is not known. */
  progress?: number | null
  /** Selector of what has to be out of sight for the bar to appear; by default the button. */
  repeats?: string
  /** Beside the action. */
  children?: ReactNode
}

/**
 * Shown until the button of the page that it presses is in sight, or the visitor has come to the guide below the tool. With
 * nothing but an action, its button fills the bar.
 */
export default function ActionBarOnScreen({ figure, detail, action: asked, progress, repeats, children }: Props) {
  const actions = useTranslations('shell.actions')
  const busy = useTranslations('shell.busy')
  const isWorking = progress !== undefined
  const hasText = Boolean(isWorking || figure || detail)
  const action = asked ?? (isWorking ? { name: 'cancel', label: actions('cancel') } : undefined)
  const button = `main button[name="${action?.name}"]`
  const isInSight = useInSight(repeats ?? button)
  const isPassed = useInSight('[data-name="guide"] h2', true)
  if (isInSight || isPassed) return null
  return (
    <ToolBar name="actionBar">
      {hasText && (
        <div className="min-w-0 flex-1 leading-tight tabular-nums">
          {isWorking && (
            <progress aria-label={busy('processing')} max={1} value={progress ?? undefined} className="h-2 w-full" />
          )}
          {figure && <strong className="block text-sm tracking-tight">{figure}</strong>}
          {detail && (
            <span className="line-clamp-2 text-xs text-ink-2" title={typeof detail === 'string' ? detail : undefined}>
              {detail}
            </span>
          )}
        </div>
      )}
      {action && (
        <button
          type="button"
          name="barAction"
          value={action.name}
          className={`button ${isWorking ? '' : 'button-primary'} ${hasText ? 'max-w-3/5' : 'flex-1'}`}
          onClick={() => (action.onPress ? action.onPress() : press(button))}
        >
          {action.label}
        </button>
      )}
      {children}
    </ToolBar>
  )
}
