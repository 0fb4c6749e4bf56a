import type { Page } from 'playwright/test'
import { goOffline, goOnline, inventory, open, test, untilKept } from '@/e2e/support/offline'
import { addImages, item } from '@/e2e/support/images'
import { toolPages } from '@/e2e/support/pages'
import { button, control, expect, figure } from '@/e2e/support/test'

/** What a visitor does with a tool without a connection; a tool that is not listed is opened. */
const OPERATIONS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'jpg-compressor': async (page) => {
    await addImages(page, 'small-photo.jpg')
    await expect(item(page, 'small-photo').locator('output[name="compressedSize"]')).toBeVisible()
  },
  'png-to-jpg': async (page) => {
    await addImages(page, 'transparent.png')
    await expect(item(page, 'transparent').locator('output[name="convertedSize"]')).toBeVisible()
  },
  'image-resizer': async (page) => {
    await addImages(page, 'small-photo.jpg')
    await expect(item(page, 'small-photo').locator('output[name="resultWidth"]')).toBeVisible()
  },
  'color-picker': async (page) => {
    await addImages(page, 'small-photo.jpg')
    await expect(page.locator('li[data-name="color"]').first()).toBeVisible()
  },
  'exif-viewer': async (page) => {
    await addImages(page, 'metadata-little-endian.jpg')
    await expect(figure(page, 'make')).toHaveText(/NIKON/)
  },
  'favicon-generator': async (page) => {
    await button(page, 'text').click()
    await control(page, 'text').fill('가')
    await button(page, 'generate').click()
    await expect(page.locator('li[data-name="item"]').first()).toBeVisible()
  },
  'csv-json-converter': async (page) => {
    await button(page, 'sample').click()
    await button(page, 'convert').click()
    await expect(figure(page, 'rowCount')).toBeVisible()
  },
  'markdown-html': async (page) => {
    await control(page, 'input').fill('# 제목\n\n```js\nconst a = 1\n```')
    await expect(page.locator('[data-name="preview"] h1')).toHaveText('제목')
  },
  'word-counter': async (page) => {
    await control(page, 'text').fill('하나 둘 셋')
    await expect(figure(page, 'words')).toHaveAttribute('data-value', '3')
  },
  'loan-calculator': async (page) => {
    await control(page, 'loanAmount').fill('240000')
    await button(page, 'calculate').click()
    await expect(figure(page, 'monthlyPayment')).toBeVisible()
  },
  'scientific-calculator': async (page) => {
    await control(page, 'expression').fill('2^3!')
    await button(page, 'equals').click()
    await expect(figure(page, 'result')).toHaveText('64')
  },
  'white-noise': async (page) => {
    await button(page, 'toggle').click()
    await expect(figure(page, 'state')).toHaveAttribute('data-value', 'playing')
  },
  'pomodoro-timer': async (page) => {
    await button(page, 'toggle').click()
    await expect(figure(page, 'remaining')).not.toHaveAttribute('data-value', '1500')
  },
}

for (const path of toolPages()) {
  const slug = path.split('/').at(-1) ?? ''
  const operation = OPERATIONS[slug]
  test(`${slug} ${operation ? 'works' : 'opens'} without a connection after one visit`, async ({
    kept: page,
    site,
  }) => {
    await open(page, site.url + path)
    await untilKept(page)
    await goOffline(page, site)
    await page.reload()
    await expect(page.locator('main[data-ready="true"]')).toBeVisible()
    await operation?.(page)
  })
}

test('every spelling of an address that a host may use leads to the kept page', async ({ kept: page, site }) => {
  await open(page, `${site.url}/en/tools/bmi-calculator`)
  await untilKept(page)
  await goOffline(page, site)
  for (const spelling of ['', '.html', '/', '?utm_source=mail', '#height=180']) {
    const response = await page.goto(`${site.url}/en/tools/bmi-calculator${spelling}`)
    if (response) expect(response.status()).toBe(200)
    await expect(page.locator('main[data-ready="true"]')).toBeVisible()
    await expect(page.locator('h1')).toHaveText(/BMI/)
  }
})

test('a page that is not kept says so in its language, and opens once there is a connection', async ({
  kept: page,
  site,
}) => {
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
})

test('the worker starts after the page has loaded, and a kept page is answered at once', async ({
  kept: page,
  site,
}) => {
  await open(page, `${site.url}/tools/loan-calculator`)
  await untilKept(page)
  const asked = site.takeRequests()
  expect(asked.indexOf('/sw.js')).toBeGreaterThan(asked.findLastIndex((route) => route.endsWith('.css')))
  await page.reload()
  await expect(page.locator('main[data-ready="true"]')).toBeVisible()
  expect(site.takeRequests().filter((route) => route !== '/sw.js')).toEqual([])
  const waited = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return navigation ? navigation.responseStart - navigation.fetchStart : NaN
  })
  test.info().annotations.push({ type: 'first byte of a kept page', description: `${waited.toFixed(1)} ms` })
})

test('all tools are kept on demand, large programs one by one, and removed again', async ({ kept: page, site }) => {
  test.setTimeout(180_000)
  await open(page, `${site.url}/en/about`)
  const keepAll = button(page, 'keepAll')
  await expect(keepAll).toHaveText(/Keep all \([\d.]+ MB\)/)
  await keepAll.click()
  await expect(page.locator('progress')).toBeVisible()
  await button(page, 'cancel').click()
  await expect(keepAll).toBeEnabled()
  await keepAll.click()
  const all = toolPages('/en').length
  await expect(figure(page, 'keptTools')).toHaveAttribute('data-value', String(all), { timeout: 120_000 })
  const heic = page.locator('li[data-engine="heic"]')
  await heic.locator('button[name="keep"]').click()
  await expect(heic.locator('button[name="remove"]')).toBeVisible()
  await goOffline(page, site)
  await open(page, `${site.url}/en/tools/color-picker`)
  await addImages(page, 'photo.heic')
  await expect(page.locator('li[data-name="color"]').first()).toBeVisible()
  await open(page, `${site.url}/en/about`)
  await heic.locator('button[name="remove"]').click()
  await expect(heic.locator('button[name="keep"]')).toBeVisible()
})

test('what is missing or damaged is fetched anew, and never shown', async ({ kept: page, site }) => {
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
  await OPERATIONS['jpg-compressor']?.(page)
})

test('what a server sends in place of a file is not kept', async ({ kept: page, site }) => {
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
})
