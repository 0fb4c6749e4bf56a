/** Work of this length goes unnoticed between two keys. */
const SLICE_MILLISECONDS = 10

function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/**
 * Makes a function that sanitises the pieces of a document, each once as long as it stays the same, with pauses in which
 * the page takes input.
 */
export function pieceSanitizer(): (unsafePieces: readonly string[]) => Promise<string[]> {
  let known = new Map<string, string>()
  return async (unsafePieces) => {
    // Loaded with the first document, so that the page is there without it.
    const { sanitizeHtml } = await import('./sanitize-html')
    const safe = new Map<string, string>()
    let started = performance.now()
    for (const piece of unsafePieces) {
      safe.set(piece, known.get(piece) ?? sanitizeHtml(piece))
      if (performance.now() - started < SLICE_MILLISECONDS) continue
      await breathe()
      started = performance.now()
    }
    known = safe
    return unsafePieces.map((piece) => safe.get(piece) ?? '')
  }
}
