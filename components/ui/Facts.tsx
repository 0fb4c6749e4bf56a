import type { ReactNode } from 'react'

export interface Fact {
  readonly label: ReactNode
  readonly figure: ReactNode
}

/** Supporting figures in one bordered strip. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, figure }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
