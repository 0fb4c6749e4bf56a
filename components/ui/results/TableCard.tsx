import type { ComponentProps, ReactNode } from 'react'
import { DataTable } from './DataTable'

interface Props extends Omit<ComponentProps<typeof DataTable>, 'caption'> {
  title: string
  /** Next to the title, such as a download. */
  aside?: ReactNode
  /** Below the table. */
  children?: ReactNode
}

/** A card with a table, whose caption is the title. */
export function TableCard({ title, aside, children, ...table }: Props) {
  return (
    <section className="card p-4 md:p-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2>{title}</h2>
        {aside}
      </div>
      <DataTable {...table} caption={title} />
      {children}
    </section>
  )
}
