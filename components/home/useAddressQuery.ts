'use client'

import { useCallback, useEffect, useState } from 'react'
import { takeEarlyInput } from '@/lib/platform/form-values'
import { writeQuery, watchQuery } from './query-address'

/** The query of the home page, in sync with the URL. Picks up what was typed before hydration. */
export function useAddressQuery(): readonly [string, (query: string) => void] {
  const [query, setQuery] = useState('')
  const change = useCallback((next: string) => {
    setQuery(next)
    writeQuery(next)
  }, [])
  useEffect(() => {
    const stop = watchQuery(setQuery)
    takeEarlyInput(['search'], ({ search = '' }) => change(search))
    return stop
  }, [change])
  return [query, change]
}
