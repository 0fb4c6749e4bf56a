import type { Page } from 'playwright/test'

declare global {
  interface Window {
    longTasks: number[]
  }
}

/**
 * A main-thread task as long as this is not noticed. What is told is 50 ms and more (W3C Long Tasks): in 40 runs one after
 * another (eight tests, five times each) 36 had none and four had one of 51 to 63; the rest is room for tests beside it.
 */
export const RESPONSIVE_MILLISECONDS = 100

/** Records from now on how long every main-thread task over 50 ms takes. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.longTasks = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.longTasks.push(Math.round(entry.duration))
    }).observe({ type: 'longtask' })
  })
}

/** The longest main-thread task since, in milliseconds; 0 when none was over 50. */
export async function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, ...window.longTasks))
}
