const TOUCH = '(pointer: coarse)'

/** True if the primary pointer is a finger, so that focusing an input would open an on-screen keyboard. */
export function hasTouch(): boolean {
  return window.matchMedia(TOUCH).matches
}

/** Calls `listener` when the primary pointer changes. Returns a function that unsubscribes. */
export function watchTouch(listener: () => void): () => void {
  const query = window.matchMedia(TOUCH)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
