import type { Page } from 'playwright/test'
import { button, expect, figure, openTool, test } from '@/e2e/support/test'
import { writeRows } from './rows.mjs'

/** Scrolling through long results: milliseconds from frame to frame while the wheel turns; a screen shows one in 16.7. */
const FRAME_MILLISECONDS = 1000 / 60
const TURNS = 60

async function scrolled(page: Page, selector: string): Promise<number[]> {
  const region = page.locator(selector)
  await region.scrollIntoViewIfNeeded()
  await region.hover()
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    const note = (time: number) => {
      times.push(time)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  for (let turn = 0; turn < TURNS; turn++) await page.mouse.wheel(0, 120)
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times.splice(0))
  expect(await region.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  return times.slice(1).map((time, index) => time - (times[index] ?? time))
}

function report(what: string, intervals: readonly number[]): void {
  writeRows('scrolling', [{ what, unit: 'ms a frame', values: intervals, most: FRAME_MILLISECONDS * 1.05 }])
  const late = intervals.filter((interval) => interval > FRAME_MILLISECONDS * 1.5).length
  console.log(`${what}\t${intervals.length} frames\tlate ${late}\tlongest ${Math.max(...intervals).toFixed(1)} ms`)
}

test('the schedule of a loan of fifty years', async ({ page }) => {
  await openTool(page, 'loan-calculator', { fragment: 'loanAmount=300000&annualRate=4&term=50&tab=monthly' })
  report('loan, monthly schedule', await scrolled(page, '[role="region"]:has(table[data-name="paymentSchedule"])'))
})

test('the preview of 50,000 converted rows', async ({ page }) => {
  await openTool(page, 'csv-json-converter')
  const buffer = Buffer.from(
    `id,name\n${Array.from({ length: 50_000 }, (_, index) => `${index},이름 ${index}`).join('\n')}`,
  )
  await page.locator('input[name="file"]').setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer })
  await button(page, 'convert').click()
  await expect(figure(page, 'rowCount')).toHaveAttribute('data-value', '50000')
  report('CSV to JSON, preview of 50,000 rows', await scrolled(page, 'textarea[name="output"]'))
})
