'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { onNotice, type Notice } from '@/components/ui/notify'
import type { ToastWords } from './Toaster'

interface ToasterModule {
  Toaster: ComponentType<{ label: string }>
  showToast: (notice: Notice, words: ToastWords) => void
}

/** Mounts the toaster with the first toast, so that a page that never speaks never loads it. */
export function Toasts(words: ToastWords) {
  const { label, cleared, undo } = words
  const [toaster, setToaster] = useState<ToasterModule>()
  const [first, setFirst] = useState<readonly Notice[]>([])

  useEffect(() => {
    if (toaster) return onNotice((notice) => toaster.showToast(notice, { label, cleared, undo }))
    return onNotice((notice) => {
      setFirst((notices) => [...notices, notice])
      void import('./Toaster').then((module) => setToaster(() => module))
    })
  }, [toaster, label, cleared, undo])

  useEffect(() => {
    if (toaster) for (const notice of first) toaster.showToast(notice, { label, cleared, undo })
  }, [toaster, first, label, cleared, undo])

  return toaster ? <toaster.Toaster label={label} /> : null
}
