'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { documentLocale } from './document-locale'
import { loadSearchIndex } from './load-index'
import type { NotFoundToolsProps } from './NotFoundTools'

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
