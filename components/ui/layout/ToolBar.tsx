import { useSyncExternalStore, type ReactNode } from 'react'
import { coveredByKeyboard, watchVisualViewport } from '@/lib/platform/visual-viewport'

interface Props {
  /** The `data-name`. */
  name: 'keyFigure' | 'actionBar'
  /** Not shown on a large screen. */
  isForPhones: boolean
  /** Scrolls to the figure that the bar repeats; such a bar is hidden from assistive technology. */
  onTap?: () => void
  children: ReactNode
}

/**
 * The bar at the bottom of the screen, above the on-screen keyboard and the safe area. It floats over the page and takes no
 * space, so nothing shifts when it appears.
 */
export function ToolBar({ name, isForPhones, onTap, children }: Props) {
  // Height of the page area that the on-screen keyboard covers; 0 if the browser resizes the page for it.
  const inset = useSyncExternalStore(watchVisualViewport, coveredByKeyboard, () => 0)
  return (
    <div
      data-name={name}
      aria-hidden={onTap && true}
      onClick={onTap}
      className={`no-print tool-bar flex items-center gap-2 border-t border-line bg-surface ${isForPhones ? 'lg:hidden' : ''}`}
      style={inset > 0 ? { transform: `translateY(-${inset}px)` } : undefined}
    >
      {children}
    </div>
  )
}
