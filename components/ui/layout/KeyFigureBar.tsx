import { ChevronDown } from 'lucide-react'
import { Announcement } from '@/components/ui/feedback/Announcement'
import { goTo } from '@/lib/platform/page'
import { ToolBar } from './ToolBar'
import { useInSight } from './useInSight'

interface Props {
  label: string
  /** Undefined while there is no result. */
  figure: string | undefined
  /** Selector of the figure that the bar repeats. */
  repeats?: string
  /** The figure stands before the inputs, so that the bar also shows below it. */
  isBefore?: boolean
  /** The figure is beyond what is allowed. */
  isBad?: boolean
}

/**
 * Shows the key figure in the bar at the bottom of a small screen until the figure itself is visible; a tap scrolls there. The
 * bar is hidden from assistive technology; the figure is announced once typing stops.
 */
export function KeyFigureBar({
  label,
  figure,
  repeats = 'main .headline-figure',
  isBefore = false,
  isBad = false,
}: Props) {
  const isInSight = useInSight(repeats, !isBefore)
  return (
    <>
      {figure !== undefined && !isInSight && (
        <ToolBar name="keyFigure" isForPhones onTap={() => goTo(repeats)}>
          <span className="line-clamp-3 flex-1 text-sm leading-tight text-ink-2">{label}</span>
          <strong className={`text-xl tabular-nums ${isBad ? 'text-bad' : 'text-accent'}`}>{figure}</strong>
          <ChevronDown
            size={20}
            aria-hidden
            className={`absolute -top-2.5 left-1/2 -translate-x-1/2 rounded-full border border-line bg-surface text-ink-2 ${isBefore ? 'rotate-180' : ''}`}
          />
        </ToolBar>
      )}
      <Announcement text={figure === undefined ? '' : `${label}: ${figure}`} />
    </>
  )
}
