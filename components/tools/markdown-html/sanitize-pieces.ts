/** Time to work before yielding, short enough not to delay typing. */
const SLICE_MILLISECONDS = 10

function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/**
 * Creates a function that sanitizes the pieces of a document. It caches unchanged pieces and yields to the main thread
 * regularly, so that the page stays responsive.
 */
export function pieceSanitizer(): (unsafePieces: readonly string[]) => Promise<string[]> {
  let cache = new Map<string, string>()
  return async (unsafePieces) => {
    // Loaded with the first document to keep the page small.
    const { sanitizeHtml } = await import('./sanitize-html')
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
