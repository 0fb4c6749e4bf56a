import { expect, test } from '@/e2e/support/test'
import { median, writeRows } from './rows.mjs'

/**
 * Time for the service worker to answer with a stored page: from the request to the first byte, measured by the page, with the
 * worker running.
 */
const LIMIT_MILLISECONDS = 50
const RUNS = 20
const PAGES = ['/', '/tools/loan-calculator', '/en/tools/exif-viewer']

test.use({ serviceWorkers: 'allow' })

test(`kept pages are answered for in under ${LIMIT_MILLISECONDS} ms`, async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path)
    await page.evaluate(() => navigator.serviceWorker.ready)
    const isKept = () =>
      page.evaluate(async (url) => (await caches.match(url, { ignoreSearch: true })) !== undefined, path)
    await expect.poll(isKept, { timeout: 30_000 }).toBe(true)
    const values: number[] = []
    for (let run = 0; run < RUNS; run++) {
      await page.goto(path)
      const timing = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        if (!navigation) throw new Error('no navigation')
        const { workerStart, fetchStart, responseStart } = navigation
        return { handled: workerStart > 0, taken: responseStart - Math.max(workerStart, fetchStart) }
      })
      expect(timing.handled).toBe(true)
      values.push(timing.taken)
    }
    writeRows('service worker', [{ what: `answer for ${path}`, unit: 'ms', values, most: LIMIT_MILLISECONDS }])
    console.log(`${path}\tmedian ${median(values).toFixed(1)} ms\tlongest ${Math.max(...values).toFixed(1)} ms`)
    expect.soft(median(values), path).toBeLessThan(LIMIT_MILLISECONDS)
  }
})
