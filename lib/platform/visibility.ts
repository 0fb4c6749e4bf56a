/** Height of the sticky header in CSS pixels. */
const HEADER = 60
/** Higher than any page. */
const ALL_ABOVE = 1_000_000

/**
 * Reports whether an element is entirely visible, once known and after each change. With `orPassed`, an element above the
 * window counts as visible.
 */
export function createVisibilityWatch(report: (isInSight: boolean) => void, orPassed: boolean) {
  let watched: readonly Element[] | undefined
  let observer: IntersectionObserver | undefined
  const seen = new Map<Element, IntersectionObserverEntry>()

  const update = () => {
    // What is not shown has no size.
    const first = watched?.find((element) => (seen.get(element)?.boundingClientRect.height ?? 0) > 0)
    report(first !== undefined && seen.get(first)!.intersectionRatio > 0.9)
  }

  const onChange = (entries: readonly IntersectionObserverEntry[]) => {
    for (const entry of entries) seen.set(entry.target, entry)
    update()
  }

  const stop = () => {
    observer?.disconnect()
    observer = undefined
    watched = undefined
    seen.clear()
  }

  /**
   * Watches the first visible element that matches the selector. Call it again whenever elements come or go; it forces no
   * layout.
   */
  const look = (selector: string) => {
    const found = [...document.querySelectorAll(selector)]
    if (watched?.length === found.length && found.every((element, index) => element === watched?.[index])) return
    if (found.length === 0) {
      stop()
      watched = []
      return report(false)
    }
    const here = new Set(found)
    const gone = watched?.filter((element) => !here.has(element)) ?? []
    watched = found
    const rootMargin = `${orPassed ? ALL_ABOVE : -HEADER}px 0px 0px 0px`
    observer ??= new IntersectionObserver(onChange, { rootMargin, threshold: [0, 0.9, 1] })
    for (const element of gone) {
      observer.unobserve(element)
      seen.delete(element)
    }
    const added = found.filter((element) => !seen.has(element))
    for (const element of added) observer.observe(element)
    // The observer reports new elements itself.
    if (added.length === 0) update()
  }
  return { look, stop }
}
