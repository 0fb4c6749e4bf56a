import type { Page } from 'playwright/test'
import { expect, figureValue, openTool, test } from '@/e2e/support/test'
import { median, writeRows } from './rows.mjs'

/** A key in a long text against a textarea of the same size on an empty page. CSV and Markdown are among the jobs of `jobs.bench.ts`. */
const RUNS = 5

test('a key in 3.6 million characters', async ({ page, browser }) => {
  const blank = await browser.newPage()
  const line = 'The quick brown fox jumps over the lazy dog. 다람쥐 헌 쳇바퀴에 타고파요.\n'
  const text = line.repeat(3_600_000 / line.length)
  /** Milliseconds from a key to the frame that shows it, the middle of ten keys. */
  const typing = async (on: Page) => {
    await on.locator('textarea').evaluate((area: HTMLTextAreaElement, long) => {
      area.value = long
      area.dispatchEvent(new Event('input', { bubbles: true }))
      area.focus()
      const seen: number[] = Object.assign(window, { seen: [] }).seen
      const afterFrame = (run: () => void) => requestAnimationFrame(() => setTimeout(run))
      area.addEventListener('keydown', (key) => afterFrame(() => seen.push(performance.now() - key.timeStamp)))
    }, text)
    // The first count is of the paste, not of a key.
    if (on === page) await expect.poll(() => figureValue(page, 'characters')).toBeGreaterThan(3_000_000)
    const seen = () => on.evaluate(() => (window as unknown as { seen: number[] }).seen)
    for (let key = 1; key <= 10; key++) {
      await on.keyboard.press('a')
      await expect.poll(async () => (await seen()).length).toBe(key)
    }
    return median(await seen())
  }
  const own: number[] = []
  const bareArea: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await openTool(page, 'word-counter')
    const { width, height } = (await page.locator('textarea').boundingBox())!
    own.push(await typing(page))
    await blank.setContent(`<textarea style="font: 16px/1.6 sans-serif; width: ${width}px; height: ${height}px">`)
    bareArea.push(await typing(blank))
  }
  const what = 'a key in 3.6 million characters'
  writeRows('text', [{ what, unit: 'ms', values: own, against: { name: 'bare textarea', values: bareArea } }])
  console.log(`${what}\t${median(own).toFixed(0)} ms\tbare textarea ${median(bareArea).toFixed(0)} ms`)
})
