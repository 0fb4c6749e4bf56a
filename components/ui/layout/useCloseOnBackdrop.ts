'use client'

import { useRef, type MouseEvent, type PointerEvent } from 'react'

interface DialogHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void
}

/** Closes a modal dialog on a press on its backdrop, but not after a drag that started inside the dialog. */
export function useCloseOnBackdrop(): DialogHandlers {
  const pointerDownTarget = useRef<EventTarget>(null)
  return {
    onPointerDown: ({ target }) => {
      pointerDownTarget.current = target
    },
    onClick: ({ target, currentTarget }) => {
      if (target === currentTarget && target === pointerDownTarget.current) currentTarget.close()
    },
  }
}
