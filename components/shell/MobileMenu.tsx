'use client'

import { Menu, X } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'

interface Props {
  words: { open: string; close: string; title: string }
  children: ReactNode
}

/** The slide-in menu of narrow screens. A native modal dialog keeps the focus inside and closes on Escape. */
export function MobileMenu({ words, children }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // Invoker commands open the menu before hydration where browsers support them. React's types lack these attributes.
  const invokerCommand = { command: 'show-modal', commandfor: id }
  return (
    <>
      <button
        type="button"
        name="menu"
        aria-label={words.open}
        aria-haspopup="dialog"
        {...invokerCommand}
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
            <strong className="ps-3">{words.title}</strong>
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
