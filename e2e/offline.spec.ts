import { goOffline, goOnline, inventory, open, test, untilKept } from '@/e2e/support/offline'
import { addImages } from '@/e2e/support/images'
import { JOURNEYS, journeyOf } from '@/e2e/support/journeys'
import { toolPages } from '@/e2e/support/pages'
import { button, control, expect, figure } from '@/e2e/support/test'
import { chooseVideo, convertedGif } from '@/e2e/tools/mp4-to-gif/video'
import { watchComplaints } from '@/e2e/support/violations'
import { fullUnless } from '@/e2e/support/full'

/** The one with the most to store: a worker, WebAssembly and codecs. */
const REPRESENTATIVE: ReadonlySet<string> = new Set(['jpg-compressor'])

for (const { slug, doJob } of JOURNEYS.filter(({ keptApart }) => !keptApart)) {
  test(
    `${slug} works offline after one visit, with no request elsewhere and no policy violation`,
    fullUnless(REPRESENTATIVE.has(slug)),
    async ({ kept: page, site }) => {
      const complaints = await watchComplaints(page, site.url)
      await open(page, `${site.url}/tools/${slug}`)
      await untilKept(page)
      await goOffline(page, site)
      await page.reload()
      await expect(page.locator('main[data-ready="true"]')).toBeVisible()
      await doJob(page)
      expect(complaints).toEqual([])
    },
  )
}

for (const slug of ['exif-viewer', 'jpg-compressor', 'mp4-to-gif', 'text-extractor'] as const) {
  test(
    `${slug} works before its files are stored, while a service worker controls the page`,
    { tag: '@full' },
    async ({ kept: page, site }) => {
      await open(page, `${site.url}/tools/bmi-calculator`)
      await untilKept(page)
      await page.addInitScript(() => (ServiceWorker.prototype.postMessage = () => {}))
      await open(page, `${site.url}/tools/${slug}`)
      await journeyOf(slug).doJob(page)
    },
  )
}

test(
  'every form of an address that a host may use opens the stored page',
  { tag: '@full' },
  async ({ kept: page, site }) => {
    await open(page, `${site.url}/en/tools/bmi-calculator`)
    await untilKept(page)
    await goOffline(page, site)
    for (const spelling of ['', '.html', '/', '?utm_source=mail', '#height=180']) {
      const response = await page.goto(`${site.url}/en/tools/bmi-calculator${spelling}`)
      if (response) expect(response.status()).toBe(200)
      await expect(page.locator('main[data-ready="true"]')).toBeVisible()
      await expect(page.locator('h1')).toHaveText(/BMI/)
    }
  },
)

test(
  'a page that is not stored shows a notice in its language, and loads once online',
  { tag: '@full' },
  async ({ kept: page, site }) => {
    await open(page, `${site.url}/ja/tools/unit-converter`)
    await untilKept(page)
    await untilKept(page, '/ja')
    await goOffline(page, site)
    const response = await page.goto(`${site.url}/ja/tools/loan-calculator`)
    expect(response?.status()).toBe(503)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    await expect(page.locator('[data-name="offline"]')).toBeVisible()
    const links = page.getByRole('main').getByRole('link')
    await expect(links).toHaveCount(1)
    await goOnline(page, site)
    await button(page, 'retry').click()
    await expect(control(page, 'loanAmount')).toBeVisible()
    await goOffline(page, site)
    await page.goto(`${site.url}/ja`)
    await expect(page.locator('a[data-tool="unit-converter"]')).toBeVisible()
  },
)

test(
  'a page left before its scripts loaded shows the offline notice, and loads once online',
  { tag: '@full' },
  async ({ kept: page, site }) => {
    await open(page, `${site.url}/en/tools/bmi-calculator`)
    await untilKept(page)
    await page.addInitScript(() => (ServiceWorker.prototype.postMessage = () => {}))
    const scripts = '**/_next/static/**/*.js'
    await page.context().route(scripts, (route) => route.abort())
    const address = `${site.url}/en/tools/loan-calculator`
    await page.goto(address)
    await expect(page.locator('h1')).toHaveText(/loan/i)
    // In this order: a script that the page asks for late must not arrive between the two.
    await goOffline(page, site)
    await page.context().unroute(scripts)
    expect((await page.reload())?.status()).toBe(503)
    await expect(page.locator('[data-name="offline"]')).toBeVisible()
    await goOnline(page, site)
    await open(page, address)
  },
)

test(
  'the service worker starts after the page has loaded, and answers for a stored page',
  { tag: '@full' },
  async ({ kept: page, site }) => {
    await open(page, `${site.url}/tools/loan-calculator`)
    await untilKept(page)
    // What the home page may need is stored last.
    await untilKept(page, '/')
    const asked = site.takeRequests()
    expect(asked.indexOf('/sw.js')).toBeGreaterThan(asked.findIndex((route) => route.endsWith('.css')))
    await page.reload()
    await expect(page.locator('main[data-ready="true"]')).toBeVisible()
    expect(site.takeRequests().filter((route) => route !== '/sw.js')).toEqual([])
    const waited = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return navigation ? navigation.responseStart - navigation.fetchStart : NaN
    })
    test.info().annotations.push({ type: 'first byte of a kept page', description: `${waited.toFixed(1)} ms` })
  },
)

test(
  'all tools and large engines can be stored on demand, used offline and removed',
  { tag: '@full' },
  async ({ kept: page, site }) => {
    test.setTimeout(180_000)
    const complaints = await watchComplaints(page, site.url)
    await open(page, `${site.url}/en/about`)
    const keepAll = button(page, 'keepAll')
    await expect(keepAll).toHaveText(/Save all \([\d.]+ MB\)/)
    await keepAll.click()
    await expect(page.locator('progress')).toBeVisible()
    await button(page, 'cancel').click()
    await expect(keepAll).toBeEnabled()
    await keepAll.click()
    const all = toolPages('/en').length
    await expect(figure(page, 'keptTools')).toHaveAttribute('data-value', String(all), { timeout: 120_000 })
    const engine = (name: string) => page.locator(`li[data-engine="${name}"]`)
    for (const name of ['heic', 'ffmpeg', 'pdf', 'tesseract', 'eng']) {
      await engine(name).locator('button[name="keep"]').click()
      await expect(engine(name).locator('button[name="remove"]')).toBeVisible({ timeout: 60_000 })
    }
    await goOffline(page, site)
    await open(page, `${site.url}/en/tools/color-picker`)
    await addImages(page, 'photo.heic')
    await expect(page.locator('li[data-name="color"]').first()).toBeVisible()
    await open(page, `${site.url}/en/tools/mp4-to-gif`)
    await chooseVideo(page, 'mpeg4.avi')
    expect((await convertedGif(page)).gif.frames.length).toBeGreaterThan(1)
    for (const { slug, doJob } of JOURNEYS.filter(({ keptApart }) => keptApart)) {
      await open(page, `${site.url}/en/tools/${slug}`)
      await doJob(page)
    }
    expect(complaints).toEqual([])
    await open(page, `${site.url}/en/about`)
    const heic = engine('heic')
    await heic.locator('button[name="remove"]').click()
    await expect(heic.locator('button[name="keep"]')).toBeVisible()
  },
)

test(
  'a browser that refuses the service worker gets a notice that nothing can be stored',
  { tag: '@full' },
  async ({ kept: page, site }) => {
    await page.addInitScript(
      () => (ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('refused'))),
    )
    await page.goto(`${site.url}/en/about`)
    await expect(page.getByText('does not let sites save anything on the device')).toBeVisible()
  },
)

test(
  'missing and damaged files in the cache are fetched again and never shown',
  { tag: '@full' },
  async ({ kept: page, site }) => {
    const path = '/tools/jpg-compressor'
    await open(page, site.url + path)
    await untilKept(page)
    await page.evaluate(async () => {
      const cache = await caches.open('toolbox-files')
      const keys = await cache.keys()
      for (const [index, key] of keys.entries()) {
        if (index % 2) await cache.delete(key)
        else await cache.put(key, new Response('damaged', { headers: { 'content-type': 'text/html' } }))
      }
    })
    await open(page, site.url + path)
    await untilKept(page)
    await goOffline(page, site)
    await page.reload()
    await expect(page.locator('main[data-ready="true"]')).toBeVisible()
    await journeyOf('jpg-compressor').doJob(page)
  },
)

test(
  'a login page that a network sends in place of a file is not stored',
  { tag: '@full' },
  async ({ kept: page, site }) => {
    await page.context().route(`${site.url}/en/tools/bmi-calculator`, (route) => {
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><main data-ready="true">Log in to the wifi</main>',
      })
    })
    await open(page, `${site.url}/en`)
    await untilKept(page)
    await page.goto(`${site.url}/en/tools/bmi-calculator`)
    await expect(page.getByText('Log in to the wifi')).toBeVisible()
    expect((await inventory(page)).keptPages).not.toContain('/en/tools/bmi-calculator')
    await page.context().unrouteAll()
    await open(page, `${site.url}/en/tools/bmi-calculator`)
    await expect(page.locator('h1')).toHaveText(/BMI/)
  },
)
