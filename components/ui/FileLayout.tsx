import type { ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** Where the parts do not simply follow each other. */
  className?: string
}

/** A tool that works on files: the work on the left, settings on the right; one below the other on a phone. */
export function FileLayout({ children, className = '' }: Props) {
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px] ${className}`}>
      {children}
    </div>
  )
}
