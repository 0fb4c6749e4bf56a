'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { onNotice, type Notice } from '@/components/ui/notify'

interface ToasterModule {
  Toaster: ComponentType<{ label: string }>
  showToast: (notice: Notice) => void
}

/** Mounts the toaster with the first toast, so that a page that never speaks never loads it. */
export function Toasts({ label }: { label: string }) {
  const [toaster, setToaster] = useState<ToasterModule>()
  const [first, setFirst] = useState<readonly Notice[]>([])

  useEffect(() => {
    if (toaster) return onNotice(toaster.showToast)
    return onNotice((notice) => {
      setFirst((notices) => [...notices, notice])
      void import('./Toaster').then((module) => setToaster(() => module))
    })
  }, [toaster])

  useEffect(() => {
    if (toaster) first.forEach(toaster.showToast)
  }, [toaster, first])

  return toaster ? <toaster.Toaster label={label} /> : null
}
