/**
 * Calls `start` whenever the element becomes visible in a visible tab, and the function that it returned when it no longer is:
 * an animation that no one sees drains a phone's battery. Returns a function that stops both.
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
