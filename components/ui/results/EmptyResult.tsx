import type { ReactNode } from 'react'

interface Props {
  /** Instruction with an example. */
  text: string
  /** A button that tries the example. */
  children?: ReactNode
}

export function EmptyResult({ text, children }: Props) {
  return (
    <div className="card grid min-h-48 place-content-center justify-items-center gap-4 p-6 text-center text-ink-2">
      <p className="text-balance">{text}</p>
      {children}
    </div>
  )
}
