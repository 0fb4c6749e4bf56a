'use client'

import { RefreshCw } from 'lucide-react'
import { useRef, type FocusEvent } from 'react'

export interface UpdateWords {
  text: string
  reload: string
  later: string
}

export interface UpdateBarProps {
  words: UpdateWords
  accept: () => void
  dismiss: () => void
}

/** A quiet line at the foot of the window: a new version is ready, to be taken when it suits. */
export function UpdateBar({ words, accept, dismiss }: UpdateBarProps) {
  const opener = useRef<Element>(null)
  const remember = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) opener.current = relatedTarget
  }
  // Whoever came by keys goes back to where they were; a press by pointer needs no focus.
  const later = (isPointer: boolean) => {
    dismiss()
    if (isPointer) return
    const back = opener.current?.isConnected ? opener.current : document.querySelector('header a')
    if (back instanceof HTMLElement) back.focus()
  }
  return (
    <div
      onFocus={remember}
      className="no-print pointer-events-none fixed inset-x-0 bottom-0 z-20 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <div
        role="status"
        data-name="update"
        className="card pointer-events-auto mx-auto flex w-fit max-w-full flex-wrap items-center justify-end gap-x-3 gap-y-2 py-2 pr-2 pl-4 text-[15px] shadow-lg"
      >
        <p className="mr-auto">{words.text}</p>
        <div className="flex gap-1">
          <button
            type="button"
            name="updateLater"
            className="button button-small button-quiet"
            onClick={({ detail }) => later(detail > 0)}
          >
            {words.later}
          </button>
          <button type="button" name="updateReload" className="button button-small button-primary" onClick={accept}>
            <RefreshCw size={16} aria-hidden />
            {words.reload}
          </button>
        </div>
      </div>
    </div>
  )
}
