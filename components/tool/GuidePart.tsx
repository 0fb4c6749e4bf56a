import type { ReactNode } from 'react'

/** A folded part of a guide. The early script opens all of them on a wide screen, and the one that an address names anywhere. */
export function GuidePart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <details id={`guide-${id}`} className="mt-0 border-t border-line last-of-type:border-b" suppressHydrationWarning>
      <summary className="py-3 ps-5 -indent-5">
        <h2 className="inline">{title}</h2>
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}
