import type { Page } from 'playwright/test'

interface WatchedWindow extends Window {
  lostFocus?: string[]
}

/** From now on, records every focused control that is removed or disabled without another taking the focus. */
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
      // The link past the header gives the focus away and stays.
      if (holder.isConnected && holder.checkVisibility() && !holder.matches(':disabled')) return
      lost.push(`${holder.localName} ${holder.getAttribute('name') ?? holder.textContent?.slice(0, 20)}`)
      holder = undefined
    }
    // Removal moves the focus at once, disabling in the next frame.
    const lookInTime = () => {
      if (holder?.isConnected) requestAnimationFrame(() => requestAnimationFrame(look))
      // After all other observers of the change have run, including the page's own.
      else queueMicrotask(look)
    }
    new MutationObserver(lookInTime).observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'hidden', 'inert', 'open'],
    })
  })
}

export function lostFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as WatchedWindow).lostFocus ?? [])
}

/** Resolves once the page has the code that gives the focus of a removed control to another; it loads with the first focus. */
export function focusCodeLoaded(page: Page): Promise<unknown> {
  return page.waitForResponse(
    async (response) => response.url().endsWith('.js') && (await response.text()).includes('removedNodes'),
  )
}
