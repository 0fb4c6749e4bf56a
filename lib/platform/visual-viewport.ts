/**
 * Height in CSS pixels of what covers the bottom of the window, such as Safari's keyboard; 0 while the page is
 * pinch-zoomed.
 */
export function coveredByKeyboard(): number {
  const { visualViewport, innerHeight } = window
  if (!visualViewport || visualViewport.scale !== 1) return 0
  return Math.max(0, Math.round(innerHeight - visualViewport.height - visualViewport.offsetTop))
}

/** Calls `listener` when the visual viewport changes; returns a function that stops it. */
export function watchVisualViewport(listener: () => void): () => void {
  const { visualViewport } = window
  visualViewport?.addEventListener('resize', listener)
  visualViewport?.addEventListener('scroll', listener)
  return () => {
    visualViewport?.removeEventListener('resize', listener)
    visualViewport?.removeEventListener('scroll', listener)
  }
}
