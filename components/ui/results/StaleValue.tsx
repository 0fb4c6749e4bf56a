/** A value of previous settings, shown until the new one is computed. Hidden from assistive technology. */
export function StaleValue({ className, children }: { className?: string; children: string | number }) {
  return (
    <span aria-hidden className={className}>
      {children}
    </span>
  )
}
