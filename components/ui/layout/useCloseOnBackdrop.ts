import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** Closes a modal dialog on a press on its backdrop, but not after a drag that started inside the dialog. */
export function useCloseOnBackdrop() {
  const pointerDownTarget = useRef<EventTarget>(null)
  return {
    onPointerDown: ({ target }: PointerEvent<HTMLDialogElement>) => {
      pointerDownTarget.current = target
    },
    onClick: ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
      if (target === currentTarget && target === pointerDownTarget.current) currentTarget.close()
    },
  }
}
