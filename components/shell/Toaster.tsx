import { toast, Toaster as Sonner } from 'sonner'
import type { Notice } from '@/components/ui/feedback/notify'

export interface ToastWords {
  /** Accessible name of the list of toasts. */
  readonly label: string
  readonly cleared: string
  readonly undo: string
}

/** Longer than other toasts, because the visitor has to read it, decide and reach the button. */
const UNDO_MILLISECONDS = 10_000
const AT_BOTTOM = 'calc(var(--bar, 0px) + 12px + env(safe-area-inset-bottom))'

export function Toaster({ label }: { label: string }) {
  // Over the heading it would hide what the page is; the bar at the bottom of a small screen stays free.
  const isSmall = matchMedia('(width < 1024px)').matches
  return (
    <Sonner
      position={isSmall ? 'bottom-center' : 'top-right'}
      duration={4000}
      visibleToasts={3}
      gap={14}
      offset={{ top: 76, bottom: AT_BOTTOM }}
      mobileOffset={{ bottom: AT_BOTTOM }}
      containerAriaLabel={label}
      toastOptions={{
        style: {
          // What lies below stays in reach of a thumb.
          ...(isSmall && { pointerEvents: 'none' }),
          width: 'min(356px, calc(100vw - 32px))',
          background: 'var(--surface)',
          color: 'var(--text)',
          border: '1px solid var(--line)',
          borderRadius: '12px',
          fontSize: '15px',
          fontFamily: 'inherit',
        },
        actionButtonStyle: {
          pointerEvents: 'auto',
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

/** Shows a toast, line by line. Errors are announced assertively. A new offer to undo replaces the previous one. */
export function showToast(notice: Notice, { cleared, undo }: ToastWords): void {
  if ('undo' in notice) {
    const action = { label: undo, onClick: notice.undo }
    toast.success(<span role="status">{cleared}</span>, { id: 'undo', action, duration: UNDO_MILLISECONDS })
    return
  }
  const { kind, text } = notice
  toast[kind](
    <span role={kind === 'error' ? 'alert' : 'status'}>
      {text.split('\n').map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </span>,
  )
}
