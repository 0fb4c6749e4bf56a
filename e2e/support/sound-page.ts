import { readFileSync } from 'node:fs'
import { expect, type Page } from 'playwright/test'
import { foldFaults, layoutFaults } from './layout-faults'
import { layoutShifts, watchShifts } from './layout-shift'
import { languageOf, outFile } from './pages'
import { nameFaults } from './spoken-names'
import { reportViolations } from './violations'
import { brotliTotal, KILOBYTE } from './weight'

const JAVASCRIPT_LIMIT = 165 * KILOBYTE
const REQUEST_LIMIT = 17
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 720 }
const WIDTHS = [320, 390, 768, 1280, 1920]
export const MISSING = '/no-such-page'

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

/** Opens a page on a phone and checks that it is small, fits the window, does not shift and makes no request to other sites. */
export async function openSoundPage(page: Page, path: string): Promise<void> {
  const violations = await reportViolations(page)
  const { requests, complaints } = watch(page)
  await watchShifts(page)
  await page.setViewportSize(PHONE)
  await page.goto(path)
  await expect(page.locator('main[data-ready="true"]')).toBeVisible()
  expect(await layoutShifts(page, 0), 'moves on a phone as it opens').toEqual([])
  await page.setViewportSize(DESKTOP)

  // Requests made while the page is idle count as well.
  await page.waitForLoadState('networkidle')
  expect(requests.length).toBeLessThanOrEqual(REQUEST_LIMIT)
  expect(requests.filter((name) => /\.(woff2?|ttf|otf)$/.test(name))).toEqual([])
  expect(
    requests.filter((name) => name.endsWith('.txt')),
    'data of other pages',
  ).toEqual([])
  const scripts = requests.filter((name) => name.endsWith('.js'))
  const files = scripts.map((name) => ({ name, content: readFileSync(outFile(name)) }))
  expect(brotliTotal(files, JAVASCRIPT_LIMIT)).toBeLessThanOrEqual(JAVASCRIPT_LIMIT)

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
}
