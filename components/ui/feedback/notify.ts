type NoticeKind = 'success' | 'info' | 'warning' | 'error'

/** A message, or an offer to undo clearing. */
export type Notice = { readonly kind: NoticeKind; readonly text: string } | { readonly undo: () => void }

type Listener = (notice: Notice) => void

let listener: Listener | undefined
const queue: Notice[] = []

/** Shows a toast. */
export function notify(kind: NoticeKind, text: string): void {
  show({ kind, text })
}

/** Shows a toast that something was cleared, with a button to undo it. */
export function offerUndo(undo: () => void): void {
  show({ undo })
}

function show(notice: Notice): void {
  if (listener) listener(notice)
  else queue.push(notice)
}

/** Sets the listener for notices and passes it the queued ones. Returns a function that unsubscribes. */
export function onNotice(next: Listener): () => void {
  listener = next
  for (const notice of queue.splice(0)) next(notice)
  return () => {
    if (listener === next) listener = undefined
  }
}
