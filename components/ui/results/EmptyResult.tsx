import type { ReactNode } from 'react'

interface Props {
  /** Instruction with an example. */
  text: string
  /** What the result will be drawn on, still empty. */
  picture?: ReactNode
  /** A button that tries the example. */
  children?: ReactNode
}

export function EmptyResult({ text, picture, children }: Props) {
  return (
    <div className="card grid min-h-48 grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-4 p-6 text-center text-ink-2">
      {picture && (
        <div aria-hidden className="mb-2 w-full">
          {picture}
        </div>
      )}
      <p className="text-balance">{text}</p>
      {children}
    </div>
  )
}
