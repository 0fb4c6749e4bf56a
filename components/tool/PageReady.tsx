'use client'

import { useEffect } from 'react'
import { keepFocus } from '@/lib/browser/keep-focus'
import { markReady } from '@/lib/browser/page'

/** What a page does once it is hydrated: it says so to whoever drives it from outside, and loses nobody's focus from then on. */
export function PageReady() {
  useEffect(() => {
    markReady()
    return keepFocus()
  }, [])
  return null
}
