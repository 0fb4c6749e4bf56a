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

/** Whether the browser lacks features that the scripts need: lookbehind came with Safari 16.4, `toSorted` with Chrome 110. */
function isOutdated(): boolean {
  try {
    // oxlint-disable-next-line no-constant-binary-expression -- throws in browsers without lookbehind
    return !(new RegExp('(?<=a)') && 'toSorted' in Array.prototype && 'Segmenter' in Intl)
  } catch {
    return true
  }
}

/** Puts a sentence at the top of the page. */
function showNote(sentence: string): void {
  const note = document.createElement('p')
  note.setAttribute('role', 'alert')
  note.className = 'mt-4 rounded-tile bg-warn-soft px-4 py-3 text-sm text-ink'
  note.append(sentence)
  document.querySelector('main')?.prepend(note)
}

/**
 * Fetches the page's scripts after the first paint, or immediately if the page is not visible (prerendered or in a hidden
 * tab). The paint entry is reported when the paint is on the screen, later than an animation frame. A browser that is too
 * old for the scripts shows `outdated` instead. The build inserts this at the end of every page
 * (scripts/build/defer-scripts.mjs).
 */
export function startScriptsAfterPaint(outdated: string): void {
  if (isOutdated()) return showNote(outdated)
  const { hidden, prerendering } = document as Document & { prerendering?: boolean }
  if (hidden || prerendering) return fetchScripts()
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    fetchScripts()
  })
  observer.observe({ type: 'paint', buffered: true })
  setTimeout(fetchScripts, MAX_WAIT_MILLISECONDS)
}
