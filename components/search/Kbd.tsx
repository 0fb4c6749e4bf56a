import type { ReactNode } from 'react'

export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className="rounded-md border border-line bg-well px-1.5 font-mono text-xs text-ink-2">{children}</kbd>
}
