import type { ReactNode } from 'react'
import { FigureLabel } from './OutputValue'

export interface Stat {
  readonly label: string
  readonly figure: ReactNode
}

/** A bordered list of labelled figures. */
export function StatList({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="stat-list">
      {stats.map(({ label, figure }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>
            <FigureLabel value={label}>{figure}</FigureLabel>
          </dd>
        </div>
      ))}
    </dl>
  )
}
