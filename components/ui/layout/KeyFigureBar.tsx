'use client'

import { useKeyboardInset } from './useKeyboardInset'
import { Announcement } from '@/components/ui/feedback/Announcement'

interface Props {
  label: string
  figure: string | undefined
}

/**
 * Shows the key figure in a bar at the bottom of small screens while the inputs are in view, above the on-screen keyboard.
 * The bar repeats a result, so it is hidden from assistive technology; the figure is announced once typing stops.
 */
export function KeyFigureBar({ label, figure }: Props) {
  const inset = useKeyboardInset()
  return (
    <>
      <div
        aria-hidden
        data-name="keyFigure"
        className="no-print sticky bottom-0 z-[5] -mx-5 flex min-h-12 items-center justify-between gap-3 border-t border-line bg-surface/95 px-5 backdrop-blur lg:hidden"
        style={inset > 0 ? { transform: `translateY(-${inset}px)` } : undefined}
      >
        <span className="text-sm text-ink-2">{label}</span>
        <strong className="text-xl text-accent tabular-nums">{figure ?? '—'}</strong>
      </div>
      <Announcement text={figure === undefined ? '' : `${label}: ${figure}`} />
    </>
  )
}
