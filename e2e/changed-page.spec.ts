import type { Page } from 'playwright/test'
import { htmlOf } from '@/e2e/support/pages'
import { button, expect, test } from '@/e2e/support/test'

const PATH = '/tools/loan-calculator'
/** React's ids differ between a hydrated page and a rendered one, and so do folds that a script opened before. */
const BY_CHANCE = /<!-- -->|_[rR]_\w+_|(?<=<details [^>]*) open=""|(?<=<button) [^>]*/g
const PARTS = ['[data-name="guide"]', '[data-name="related"]', '#language-menu', 'dialog nav', 'footer']

async function openedParts(page: Page): Promise<Record<string, string>> {
  await page.goto(PATH)
  await expect(page.locator('main[data-ready="true"]')).toBeVisible()
  const markup = async (part: string) => (await page.locator(part).innerHTML()).replace(BY_CHANCE, '')
  return Object.fromEntries(await Promise.all(PARTS.map(async (part) => [part, await markup(part)] as const)))
}

test(
  'a page that an extension changed before it was hydrated is rendered again, and whole',
  { tag: '@full' },
  async ({ page }) => {
    const asBuilt = await openedParts(page)

    const body = htmlOf(PATH).replace(/<h1>([^<]+)<\/h1>/, '<h1><font>$1, translated</font></h1>')
    await page.route(`**${PATH}`, (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }))
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const rendered = await openedParts(page)
    expect(errors.join()).toContain('#418')
    await expect(page.locator('h1 font')).toHaveCount(0)
    expect(rendered).toEqual(asBuilt)

    await page.setViewportSize({ width: 390, height: 800 })
    await button(page, 'menu').click()
    await expect(page.locator('dialog[open] nav a').first()).toBeVisible()
  },
)
