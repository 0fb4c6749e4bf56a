/** Marks the page as reacting to input (`<main data-ready="true">`). */
export function markReady(): void {
  const main = document.querySelector('main')
  if (main) main.dataset.ready = 'true'
}

/** The page's address without query or fragment. */
export function pageAddress(): string {
  return location.origin + location.pathname
}

/** The address's fragment without `#`. */
export function pageFragment(): string {
  return location.hash.slice(1)
}

/** Calls `listener` with the fragment (without `#`) now and whenever it changes; returns the way to stop. */
export function watchFragment(listener: (fragment: string) => void): () => void {
  const read = () => listener(pageFragment())
  read()
  window.addEventListener('hashchange', read)
  return () => window.removeEventListener('hashchange', read)
}

/** Opens the browser's print dialogue for this page. */
export function printPage(): void {
  window.print()
}

/** Goes to an address, or opens it in a new tab. */
export function openAddress(address: string, inNewTab: boolean): void {
  if (inNewTab) window.open(address, '_blank', 'noopener')
  else location.assign(address)
}

export function reloadPage(): void {
  location.reload()
}
