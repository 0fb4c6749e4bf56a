export type NoticeKind = 'success' | 'info' | 'warning' | 'error'

/** Something to say, or the offer to take back what was just cleared. */
export type Notice = { readonly kind: NoticeKind; readonly text: string } | { readonly undo: () => void }

type Listener = (notice: Notice) => void

let listener: Listener | undefined
const waiting: Notice[] = []

/** Shows a toast. The toaster itself is loaded with the first one. */
export function notify(kind: NoticeKind, text: string): void {
  show({ kind, text })
}

/** Says that something was cleared, with a button that takes it back. */
export function offerUndo(undo: () => void): void {
  show({ undo })
}

function show(notice: Notice): void {
  if (listener) listener(notice)
  else waiting.push(notice)
}

/** Hands every notice, waiting ones first, to the shell's toaster; returns the way to stop. */
export function onNotice(next: Listener): () => void {
  listener = next
  for (const notice of waiting.splice(0)) next(notice)
  return () => {
    if (listener === next) listener = undefined
  }
}
