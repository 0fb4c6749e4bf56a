import { rmSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { addImages, item } from '@/e2e/support/images'
import { focusCodeLoaded } from '@/e2e/support/lost-focus'
import { goOffline, open, test as base, untilKept } from '@/e2e/support/offline'
import { secondVersion } from '@/e2e/support/second-version'
import { button, control, expect, figure } from '@/e2e/support/test'

const test = base.extend<{ next: string }>({
  // Not of the worker: Playwright would start another one, with a browser, when all other tests have ended.
  next: async ({}, use) => {
    const folder = await secondVersion()
    await use(folder)
    rmSync(folder, { recursive: true })
  },
})

function lookForUpdate(page: Page): Promise<unknown> {
  return page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
}

async function compress(page: Page): Promise<void> {
  await addImages(page, 'small-photo.jpg')
  await expect(item(page, 'small-photo').locator('output[name="compressedSize"]')).toBeVisible()
}

/**
 * Presses the button when the code of the first focus has come: while a tester is attached, Chromium does not replace a worker
 * that was answering a request as it was asked to go.
 */
async function reloadIntoUpdate(page: Page): Promise<void> {
  const reload = button(page, 'updateReload')
  const loaded = focusCodeLoaded(page)
  await reload.focus()
  await loaded
  await reload.click()
}

test(
  'a new version waits until the visitor accepts it',
  { tag: '@full' },
  async ({ kept: page, site, next, context }) => {
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await open(tab, `${site.url}/tools/jpg-compressor`)
      await untilKept(tab)
    }
    // A worker that still stores pages is replaced only when it has done so.
    await untilKept(page, '/')
    site.deploy(next)
    await lookForUpdate(page)
    const bar = page.locator('[data-name="update"]')
    await expect(bar).toBeVisible()
    // The code for this has never been loaded, and the server no longer has it.
    await compress(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-version')

    await reloadIntoUpdate(page)
    await expect(page.locator('html')).toHaveAttribute('data-version', '2')
    await expect(page.locator('main[data-ready="true"]')).toBeVisible()
    await expect(bar).toBeHidden()

    await expect(other.locator('[data-name="update"]')).toBeVisible()
    await expect(other.locator('html')).not.toHaveAttribute('data-version')
    await compress(other)
    await other.close()

    await untilKept(page)
    await goOffline(page, site)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-version', '2')
    await compress(page)
  },
)

test(
  '“Later” postpones the new version, which still has the pages that were stored',
  { tag: '@full' },
  async ({ kept: page, site, next }) => {
    await open(page, `${site.url}/en/tools/word-counter`)
    await untilKept(page)
    await open(page, `${site.url}/en/tools/loan-calculator`)
    await untilKept(page)
    site.deploy(next)
    await lookForUpdate(page)
    await control(page, 'loanAmount').fill('123456')
    await page.locator('button[name="updateLater"]').focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-name="update"]')).toBeHidden()
    await expect(control(page, 'loanAmount')).toBeFocused()
    await page.reload()
    await expect(page.locator('html')).not.toHaveAttribute('data-version')
    await expect(control(page, 'loanAmount')).toHaveValue('123,456')
    await reloadIntoUpdate(page)
    await expect(page.locator('html')).toHaveAttribute('data-version', '2')
    await expect(control(page, 'loanAmount')).toHaveValue('123,456')

    await goOffline(page, site)
    await open(page, `${site.url}/en/tools/word-counter`)
    await expect(page.locator('html')).toHaveAttribute('data-version', '2')
    await control(page, 'text').fill('one two')
    await expect(figure(page, 'words')).toHaveAttribute('data-value', '2')
  },
)

test('a new version with a missing file is not activated', { tag: '@full' }, async ({ kept: page, site, next }) => {
  await open(page, `${site.url}/en/tools/loan-calculator`)
  await untilKept(page)
  await page.context().route('**/en/offline', (route) => route.abort())
  site.deploy(next)
  const failed = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return new Promise<string>((resolve) => {
      registration.onupdatefound = () => {
        const { installing } = registration
        if (installing) installing.onstatechange = () => resolve(installing.state)
      }
      void registration.update()
    })
  })
  expect(await failed).toBe('redundant')
  await page.reload()
  await expect(page.locator('main[data-ready="true"]')).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-version')
  await expect(button(page, 'updateReload')).toHaveCount(0)
})
