import path from 'node:path'
import type { Page } from 'playwright/test'
import { control, expect, figure, test as base } from '@/e2e/support/test'

const BASE = process.env.HOSTING_BASE ?? ''
const IMAGES = path.join(process.cwd(), 'e2e/fixtures/images')

/** A page that asks for nothing outside the folder. */
const test = base.extend<{ inside: Page }>({
  inside: async ({ guarded }, use) => {
    const outside: string[] = []
    guarded.on('request', (request) => {
      // A blob's address has the site's origin too, behind `blob:`.
      const { href, origin, pathname } = new URL(request.url())
      if (href.startsWith(origin) && !`${pathname}/`.startsWith(`${BASE}/`)) outside.push(href)
    })
    await use(guarded)
    expect(outside).toEqual([])
  },
})

const ready = (page: Page) => expect(page.locator('main[data-ready="true"]')).toBeVisible()
const pathOf = (page: Page) => new URL(page.url()).pathname

test('from the home page to a tool, to another language and back', async ({ inside: page }) => {
  await page.goto(BASE)
  await ready(page)
  await page.locator('a[data-tool="bmi-calculator"]').first().click()
  await ready(page)
  expect(pathOf(page)).toBe(`${BASE}/tools/bmi-calculator`)
  await page.goto(`${BASE}/tools/bmi-calculator?lng=ja`)
  await page.waitForURL(`**${BASE}/ja/tools/bmi-calculator`)
  await ready(page)
  await page.locator('a[data-name="back"]').click()
  await ready(page)
  expect(pathOf(page)).toBe(`${BASE}/ja`)
})

test('an address that is not there shows the site’s page with a way home', async ({ page }) => {
  const response = await page.goto(`${BASE}/en/nothing`)
  expect(response?.status()).toBe(404)
  await page.locator('a[data-name="home"]:visible').click()
  await ready(page)
  expect(pathOf(page)).toBe(`${BASE}/en`)
})

test('a worker finds its code and its WebAssembly', async ({ inside: page }) => {
  await page.goto(`${BASE}/tools/jpg-compressor`)
  await ready(page)
  await page.locator('input[name="file"]').setInputFiles(path.join(IMAGES, 'small-photo.jpg'))
  await expect(figure(page, 'compressedSize').first()).toHaveAttribute('data-value', /^\d+$/)
})

test('the HEIC decoder is found', async ({ inside: page }) => {
  await page.goto(`${BASE}/tools/image-resizer`)
  await ready(page)
  await page.locator('input[name="file"]').setInputFiles(path.join(IMAGES, 'photo.heic'))
  await expect(control(page, 'width')).toHaveValue(/^\d+$/)
})
