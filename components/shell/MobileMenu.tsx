'use client'

import { Menu, X } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'

interface Props {
  words: { open: string; close: string; title: string }
  children: ReactNode
}

/** The slide-in menu of narrow screens: a native modal dialog, so focus stays in it and Escape closes it. */
export function MobileMenu({ words, children }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // Opens it before this page's code has come, where the browser knows them; React's types do not yet.
  const invoker = { command: 'show-modal', commandfor: id }
  return (
    <>
      <button
        type="button"
        name="menu"
        aria-label={words.open}
        aria-haspopup="dialog"
        {...invoker}
        onClick={() => !dialog.current?.open && dialog.current?.showModal()}
        className="button button-quiet size-11 p-0 md:hidden"
      >
        <Menu size={22} aria-hidden />
      </button>
      <dialog
        id={id}
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
