interface Props {
  label: string
  figure: string | undefined
}

/**
 * The key figure in a thin bar at the bottom of a phone while the inputs are on screen. It repeats the result that stands
 * below, so it is for the eye only.
 */
export function KeyFigureBar({ label, figure }: Props) {
  return (
    <div
      aria-hidden
      className="no-print sticky bottom-0 z-[5] -mx-5 flex min-h-12 items-center justify-between border-t border-line bg-surface/95 px-5 backdrop-blur lg:hidden"
    >
      <span className="text-sm text-ink-2">{label}</span>
      <strong className="text-xl text-accent tabular-nums">{figure ?? '—'}</strong>
    </div>
  )
}
