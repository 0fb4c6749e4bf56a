import type { Page } from 'playwright/test'
import type { Hands } from './journey'
import { expect } from './test'

/** The part of a page that changes while the tool works. */
export const WORKING = ':is(section, .card):has(progress)'

/** Holds back the messages to the page's workers, so that the tool stays at work, until the returned function is called. */
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

/** Waits until the tool is at work and has the page checked. */
export async function showWorking({ page, state }: Hands, name = 'working'): Promise<void> {
  await expect(page.locator('progress').first()).toBeVisible()
  await state(name, WORKING)
}
