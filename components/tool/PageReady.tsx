'use client'

import { useEffect } from 'react'
import { whenIdle } from '@/lib/platform/idle'
import { markReady } from '@/lib/platform/page'

/**
 * Loads the code for focus handling on the first focus, before which no focus can be lost. Returns a function that cancels
 * this.
 */
function restoreFocusLazily(): () => void {
  const wait = () => document.addEventListener('focusin', start)
  let stop = () => document.removeEventListener('focusin', start)
  let isStopped = false
  const load = async () => {
    // What cannot be fetched now is fetched with the next focus.
    const code = await import('./restore-focus').catch(() => undefined)
    if (isStopped) return
    if (code) stop = code.restoreLostFocus()
    else wait()
  }
  const start = () => {
    stop()
    // Not in the task of the tap, so that its result is shown first.
    setTimeout(load)
  }
  wait()
  return () => {
    isStopped = true
    stop()
  }
}

/** Marks the page as ready after hydration and starts restoring lost focus. */
export function PageReady() {
  useEffect(() => {
    markReady()
    // Chrome takes 15 to 30 ms for the first number format. Made here, it does not delay the first key press.
    whenIdle(() => new Intl.NumberFormat())
    return restoreFocusLazily()
  }, [])
  return null
}
