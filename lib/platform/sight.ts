/** The sticky header covers so many CSS pixels at the top of the window. */
const HEADER = 60
/** Higher than any page. */
const ALL_ABOVE = 1_000_000

interface SightWatch {
  /**
   * Watches the first element that matches the selector and is shown; with `orPassed`, what lies above the window counts as
   * seen. May be called as often as elements come and go; asks for no layout.
   */
  readonly look: (selector: string, orPassed: boolean) => void
  readonly stop: () => void
}

/** Reports whether an element is wholly in sight, as soon as that is known and whenever it changes. */
export function createSightWatch(report: (isInSight: boolean) => void): SightWatch {
  let watched: readonly Element[] | undefined
  let observer: IntersectionObserver | undefined

  const stop = () => {
    observer?.disconnect()
    watched = undefined
  }

  const look = (selector: string, orPassed: boolean) => {
    const found = [...document.querySelectorAll(selector)]
    if (watched?.length === found.length && found.every((element, index) => element === watched?.[index])) return
    stop()
    watched = found
    if (found.length === 0) return report(false)
    const seen = new Map<Element, IntersectionObserverEntry>()
    const onChange = (entries: readonly IntersectionObserverEntry[]) => {
      for (const entry of entries) seen.set(entry.target, entry)
      // What is not shown has no size.
      const first = found.find((element) => (seen.get(element)?.boundingClientRect.height ?? 0) > 0)
      report(first !== undefined && seen.get(first)!.intersectionRatio > 0.9)
    }
    const rootMargin = `${orPassed ? ALL_ABOVE : -HEADER}px 0px 0px 0px`
    observer = new IntersectionObserver(onChange, { rootMargin, threshold: [0, 0.9, 1] })
    for (const element of found) observer.observe(element)
  }
  return { look, stop }
}

/** Presses the first button that matches the selector, as the visitor would. */
export function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click()
}
