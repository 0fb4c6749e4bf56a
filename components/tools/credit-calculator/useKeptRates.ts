import { useMemo, useState } from 'react'
import { useInBrowser } from '@/components/ui/fields/useInBrowser'
import { readFragment, writeFragment, type Raw } from '@/lib/core/fields'
import { readSettings, writeSettings } from '@/lib/platform/storage'
import { RATE_FIELDS } from '@/lib/tools/credit-calculator/fields'

/** Name of the stored rates among the settings of tools. */
const STORE = 'card-rates'

export type KeptRates = ReturnType<typeof useKeptRates>

/** The rates of the visitor's card, kept on the device when the visitor says so. */
export function useKeptRates() {
  const stored = useInBrowser(() => readSettings(STORE), '')
  // Storage events are not sent to the page that caused them.
  const [, setWritten] = useState(stored)
  const write = (settings: string) => {
    writeSettings(STORE, settings)
    setWritten(settings)
  }
  return {
    rates: useMemo(() => readFragment(RATE_FIELDS, stored), [stored]),
    isKept: stored !== '',
    keep: (rates: Raw<typeof RATE_FIELDS>) => write(writeFragment(RATE_FIELDS, rates)),
    /** Stores one of the rates beside the others as they are stored by then, which another tab may have changed or deleted. */
    change: (name: keyof typeof RATE_FIELDS, rates: Raw<typeof RATE_FIELDS>) => {
      const now = readSettings(STORE)
      if (now === '') return setWritten('')
      const kept = new URLSearchParams(now)
      const text = new URLSearchParams(writeFragment(RATE_FIELDS, rates)).get(name)
      if (text === null) kept.delete(name)
      else kept.set(name, text)
      write(kept.toString())
    },
    forget: () => write(''),
  }
}
