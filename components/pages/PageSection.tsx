import type { ReactNode } from 'react'

interface Props {
  id: string
  title: string
  children: ReactNode
}

/** A section with a heading, on pages other than tool pages. */
export function PageSection({ id, title, children }: Props) {
  return (
    <section className="mt-12" aria-labelledby={id}>
      <h2 id={id} className="mb-3">
        {title}
      </h2>
      {children}
    </section>
  )
}
