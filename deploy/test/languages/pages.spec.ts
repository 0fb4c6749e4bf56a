import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'playwright/test'

/** Pages of languages that the site does not have; `scripts/test-locale.mjs` has built and serves them. */
const FOLDER = process.env.HOSTING_FOLDER ?? 'out'
const LANGUAGES = (process.env.PSEUDO_LANGUAGES ?? '').split(',').filter(Boolean)

function pagesOf(language: string): string[] {
  const below = existsSync(path.join(FOLDER, language))
    ? readdirSync(path.join(FOLDER, language), { recursive: true, encoding: 'utf8' })
    : []
  const pages = below.filter((file) => file.endsWith('.html')).map((file) => `${language}/${file.slice(0, -5)}`)
  return [language, ...pages].map((page) => `/${page.split(path.sep).join('/')}`)
}

for (const language of LANGUAGES) {
  test(`${language}: no page is wider than 320 px`, async ({ page }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width: 320, height: 640 })
    const pages = pagesOf(language)
    expect(pages.length).toBeGreaterThan(30)
    const faults: string[] = []
    for (const address of pages) {
      await page.goto(address)
      await page.locator('main[data-ready="true"]').waitFor()
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll('main *, header *, footer *')]
          .filter((element) => {
            const { left, right, width } = element.getBoundingClientRect()
            const scrolls = element.closest('.scroller, pre, [tabindex="0"], .sr-only') !== null
            return width > 1 && !scrolls && (right > innerWidth + 1 || left < -1)
          })
          .map((element) => `${element.localName}.${element.className} ${element.textContent?.slice(0, 30)}`),
      )
      if (width > 320) faults.push(`${address} is ${width} px wide: ${wide.slice(0, 3).join(' | ')}`)
    }
    expect(faults).toEqual([])
  })

  test(`${language}: direction, links and search of its home page`, async ({ page }) => {
    await page.goto(`/${language}`)
    await page.locator('main[data-ready="true"]').waitFor()
    const root = page.locator('html')
    await expect(root).toHaveAttribute('lang', language)
    await expect(root).toHaveAttribute('dir', language === 'he' ? 'rtl' : 'ltr')
    expect(await page.locator(`link[hreflang="${language}"]`).count()).toBe(1)
    await page.locator('input[name="search"]').fill('loan')
    await expect(page.locator('a[data-tool]').first()).toHaveAttribute('href', `/${language}/tools/loan-calculator`)
    await page.goto(`/about?lng=${language}`)
    await expect(page).toHaveURL(new RegExp(`/${language}/about$`))
  })
}
