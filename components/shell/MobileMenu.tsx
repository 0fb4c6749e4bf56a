'use client'

import { Menu, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { documentLocale } from '@/components/search/document-locale'
import { loadSearchIndex } from '@/components/search/load-index'

interface Props {
  words: { open: string; close: string; title: string }
  children: ReactNode
}

/** The search and the tools by category; their code and names load when the menu is opened. */
async function loadTools(): Promise<ReactNode> {
  const locale = documentLocale()
  const [{ default: Tools }, index] = await Promise.all([
    import('@/components/search/MenuTools'),
    loadSearchIndex(locale),
  ])
  return <Tools locale={locale} index={index} />
}

/** The slide-in menu of narrow screens. A native modal dialog keeps the focus inside and closes on Escape. */
export function MobileMenu({ words, children }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [tools, setTools] = useState<ReactNode>()
  // Without a connection the menu has its links.
  const showTools = () => void loadTools().then(setTools, () => {})
  useEffect(() => {
    if (dialog.current?.open) showTools()
  }, [])
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
        onClick={() => {
          if (!dialog.current?.open) dialog.current?.showModal()
          showTools()
        }}
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
          {tools}
        </div>
      </dialog>
    </>
  )
}
