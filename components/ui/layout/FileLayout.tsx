import type { ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Additional classes, for example for a different grid. */
  className?: string
}

/** The layout of file tools: files on the left, settings on the right; stacked on a phone. */
export function FileLayout({ children, className = '' }: Props) {
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px] ${className}`}>
      {children}
    </div>
  )
}
