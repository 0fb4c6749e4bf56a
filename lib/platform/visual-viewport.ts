/** The last measurement: reading sizes while the page changes would force another layout. */
let covered = 0

/**
 * Height in CSS pixels of what covers the bottom of the window, such as Safari's keyboard; 0 while the page is pinch-zoomed.
 * Known while there is a listener, from the next frame on.
 */
export function coveredByKeyboard(): number {
  return covered
}

function measure(): number {
  const { visualViewport, innerHeight } = window
  if (!visualViewport || visualViewport.scale !== 1) return 0
  return Math.max(0, Math.round(innerHeight - visualViewport.height - visualViewport.offsetTop))
}

/** Calls `listener` when what is covered may have changed; returns a function that stops it. */
export function watchVisualViewport(listener: () => void): () => void {
  const { visualViewport } = window
  const update = () => {
    covered = measure()
    listener()
  }
  const frame = requestAnimationFrame(update)
  visualViewport?.addEventListener('resize', update)
  visualViewport?.addEventListener('scroll', update)
  return () => {
    cancelAnimationFrame(frame)
    visualViewport?.removeEventListener('resize', update)
    visualViewport?.removeEventListener('scroll', update)
  }
}
