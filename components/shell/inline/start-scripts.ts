/** Scripts are fetched after this time even if nothing was painted. */
const MAX_WAIT_MILLISECONDS = 1000

/** Replaces each deferred script with one that the browser fetches. */
function fetchScripts(): void {
  for (const deferred of document.querySelectorAll('script[type=later]')) {
    const script = document.createElement('script')
    for (const name of ['src', 'integrity']) {
      const value = deferred.getAttribute(name)
      if (value !== null) script.setAttribute(name, value)
    }
    script.setAttribute('async', '')
    deferred.replaceWith(script)
  }
}

/**
 * Fetches the page's scripts after the first paint, or immediately if the page is not visible (prerendered or in a hidden
 * tab). The paint entry is reported when the paint is on the screen, later than an animation frame. The build inserts this
 * at the end of every page (scripts/build/defer-scripts.mjs).
 */
export function startScriptsAfterPaint(): void {
  const { hidden, prerendering } = document as Document & { prerendering?: boolean }
  if (hidden || prerendering) return fetchScripts()
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    fetchScripts()
  })
  observer.observe({ type: 'paint', buffered: true })
  setTimeout(fetchScripts, MAX_WAIT_MILLISECONDS)
}
