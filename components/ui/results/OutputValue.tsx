import { machineNumber } from '@/lib/core/numbers'

interface Props {
  name: string
  /** Unrounded number, ISO date or code, if the text is rounded or localized. */
  value?: number | string
  className?: string
  children: string | number
}

/** A computed value. `aria-live="off"` keeps `<output>` from announcing every change. */
export function OutputValue({ name, value, className, children }: Props) {
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
