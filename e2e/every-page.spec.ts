import { readFileSync } from 'node:fs'
import { expect, test, type Page } from 'playwright/test'
import { findingsIn, themeOf } from '@/e2e/support/accessibility'
import { JOURNEYS } from '@/e2e/support/journeys'
import { foldFaults, layoutFaults } from '@/e2e/support/layout-faults'
import { layoutShifts, watchShifts } from '@/e2e/support/layout-shift'
import { ownPages, languageOf, outFile, toolPages } from '@/e2e/support/pages'
import { nameFaults } from '@/e2e/support/spoken-names'
import { reportViolations } from '@/e2e/support/violations'
import { brotliSize, KILOBYTE } from '@/e2e/support/weight'
import { fullUnless } from '@/e2e/support/full'

const JAVASCRIPT_LIMIT = 115 * KILOBYTE
const REQUEST_LIMIT = 15
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 720 }
const WIDTHS = [320, 390, 768, 1280, 1920]
const MISSING = '/no-such-page'

interface Visit {
  readonly requests: string[]
  /** Requests to elsewhere, console errors, uncaught errors. */
  readonly complaints: string[]
}

function watch(page: Page): Visit {
  const visit: Visit = { requests: [], complaints: [] }
  page.on('request', (request) => {
    const url = request.url()
    if (!/^(http:\/\/localhost:|blob:|data:)/.test(url)) visit.complaints.push(`request to ${url}`)
    visit.requests.push(new URL(url).pathname)
  })
  page.on('console', (message) => {
    if (message.type() !== 'error' || message.location().url.endsWith(MISSING)) return
    visit.complaints.push(message.text())
  })
  page.on('pageerror', (error) => visit.complaints.push(error.message))
  return visit
}

/** A tool's page in one of the languages, by turns; another page in Korean. */
function standsForOthers(path: string): boolean {
  const tool = toolPages().findIndex((page) => path.endsWith(page))
  return languageOf(path) === (['ko', 'en', 'ja'][tool % 3] ?? 'ko')
}

/** A tool's page in the theme in which its states are not read (`states.spec.ts`); other pages by turns. */
function themeOfPage(path: string): 'light' | 'dark' {
  const tool = JOURNEYS.findIndex(({ slug }) => path.endsWith(`/${slug}`))
  return themeOf(tool === -1 ? ownPages().indexOf(path) : tool + 1)
}

for (const path of [...ownPages(), MISSING]) {
  test(
    `${path} is small, accessible, never too wide and makes no request elsewhere`,
    fullUnless(standsForOthers(path)),
    async ({ page }) => {
      const violations = await reportViolations(page)
      const { requests, complaints } = watch(page)
      await watchShifts(page)
      await page.setViewportSize(PHONE)
      await page.emulateMedia({ colorScheme: themeOfPage(path), reducedMotion: 'reduce' })
      await page.goto(path)
      await expect(page.locator('main[data-ready="true"]')).toBeVisible()
      expect(await layoutShifts(page, 0), 'moves on a phone as it opens').toEqual([])
      await page.setViewportSize(DESKTOP)
      expect(await findingsIn(page, themeOfPage(path))).toEqual([])

      // What is fetched when the page has nothing else to do counts too.
      await page.waitForLoadState('networkidle')
      expect(requests.length).toBeLessThanOrEqual(REQUEST_LIMIT)
      expect(requests.filter((name) => /\.(woff2?|ttf|otf)$/.test(name))).toEqual([])
      const scripts = requests.filter((name) => name.endsWith('.js'))
      const javascript = scripts.reduce((sum, name) => sum + brotliSize(name, readFileSync(outFile(name))), 0)
      test.info().annotations.push({ type: 'javascript', description: `${(javascript / KILOBYTE).toFixed(1)} KB` })
      expect(javascript).toBeLessThanOrEqual(JAVASCRIPT_LIMIT)

      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(excess, `scrolls sideways at ${width} px`).toBeLessThanOrEqual(0)
      }
      expect(await nameFaults(page, languageOf(path))).toEqual([])
      expect(await foldFaults(page)).toEqual([])
      expect(await layoutFaults(page)).toEqual([])
      expect(complaints).toEqual([])
      expect(violations).toEqual([])
    },
  )
}
