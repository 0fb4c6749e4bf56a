import { readFileSync } from 'node:fs'
import { allPages, fileOf, outFile } from '@/e2e/support/pages'
import { expect, test } from '@/e2e/support/test'
import { brotliSize, KILOBYTE } from '@/e2e/support/weight'
import { writeRows } from './rows.mjs'

/** What each page sends before anybody touches it, in kilobytes (brotli), and in how many requests; one value a page. */
const LIMITS = { html: 18, styles: 13, scripts: 165, requests: 17 }

test('pages are light', async ({ page }) => {
  const weights = { html: [] as number[], styles: [] as number[], scripts: [] as number[], requests: [] as number[] }
  for (const path of allPages()) {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('main[data-ready="true"]')).toBeVisible()
    page.removeAllListeners('request')
    const sizeOf = (ending: string) =>
      requests
        .filter((name) => name.endsWith(ending))
        .reduce((sum, name) => sum + brotliSize(name, readFileSync(outFile(name))), 0) / KILOBYTE
    weights.html.push(brotliSize(path, readFileSync(fileOf(path))) / KILOBYTE)
    weights.styles.push(sizeOf('.css'))
    weights.scripts.push(sizeOf('.js'))
    weights.requests.push(requests.length)
  }
  const units = { html: 'KB', styles: 'KB', scripts: 'KB', requests: 'requests' }
  const names = Object.keys(weights) as (keyof typeof weights)[]
  writeRows(
    'page weight',
    names.map((name) => ({
      what: `${name}, of ${weights[name].length} pages`,
      unit: units[name],
      values: weights[name],
      most: LIMITS[name],
    })),
  )
  for (const name of names) expect(Math.max(...weights[name]), name).toBeLessThanOrEqual(LIMITS[name])
})
