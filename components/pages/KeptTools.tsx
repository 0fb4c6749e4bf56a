'use client'

import { useEffect, useState } from 'react'
import { loadSearchIndex } from '@/components/search/load-index'
import { SiteLink } from '@/components/ui/SiteLink'
import { supportsOffline, takeInventory } from '@/lib/browser/offline'
import type { Locale } from '@/lib/i18n/locales'
import { pathFor, toolPath } from '@/lib/i18n/paths'

type Tools = Awaited<ReturnType<typeof loadSearchIndex>>['tools']

interface Props {
  locale: Locale
  heading: string
}

/** The tools that open without a connection, as far as they are on the device; so is the index that names them. */
export function KeptTools({ locale, heading }: Props) {
  const [here, setHere] = useState<Tools>([])
  useEffect(() => {
    if (!supportsOffline()) return
    const reading = Promise.all([takeInventory(), loadSearchIndex(locale)])
    // Without the index there is nothing to list.
    reading.then(
      ([{ keptPages }, { tools }]) =>
        setHere(tools.filter(({ slug }) => keptPages.includes(pathFor(locale, toolPath(slug))))),
      () => undefined,
    )
  }, [locale])

  if (here.length === 0) return null
  return (
    <section className="mt-10" aria-labelledby="kept">
      <h2 id="kept" className="mb-3">
        {heading}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {here.map(({ slug, icon, name }) => (
          <li key={slug}>
            <SiteLink
              locale={locale}
              to={toolPath(slug)}
              className="card flex min-h-14 items-center gap-3.5 p-3 font-semibold"
            >
              <span aria-hidden>{icon}</span>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
