import { launchOptions } from '@/e2e/support/launch-options'
import { control, expect, openTool, test } from '@/e2e/support/test'
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
