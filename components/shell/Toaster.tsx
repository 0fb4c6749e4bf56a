'use client'

import { toast, Toaster as Sonner } from 'sonner'
import type { Notice } from '@/components/ui/notify'

export interface ToastWords {
  /** Name of the list of toasts. */
  readonly label: string
  readonly cleared: string
  readonly undo: string
}

/** Longer than a toast that only tells: it has to be read, decided on and reached. */
const UNDO_MILLISECONDS = 10_000

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
        actionButtonStyle: {
          minHeight: '36px',
          padding: '0 14px',
          borderRadius: '8px',
          background: 'var(--brand)',
          color: 'var(--brand-ink)',
          fontSize: '14px',
          fontWeight: 600,
        },
      }}
      theme="system"
    />
  )
}

/** One toast; an error is announced assertively. Of offers to undo only the last one stands. */
export function showToast(notice: Notice, { cleared, undo }: ToastWords): void {
  if ('undo' in notice) {
    const action = { label: undo, onClick: notice.undo }
    toast.success(<span role="status">{cleared}</span>, { id: 'undo', action, duration: UNDO_MILLISECONDS })
    return
  }
  const { kind, text } = notice
  toast[kind](<span role={kind === 'error' ? 'alert' : 'status'}>{text}</span>)
}
