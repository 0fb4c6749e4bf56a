'use client'

import { toast, Toaster as Sonner } from 'sonner'
import type { Notice } from '@/components/ui/notify'

/** The documents' defaults: 4000 ms, 3 visible, 356 px wide, 14 px apart, top right. */
export function Toaster({ label }: { label: string }) {
  return (
    <Sonner
      position="top-right"
      duration={4000}
      visibleToasts={3}
      gap={14}
      offset={{ top: 76 }}
      mobileOffset={{ top: 68 }}
      containerAriaLabel={label}
      toastOptions={{
        style: {
          width: 'min(356px, calc(100vw - 32px))',
          background: 'var(--surface)',
          color: 'var(--text)',
          border: '1px solid var(--line)',
          borderRadius: '12px',
          fontSize: '15px',
          fontFamily: 'inherit',
        },
      }}
      theme="system"
    />
  )
}

/** One toast; an error is announced assertively. */
export function showToast({ kind, text }: Notice): void {
  toast[kind](<span role={kind === 'error' ? 'alert' : 'status'}>{text}</span>)
}
