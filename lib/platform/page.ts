/** Marks the page as interactive (`<main data-ready="true">`). */
export function markReady(): void {
  const main = document.querySelector('main')
  if (main) main.dataset.ready = 'true'
}

/** True once the visitor has clicked, tapped or typed on this page. */
export function hasUserActivation(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true
}

/** Scrolls to an element unless a third of it, or of the window, is visible; without animation for reduced motion. */
export function reveal(element: Element | null): void {
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  const visible = Math.min(bottom, window.innerHeight) - Math.max(top, 0)
  if (visible < Math.min(bottom - top, window.innerHeight) / 3) scrollToStart(element)
}

/** Scrolls to the start of an element if that is above the window. */
export function revealStart(element: Element | null): void {
  if (element && element.getBoundingClientRect().top < 0) scrollToStart(element)
}

/** Moves the focus to the first element that matches the selector, and scrolls to its section. */
export function goTo(selector: string): void {
  const target = document.querySelector<HTMLElement>(selector)
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  scrollToStart(target.closest('section') ?? target)
}

/** Scrolls an element to the start of the window; without animation for reduced motion. */
export function scrollToStart(element: Element): void {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'start', behavior: reducedMotion ? 'auto' : 'smooth' })
}

/** The URL of the page without query or fragment. */
export function pageAddress(): string {
  return location.origin + location.pathname
}

/** The fragment of the URL without `#`. */
export function pageFragment(): string {
  return location.hash.slice(1)
}

/** Calls `listener` with the fragment (without `#`) now and whenever it changes; returns a function that stops it. */
export function watchFragment(listener: (fragment: string) => void): () => void {
  const read = () => listener(pageFragment())
  read()
  window.addEventListener('hashchange', read)
  return () => window.removeEventListener('hashchange', read)
}

/** Opens the print dialog for this page. */
export function printPage(): void {
  window.print()
}

/** Calls `listener` when the next print dialog is done with the page. */
export function onceAfterPrint(listener: () => void): void {
  window.addEventListener('afterprint', listener, { once: true })
}

/** Navigates to a URL, or opens it in a new tab. The page's own URL is followed again, as a change of its fragment is. */
export function openAddress(address: string, inNewTab: boolean): void {
  if (inNewTab) window.open(address, '_blank', 'noopener')
  else if (location.hash !== '' && new URL(address, location.href).href === location.href) {
    window.dispatchEvent(new Event('hashchange'))
  } else location.assign(address)
}

/** Follows a link as a press on it does, or opens it in a new tab. */
export function followLink(link: HTMLAnchorElement, inNewTab: boolean): void {
  if (inNewTab) openAddress(link.href, true)
  else link.click()
}

export function reloadPage(): void {
  location.reload()
}
