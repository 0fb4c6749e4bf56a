interface Props {
  className?: string
  children: string | number
}

/** A figure of what was made before, while another is on its way: for the eye only, so that nothing jumps. */
export function PastFigure({ className, children }: Props) {
  return (
    <span aria-hidden className={className}>
      {children}
    </span>
  )
}
