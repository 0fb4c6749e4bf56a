'use client'

import { useEffect, useState } from 'react'
import { supportsOffline, takeInventory } from '@/lib/browser/offline'

interface Tool {
  href: string
  icon: string
  name: string
}

/** The tools that open without a connection, as far as they are on the device. */
export function KeptTools({ heading, tools }: { heading: string; tools: readonly Tool[] }) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (supportsOffline()) void takeInventory().then(({ keptPages }) => setKept(new Set(keptPages)))
  }, [])

  const here = tools.filter(({ href }) => kept.has(href))
  if (here.length === 0) return null
  return (
    <section className="mt-10" aria-labelledby="kept">
      <h2 id="kept" className="mb-3">
        {heading}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {here.map(({ href, icon, name }) => (
          <li key={href}>
            <a href={href} className="card flex min-h-14 items-center gap-3.5 p-3 font-semibold">
              <span aria-hidden>{icon}</span>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
