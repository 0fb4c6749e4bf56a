'use client'

import { Menu, X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'

interface Props {
  words: { open: string; close: string; title: string }
  children: ReactNode
}

/** The slide-in menu of narrow screens: a native modal dialog, so focus stays in it and Escape closes it. */
export function MobileMenu({ words, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button
        type="button"
        name="menu"
        aria-label={words.open}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
        className="button button-quiet size-11 p-0 md:hidden"
      >
        <Menu size={22} aria-hidden />
      </button>
      <dialog
        ref={dialog}
        aria-label={words.title}
        className="side-menu"
        onClick={(event) => event.target === dialog.current && dialog.current.close()}
      >
        <div className="min-h-full p-4">
          <form method="dialog" className="mb-2 flex items-center justify-between">
            <strong className="pl-3">{words.title}</strong>
            <button aria-label={words.close} className="button button-quiet size-11 p-0">
              <X size={22} aria-hidden />
            </button>
          </form>
          {children}
        </div>
      </dialog>
    </>
  )
}
