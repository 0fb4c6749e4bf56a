/** The sticky header covers so many CSS pixels at the top of the window. */
const HEADER = 60
/** Higher than any page. */
const ALL_ABOVE = 1_000_000

/**
 * Reports whether the first element that matches the selector is wholly in sight, now and whenever it changes; with
 * `orPassed`, an element above the window counts as seen. Returns a function that stops it.
 */
export function watchSight(
  selector: string,
  orPassed: boolean,
  report: (isInSight: boolean) => void,
): (() => void) | undefined {
  const element = [...document.querySelectorAll(selector)].find((candidate) => candidate.getClientRects().length > 0)
  if (!element) {
    report(false)
    return undefined
  }
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1)
      if (last) report(last.intersectionRatio > 0.9)
    },
    { rootMargin: `${orPassed ? ALL_ABOVE : -HEADER}px 0px 0px 0px`, threshold: [0, 0.9, 1] },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** Presses the first button that matches the selector, as the visitor would. */
export function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click()
}
