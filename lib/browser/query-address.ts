/** The search that the address carries: `#q=` as we keep it, else `?q=` as search engines link to it; '' for none. */
function readQuery(): string {
  const inFragment = new URLSearchParams(location.hash.slice(1)).get('q')
  return inFragment ?? new URLSearchParams(location.search).get('q') ?? ''
}

/** Keeps a search in the fragment, which no server sees, without a step in the history; '' takes it out. */
export function keepQuery(query: string): void {
  const parameters = new URLSearchParams(location.search)
  parameters.delete('q')
  const search = parameters.size > 0 ? `?${parameters.toString()}` : ''
  const hash = query === '' ? '' : `#${new URLSearchParams({ q: query }).toString()}`
  try {
    history.replaceState(history.state, '', location.pathname + search + hash)
  } catch {
    // Safari refuses after a hundred changes in ten seconds; the next one will do.
    return
  }
}

/** Calls `listener` with the search in the address now and whenever the fragment changes; returns the way to stop. */
export function watchQuery(listener: (query: string) => void): () => void {
  const read = () => listener(readQuery())
  read()
  window.addEventListener('hashchange', read)
  return () => window.removeEventListener('hashchange', read)
}
