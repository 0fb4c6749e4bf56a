/** Marks the page as reacting to input (`<main data-ready="true">`). */
export function markReady(): void {
  const main = document.querySelector('main')
  if (main) main.dataset.ready = 'true'
}

/** True once the visitor pressed, touched or typed anything on this page. */
export function hasActed(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true
}

/** Brings an element into sight if less of it than a heading is; at once where motion is unwelcome. */
export function reveal(element: Element | null): void {
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  const heading = 96
  if (top <= window.innerHeight - heading && bottom >= heading) return
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' })
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
