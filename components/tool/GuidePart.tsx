import type { ReactNode } from 'react'

interface Props {
  id: string
  title: string
  children: ReactNode
}

/** A folded part of a guide. The early script opens all of them on a wide screen, and the one that an address names anywhere. */
export function GuidePart({ id, title, children }: Props) {
  return (
    <details id={`guide-${id}`} suppressHydrationWarning>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  )
}
