'use client'

import { RotateCw } from 'lucide-react'
import { reloadPage } from '@/lib/platform/page'

export function RetryButton({ label }: { label: string }) {
  return (
    <button type="button" name="retry" className="button button-primary mt-6" onClick={reloadPage}>
      <RotateCw size={18} aria-hidden />
      {label}
    </button>
  )
}
