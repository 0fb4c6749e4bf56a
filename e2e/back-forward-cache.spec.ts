import type { Page } from 'playwright/test'
import { launchOptions } from '@/e2e/support/launch-options'
import { languageOf, ownPages } from '@/e2e/support/pages'
import { button, control, expect, figure, openTool, test } from '@/e2e/support/test'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { findWholeBrowser } from '@/scripts/ensure-browser.mjs'

test.use({
  launchOptions: {
    // A browser without a window keeps no page to come back to, and Playwright switches the cache off.
    ...launchOptions(findWholeBrowser()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test('leaving and coming back shows the page as it was, from the back/forward cache', async ({ guarded: page }) => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted)
    })
  })
  await openTool(page, 'word-counter')
  await control(page, 'text').fill('하나 둘 셋')
  await page.locator('a[data-name="back"]').click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.locator('main[data-ready="true"]')).toBeVisible()
  // Playwright's own goBack waits for a load event, which a page from the cache does not have.
  await page.evaluate(() => history.back())
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
  await expect(control(page, 'text')).toHaveValue('하나 둘 셋')
})

test(
  'a page restored from the cache has the theme chosen in the meantime',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, 'word-counter')
    await page.locator('a[data-name="back"]').click()
    await expect(page.locator('main[data-ready="true"]')).toBeVisible()
    await page.locator('button[name="theme"]').click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.evaluate(() => history.back())
    await expect(control(page, 'text')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  },
)

/** What the browser says of a page that it did not keep, or `kept`, in `data-shown`. */
async function noteHowShown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
        notRestoredReasons?: unknown
      })[]
      document.documentElement.dataset.shown = persisted
        ? 'kept'
        : JSON.stringify(navigation?.notRestoredReasons ?? null)
    })
  })
}

async function leaveAndComeBack(page: Page, path: string): Promise<void> {
  await page.goto('/robots.txt')
  // Not page.goBack(), which waits for a load that a kept page does not have again.
  await page.evaluate(() => setTimeout(() => history.back()))
  await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' })
}

const isKept = (page: Page, path: string) =>
  expect.soft(page.locator('html'), `${path} was not kept`).toHaveAttribute('data-shown', 'kept', { timeout: 5000 })

/** A worker that takes over a page ends its stay in the cache; that happens once, on the first visit of all. */
async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      navigator.serviceWorker.controller ??
      new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve)),
  )
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })
  test.beforeEach(async ({ page }) => noteHowShown(page))

  test('every page enters the back/forward cache', { tag: '@full' }, async ({ page }) => {
    await page.goto('/about')
    await waitForWorker(page)
    for (const path of ownPages().filter((address) => languageOf(address) === DEFAULT_LOCALE)) {
      await page.goto(path)
      await expect(page.locator('main[data-ready="true"]')).toBeVisible()
      await leaveAndComeBack(page, path)
      await isKept(page, path)
    }
  })

  const WORKS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'csv-json-converter': async (page) => {
      const buffer = Buffer.from(`a,b\n${'1,2\n'.repeat(500_000)}`)
      await page.locator('input[name="file"]').setInputFiles({ name: 'long.csv', mimeType: 'text/csv', buffer })
      await button(page, 'convert').click()
      await expect(figure(page, 'rowCount')).toHaveAttribute('data-value', '500000')
    },
    'white-noise': async (page) => {
      await button(page, 'toggle').click()
    },
    'pomodoro-timer': async (page) => button(page, 'toggle').click(),
  }

  for (const [slug, work] of Object.entries(WORKS)) {
    test(`${slug} enters the back/forward cache with its work`, { tag: '@full' }, async ({ page }) => {
      const path = `/tools/${slug}`
      await openTool(page, slug)
      await waitForWorker(page)
      await work(page)
      await leaveAndComeBack(page, path)
      await isKept(page, path)
    })
  }
})
