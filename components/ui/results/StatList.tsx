import type { ReactNode } from 'react'

export interface Stat {
  readonly label: ReactNode
  readonly figure: ReactNode
}

/** A bordered list of labelled figures. */
export function StatList({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="stat-list">
      {stats.map(({ label, figure }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
