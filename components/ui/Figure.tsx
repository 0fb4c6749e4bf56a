import { machineNumber } from '@/lib/core/numbers'

interface Props {
  name: string
  /** Unrounded number, ISO date or code, where the text is rounded or worded. */
  value?: number | string
  className?: string
  children: string | number
}

/** One computed figure. Silent for screen readers while it changes: it is read where it stands. */
export function Figure({ name, value, className, children }: Props) {
  return (
    <output
      name={name}
      data-value={typeof value === 'number' ? machineNumber(value) : value}
      aria-live="off"
      className={className}
    >
      {children}
    </output>
  )
}
