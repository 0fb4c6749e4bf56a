/**
 * Runs `start` whenever the element comes into sight in a tab that is shown, and what `start` returned when it goes out of it:
 * an animation that nobody sees costs a phone's battery. Returns a function that ends both.
 */
export function whileSeen(element: Element, start: () => () => void): () => void {
  let stop: (() => void) | undefined
  let isInSight = false
  const update = () => {
    const isSeen = isInSight && document.visibilityState === 'visible'
    if (isSeen === (stop !== undefined)) return
    if (isSeen) stop = start()
    else {
      stop?.()
      stop = undefined
    }
  }
  const observer = new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting ?? false
    update()
  })
  observer.observe(element)
  document.addEventListener('visibilitychange', update)
  return () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', update)
    stop?.()
  }
}
