'use client'

import { useEffect, useState } from 'react'
import { loadSearchIndex } from '@/components/search/load-index'
import { SiteLink } from '@/components/ui/layout/SiteLink'
import { supportsOffline, getInventory } from './offline-requests'
import type { Locale } from '@/lib/i18n/locales'
import { pathFor, toolPath } from '@/lib/i18n/paths'

type Tools = Awaited<ReturnType<typeof loadSearchIndex>>['tools']

/** Links to the tools that are stored on the device and open without a connection. */
export function OfflineTools({ locale, heading }: { locale: Locale; heading: string }) {
  const [available, setAvailable] = useState<Tools>([])
  useEffect(() => {
    if (!supportsOffline()) return
    // The names come from the search index; without it, nothing is listed.
    Promise.all([getInventory(), loadSearchIndex(locale)]).then(
      ([{ keptPages }, { tools }]) =>
        setAvailable(tools.filter(({ slug }) => keptPages.includes(pathFor(locale, toolPath(slug))))),
      () => undefined,
    )
  }, [locale])

  if (available.length === 0) return null
  return (
    <section className="mt-10" aria-labelledby="kept">
      <h2 id="kept" className="mb-3">
        {heading}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {available.map(({ slug, icon, name }) => (
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
