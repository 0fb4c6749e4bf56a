'use client'

import { useRef, type MouseEvent, type PointerEvent } from 'react'

interface DialogHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void
}

/** A press beside a modal dialog closes it; a selection that begins in one of its fields and ends beside it does not. */
export function useCloseBeside(): DialogHandlers {
  const pressed = useRef<EventTarget>(null)
  return {
    onPointerDown: ({ target }) => {
      pressed.current = target
    },
    onClick: ({ target, currentTarget }) => {
      if (target === currentTarget && target === pressed.current) currentTarget.close()
    },
  }
}
