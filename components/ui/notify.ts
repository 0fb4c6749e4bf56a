export type NoticeKind = 'success' | 'info' | 'warning' | 'error'

export interface Notice {
  readonly kind: NoticeKind
  readonly text: string
}

type Listener = (notice: Notice) => void

let listener: Listener | undefined
const waiting: Notice[] = []

/** Shows a toast. The toaster itself is loaded with the first one. */
export function notify(kind: NoticeKind, text: string): void {
  if (listener) listener({ kind, text })
  else waiting.push({ kind, text })
}

/** Hands every notice, waiting ones first, to the shell's toaster; returns the way to stop. */
export function onNotice(next: Listener): () => void {
  listener = next
  for (const notice of waiting.splice(0)) next(notice)
  return () => {
    if (listener === next) listener = undefined
  }
}
