'use client'

import { useCallback, useEffect, useState } from 'react'
import { takeEarlyInput } from '@/lib/browser/form-values'
import { keepQuery, watchQuery } from '@/lib/browser/query-address'

/** The search of the home page: taken from the address or from what was typed before hydration, kept in the fragment. */
export function useAddressQuery(): readonly [string, (query: string) => void] {
  const [query, setQuery] = useState('')
  const change = useCallback((next: string) => {
    setQuery(next)
    keepQuery(next)
  }, [])
  useEffect(() => {
    const stop = watchQuery(setQuery)
    takeEarlyInput(['search'], ({ search = '' }) => change(search))
    return stop
  }, [change])
  return [query, change]
}
