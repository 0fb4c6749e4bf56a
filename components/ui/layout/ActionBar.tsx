'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { press } from '@/lib/platform/sight'
import { ToolBar } from './ToolBar'
import { useInSight } from './useInSight'

interface Props {
  /** What came of it, such as a size. */
  figure?: ReactNode
  /** A line below the figure. */
  detail?: ReactNode
  /** The one next action, as the name of the page's own button for it, which the bar presses if there is no `onPress`. */
  action?: { readonly name: string; readonly label: string; readonly onPress?: () => void }
  /** While the tool works: 0 to 1, or null if that is not known. */
  progress?: number | null
  /** Selector of what has to be out of sight for the bar to appear; by default the button. */
  repeats?: string
}

/**
 * The result and the next action of a tool in the bar at the bottom of a small screen, until its own button is in sight or
 * the visitor has come to the guide below the tool.
 */
export function ActionBar({ figure, detail, action, progress, repeats }: Props) {
  const busy = useTranslations('shell.busy')
  const button = `main button[name="${action?.name}"]`
  const isInSight = useInSight(repeats ?? button)
  const isPassed = useInSight('[data-name="guide"] h2', true)
  if (isInSight || isPassed) return null
  return (
    <ToolBar name="actionBar">
      <div className="min-w-0 flex-1 leading-tight tabular-nums">
        {progress !== undefined && (
          <progress aria-label={busy('processing')} max={1} value={progress ?? undefined} className="h-2 w-full" />
        )}
        {figure && <strong className="block text-[15px]">{figure}</strong>}
        {detail && <span className="line-clamp-2 text-xs text-ink-2">{detail}</span>}
      </div>
      {action && (
        <button
          type="button"
          name="barAction"
          value={action.name}
          className={`button whitespace-nowrap ${progress === undefined ? 'button-primary' : ''}`}
          onClick={() => (action.onPress ? action.onPress() : press(button))}
        >
          {action.label}
        </button>
      )}
    </ToolBar>
  )
}
