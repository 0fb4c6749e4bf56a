/** The query in the URL, or ''. `#q=` is written by this site; search engines link to `?q=` (the SearchAction in `lib/seo/json-ld.ts`). */
function readQuery(): string {
  const inFragment = new URLSearchParams(location.hash.slice(1)).get('q')
  return inFragment ?? new URLSearchParams(location.search).get('q') ?? ''
}

/** Writes the query to the fragment, which is never sent to a server, without adding a history entry. '' removes it. */
export function writeQuery(query: string): void {
  const parameters = new URLSearchParams(location.search)
  parameters.delete('q')
  const search = parameters.size > 0 ? `?${parameters.toString()}` : ''
  const hash = query === '' ? '' : `#${new URLSearchParams({ q: query }).toString()}`
  try {
    history.replaceState(history.state, '', location.pathname + search + hash)
  } catch {
    // Safari throws after 100 changes within 10 seconds. A later call succeeds.
    return
  }
}

/** Calls `listener` with the query now and on every change of the fragment. Returns a function that unsubscribes. */
export function watchQuery(listener: (query: string) => void): () => void {
  const read = () => listener(readQuery())
  read()
  window.addEventListener('hashchange', read)
  return () => window.removeEventListener('hashchange', read)
}
