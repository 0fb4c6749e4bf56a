import type { Page } from 'playwright/test'

/** Keeps back what the page tells its workers until the returned function is called: so long it goes on working. */
export async function holdWork(page: Page): Promise<() => Promise<void>> {
  const hold = await page.evaluateHandle(() => {
    const post = Worker.prototype.postMessage as (this: Worker, ...message: unknown[]) => void
    const held: (() => void)[] = []
    Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
      held.push(() => post.apply(this, message))
    }
    return () => {
      Worker.prototype.postMessage = post
      for (const send of held.splice(0)) send()
    }
  })
  return () => hold.evaluate((release) => release())
}
