/** Time to work before yielding, short enough not to delay typing. */
const SLICE_MILLISECONDS = 10

function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Loads what documents are sanitized by, which keeps the page small until there is one. */
export function loadSanitizer() {
  return import('./sanitize-html')
}

/**
 * Creates a function that sanitizes the pieces of a document. It caches unchanged pieces and yields to the main thread
 * regularly, so that the page stays responsive.
 */
export function pieceSanitizer(): (unsafePieces: readonly string[]) => Promise<string[]> {
  let cache = new Map<string, string>()
  return async (unsafePieces) => {
    const { sanitizeHtml } = await loadSanitizer()
    const safe = new Map<string, string>()
    let started = performance.now()
    for (const piece of unsafePieces) {
      safe.set(piece, cache.get(piece) ?? sanitizeHtml(piece))
      if (performance.now() - started < SLICE_MILLISECONDS) continue
      await yieldToMain()
      started = performance.now()
    }
    cache = safe
    return unsafePieces.map((piece) => safe.get(piece) ?? '')
  }
}
