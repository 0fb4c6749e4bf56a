interface Props {
  className?: string
  children: string | number
}

/** A value of previous settings, shown until the new one is computed. Hidden from assistive technology. */
export function StaleValue({ className, children }: Props) {
  return (
    <span aria-hidden className={className}>
      {children}
    </span>
  )
}
