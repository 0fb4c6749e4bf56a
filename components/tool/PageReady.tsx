'use client'

import { useEffect } from 'react'
import { markReady } from '@/lib/browser/page'

/** From the first focus on, before which there is none to lose; returns the way to stop. */
function keepFocusOnceThereIsOne(): () => void {
  let stop = () => document.removeEventListener('focusin', start)
  let stopped = false
  const start = async () => {
    stop()
    const { keepFocus } = await import('@/lib/browser/keep-focus')
    if (!stopped) stop = keepFocus()
  }
  document.addEventListener('focusin', start)
  return () => {
    stopped = true
    stop()
  }
}

/** What a page does once it is hydrated: it says so to whoever drives it from outside, and loses nobody's focus from then on. */
export function PageReady() {
  useEffect(() => {
    markReady()
    return keepFocusOnceThereIsOne()
  }, [])
  return null
}
