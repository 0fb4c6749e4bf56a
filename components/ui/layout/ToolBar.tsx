'use client'

import type { ReactNode } from 'react'
import { useKeyboardInset } from './useKeyboardInset'

interface Props {
  /** The `data-name`. */
  name: 'keyFigure' | 'actionBar'
  /** Scrolls to the figure that the bar repeats; such a bar is hidden from assistive technology. */
  onTap?: () => void
  children: ReactNode
}

/**
 * The bar at the bottom of a small screen, above the on-screen keyboard and the safe area. It floats over the page and takes
 * no space, so nothing shifts when it appears.
 */
export function ToolBar({ name, onTap, children }: Props) {
  const inset = useKeyboardInset()
  return (
    <div
      data-name={name}
      aria-hidden={onTap && true}
      onClick={onTap}
      className="no-print tool-bar"
      style={inset > 0 ? { transform: `translateY(-${inset}px)` } : undefined}
    >
      {children}
    </div>
  )
}
