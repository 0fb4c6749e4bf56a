'use client'

import { useKeyboardInset } from '@/components/hooks/useKeyboardInset'
import { Announcement } from './Announcement'

interface Props {
  label: string
  figure: string | undefined
}

/**
 * The key figure in a thin bar at the bottom of a phone while the inputs are on screen, above the keyboard where there is
 * one. The bar repeats the result that stands below, so it is for the eye only; a screen reader is told the figure once
 * the typing rests.
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
