'use client'

import { useEffect, useState, type ComponentType } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { SearchIndex } from '@/lib/search/index-file'
import { documentLocale } from './document-locale'
import { loadSearchIndex } from './load-index'

export interface NotFoundToolsProps {
  readonly locale: Locale
  readonly index: SearchIndex
  /** The path that does not exist. */
  readonly path: string
}

interface Loaded extends NotFoundToolsProps {
  readonly Tools: ComponentType<NotFoundToolsProps>
}

/** Search and the tools with the most similar path, in the page's language. Loaded after the page itself. */
export function NotFoundSearch() {
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    const locale = documentLocale()
    Promise.all([import('./NotFoundTools'), loadSearchIndex(locale)]).then(
      ([{ default: Tools }, index]) => setLoaded({ Tools, locale, index, path: location.pathname }),
      // The page is usable without the search.
      () => {},
    )
  }, [])
  if (!loaded) return null
  const { Tools, ...rest } = loaded
  return <Tools {...rest} />
}
