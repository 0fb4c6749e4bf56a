/** CSS pixels at the foot of the window that are covered, as by Safari's keyboard; 0 while the page is zoomed by fingers. */
export function coveredByKeyboard(): number {
  const { visualViewport, innerHeight } = window
  if (!visualViewport || visualViewport.scale !== 1) return 0
  return Math.max(0, Math.round(innerHeight - visualViewport.height - visualViewport.offsetTop))
}

/** Calls `listener` when what is visible of the window changes; returns the way to stop. */
export function watchVisualViewport(listener: () => void): () => void {
  const { visualViewport } = window
  visualViewport?.addEventListener('resize', listener)
  visualViewport?.addEventListener('scroll', listener)
  return () => {
    visualViewport?.removeEventListener('resize', listener)
    visualViewport?.removeEventListener('scroll', listener)
  }
}
