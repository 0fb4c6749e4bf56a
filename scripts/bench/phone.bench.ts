import type { Locator, Page } from 'playwright/test'
import { PHONE, PHONE_JOBS, Thumb } from '@/e2e/support/phone-jobs'
import { openHome } from '@/e2e/support/home-search'
import { control, test } from '@/e2e/support/test'
import { writeRows } from './rows.mjs'

/**
 * The slowest interaction (INP: from a tap or key to the next picture on the screen, in steps of 8 ms) of each of the eight
 * jobs of a phone, with a processor four times slower and 10 Mbit/s. `npm run bench -- phone`
 */
const SLOWER = 4
const MOST_MILLISECONDS = 100
/** A usual 4G connection: this machine's own would bring megabytes in the moment of a tap. */
const MOBILE_NETWORK = { offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 5e6 / 8 }

test.use(PHONE)

/** Runs in the page; the types know neither the threshold nor the number of an interaction. */
function watchInteractions(): void {
  const slowest = { milliseconds: 0, count: 0 }
  Object.assign(window, { slowest })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { readonly interactionId: number })[]) {
      if (!entry.interactionId) continue
      slowest.count++
      slowest.milliseconds = Math.max(slowest.milliseconds, entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Runs in the page: its response is finished and shown. */
const settle = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))

const slowestOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { slowest: { milliseconds: number; count: number } }).slowest)

/** Like `Thumb`, key by key and with simulated taps: Playwright's own taps force a layout. */
class Typist extends Thumb {
  override async tap(target: Locator): Promise<void> {
    await this.reach(target)
    const { x, y, width, height } = (await target.boundingBox())!
    await this.page.evaluate(settle)
    await this.page.touchscreen.tap(x + width / 2, y + height / 2)
    this.taps++
  }

  override async type(name: string, text: string): Promise<void> {
    await this.reach(control(this.page, name))
    await control(this.page, name).tap()
    // A date is chosen, not typed.
    if ((await control(this.page, name).getAttribute('type')) === 'date') return control(this.page, name).fill(text)
    await control(this.page, name).press('Control+A')
    await control(this.page, name).pressSequentially(text)
  }
}

for (const [name, { address, work, result }] of Object.entries(PHONE_JOBS)) {
  test(name, async ({ page }) => {
    await openHome(page, address)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await session.send('Network.emulateNetworkConditions', MOBILE_NETWORK)
    await page.evaluate(watchInteractions)
    const thumb = new Typist(page)
    await work(thumb)
    await thumb.reach(result(page))
    // Entries are delivered after the frame that they describe.
    await page.evaluate(settle)
    const { milliseconds, count } = await slowestOf(page)
    writeRows('phone', [{ what: name, unit: 'ms', values: [milliseconds], most: MOST_MILLISECONDS }])
    console.log(`${name}\t${milliseconds} ms\t${count} interactions`)
  })
}
