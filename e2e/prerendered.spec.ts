import type { Page } from 'playwright/test'
import { htmlOf } from '@/e2e/support/pages'
import { button, expect, test } from '@/e2e/support/test'

const PATH = '/tools/loan-calculator'

/** What stands in each prerendered part of the page, by its name. */
async function parts(page: Page): Promise<Record<string, string>> {
  await page.goto(PATH)
  await expect(page.locator('main[data-ready="true"]')).toBeVisible()
  return page
    .locator('[data-part]')
    .evaluateAll((elements) =>
      Object.fromEntries(elements.map((element) => [(element as HTMLElement).dataset.part ?? '', element.innerHTML])),
    )
}

test('a page that an extension changed before it came to life is made anew, and whole', async ({ page }) => {
  const asBuilt = await parts(page)
  expect(Object.keys(asBuilt)).toEqual(expect.arrayContaining(['guide', 'related', 'footer', 'menu', 'languages']))

  const body = htmlOf(PATH).replace(/<h1>([^<]+)<\/h1>/, '<h1><font>$1, translated</font></h1>')
  await page.route(`**${PATH}`, (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }))
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const anew = await parts(page)
  expect(errors.join()).toContain('#418')
  await expect(page.locator('h1 font')).toHaveCount(0)
  expect(anew).toEqual(asBuilt)

  await page.setViewportSize({ width: 390, height: 800 })
  await button(page, 'menu').click()
  await expect(page.locator('dialog[open] [data-part="menu"] a').first()).toBeVisible()
})
