import type { ComponentProps, ReactNode } from 'react'
import { FigureLabel, OutputValue } from './OutputValue'

/** A computed value with its HTML name, or anything else that has a label. */
export type Stat = { readonly label: string } & (
  | { readonly figure: ReactNode }
  | (Pick<ComponentProps<typeof OutputValue>, 'name' | 'value'> & { readonly text: string | number })
)

/** A bordered list of labeled figures. */
export function StatList({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="stat-list">
      {stats.map(({ label, ...stat }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>
            <FigureLabel value={label}>
              {'text' in stat ? (
                <OutputValue name={stat.name} value={stat.value}>
                  {stat.text}
                </OutputValue>
              ) : (
                stat.figure
              )}
            </FigureLabel>
          </dd>
        </div>
      ))}
    </dl>
  )
}
