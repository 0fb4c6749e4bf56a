import { NextIntlClientProvider } from 'next-intl'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useCloseOnBackdrop } from '@/components/ui/layout/useCloseOnBackdrop'
import type { Locale } from '@/lib/i18n/locales'
import type { SearchIndex } from '@/lib/search/index-file'

export interface WindowProps {
  readonly locale: Locale
  readonly index: SearchIndex
  /** Receives the focus when the window closes. */
  readonly opener: Element | null
  /** Text that was typed while the window was loading. */
  readonly typed: string
  readonly onClose: () => void
}

interface Props extends WindowProps {
  readonly name: string
  readonly label: string
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly children: ReactNode
}

/** A modal dialog near the top of the screen. Escape and a press on the backdrop close it. */
export function SearchWindow({ locale, index, opener, onClose, name, label, onKeyDown, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    // A link of the window may lead to its own page, which stays and shows something else.
    const close = () => dialog.current?.close()
    window.addEventListener('hashchange', close)
    return () => window.removeEventListener('hashchange', close)
  }, [])
  const closeOnBackdrop = useCloseOnBackdrop()
  const handleClose = () => {
    onClose()
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
  return (
    <NextIntlClientProvider locale={locale} messages={{ search: index.words }} timeZone="UTC">
      <dialog
        ref={dialog}
        data-name={name}
        aria-label={label}
        onClose={handleClose}
        {...closeOnBackdrop}
        onKeyDown={onKeyDown}
        className="no-print mx-auto mt-[8dvh] w-[min(640px,calc(100vw-24px))] max-w-none rounded-card border border-line bg-surface p-0 text-ink [box-shadow:var(--shadow)] backdrop:bg-black/45"
      >
        <div className="flex max-h-[80dvh] flex-col">{children}</div>
      </dialog>
    </NextIntlClientProvider>
  )
}
