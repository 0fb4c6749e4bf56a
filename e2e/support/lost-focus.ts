import type { Page } from 'playwright/test'

interface WatchedWindow extends Window {
  lostFocus?: string[]
}

/** From now on notes every control that had the focus and went away, or was disabled, with nobody to take it over. */
export async function watchLostFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    const lost: string[] = []
    ;(window as WatchedWindow).lostFocus = lost
    let holder: Element | undefined
    document.addEventListener('focusin', ({ target }) => {
      holder = target instanceof Element ? target : undefined
    })
    const look = () => {
      if (!holder || document.activeElement !== document.body) return
      lost.push(`${holder.localName} ${holder.getAttribute('name') ?? holder.textContent?.slice(0, 20)}`)
      holder = undefined
    }
    // A disabled control keeps the focus until the next frame.
    const later = () => requestAnimationFrame(() => requestAnimationFrame(look))
    new MutationObserver(later).observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'hidden', 'inert', 'open'],
    })
  })
}

export function lostFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as WatchedWindow).lostFocus ?? [])
}
