/** Distance above and below the window, as a share of its height, within which an element may soon be visible. */
const NEAR = '100% 0px'

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined

function stopWaiting(element: Element): void {
  waiting.delete(element)
  observer?.unobserve(element)
}

function onChange(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue
    const start = waiting.get(target)
    stopWaiting(target)
    start?.()
  }
}

/** Runs `start` once the element is in or near the window. Returns a function that cancels this. */
export function whenNear(element: Element, start: () => void): () => void {
  observer ??= new IntersectionObserver(onChange, { rootMargin: NEAR })
  waiting.set(element, start)
  observer.observe(element)
  return () => stopWaiting(element)
}
