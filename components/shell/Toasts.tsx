'use client'

import { useEffect, useState } from 'react'
import { onNotice, type Notice } from '@/components/ui/feedback/notify'
import type * as Toaster from './Toaster'
import type { ToastWords } from './Toaster'

/** Loads the toaster with the first toast, so that a page without toasts never loads it. */
export function Toasts(words: ToastWords) {
  const { label, cleared, undo } = words
  const [toaster, setToaster] = useState<typeof Toaster>()
  const [pending, setPending] = useState<readonly Notice[]>([])

  useEffect(() => {
    if (toaster) return onNotice((notice) => toaster.showToast(notice, { label, cleared, undo }))
    // What cannot be shown offline, such as an offer to undo, is shown once it can.
    const load = () => {
      import('./Toaster').then(
        (module) => setToaster(() => module),
        () => window.addEventListener('online', load, { once: true }),
      )
    }
    return onNotice((notice) => {
      setPending((notices) => [...notices, notice])
      load()
    })
  }, [toaster, label, cleared, undo])

  useEffect(() => {
    if (toaster) for (const notice of pending) toaster.showToast(notice, { label, cleared, undo })
  }, [toaster, pending, label, cleared, undo])

  return toaster ? <toaster.Toaster label={label} /> : null
}
