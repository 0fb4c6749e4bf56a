const TOUCH = '(pointer: coarse)'

/** True where the main pointer is a finger: the keyboard on the screen would cover the page. */
export function hasTouch(): boolean {
  return window.matchMedia(TOUCH).matches
}

/** Calls `listener` when the main pointer changes; returns the way to stop. */
export function watchTouch(listener: () => void): () => void {
  const query = window.matchMedia(TOUCH)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
