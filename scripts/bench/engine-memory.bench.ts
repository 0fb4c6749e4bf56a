import { chromium, type Page } from 'playwright/test'
import { extract, extractedText, scan } from '@/e2e/tools/text-extractor/scans'
import { button, control, expect, figure, openTool, test } from '@/e2e/support/test'
import { chooseVideo } from '@/e2e/tools/mp4-to-gif/video'
import { residentMegabytes } from '@/scripts/measure/resident-memory'

/**
 * Memory left after ten jobs in a row, in a browser of its own: resident memory (VmRSS) of its renderer processes, including
 * workers and WebAssembly, and the page's heap; measured again after 26 seconds, when the workers have ended.
 */
const ROUNDS = 10
/** From here on every round must do with what there is: engines, caches and compiled code have settled. */
const SETTLED = 4
const GROWTH_MEGABYTES = 60
const HEAP_GROWTH_BYTES = 4_000_000
const REST_MILLISECONDS = 26_000

async function convertAgain(page: Page): Promise<void> {
  await button(page, 'convert').click()
  await expect(page.locator('progress')).toBeVisible()
  await expect(button(page, 'convert')).toBeEnabled({ timeout: 120_000 })
}

async function openVideo(page: Page, name: string): Promise<void> {
  await openTool(page, 'mp4-to-gif')
  await chooseVideo(page, name)
  await expect(figure(page, 'estimatedSize')).toBeVisible({ timeout: 60_000 })
}

async function readAgain(page: Page): Promise<void> {
  await extract(page, scan('en.png'), 'eng')
  await extractedText(page)
  await button(page, 'reset').click()
  await expect(control(page, 'text')).toHaveCount(0)
}

const WORK = [
  { name: 'GIF by the browser’s decoders', open: (page: Page) => openVideo(page, 'h264.mp4'), again: convertAgain },
  { name: 'GIF by ffmpeg', open: (page: Page) => openVideo(page, 'mpeg4.avi'), again: convertAgain },
  { name: 'text of a scan', open: (page: Page) => openTool(page, 'text-extractor'), again: readAgain },
]

for (const { name, open, again } of WORK) {
  test(`${name}: ${ROUNDS} in a row leave no more behind than ${SETTLED}`, async ({ baseURL, launchOptions }) => {
    const server = await chromium.launchServer(launchOptions)
    const browser = await chromium.connect(server.wsEndpoint())
    const page = await browser.newPage({ baseURL, serviceWorkers: 'block' })
    const resident = () => residentMegabytes(server.process().pid, 'renderer')
    await open(page)
    const session = await page.context().newCDPSession(page)
    const heap = async () => {
      await session.send('HeapProfiler.collectGarbage')
      return (await session.send('Runtime.getHeapUsage')).usedSize
    }
    const rounds: { readonly megabytes: number; readonly heapBytes: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      await again(page)
      rounds.push({ heapBytes: await heap(), megabytes: resident() })
    }
    // Idle workers end by a timer of their own, of which the page says nothing.
    await page.waitForTimeout(REST_MILLISECONDS)
    const workers = page.workers().length
    const rested = resident()
    await server.close()

    console.log(
      `${name}\tMB after each: ${rounds.map(({ megabytes }) => megabytes).join(' ')}\tafter a rest: ${rested}`,
    )
    console.log(
      `${name}\tpage heap KB after each: ${rounds.map(({ heapBytes }) => Math.round(heapBytes / 1000)).join(' ')}`,
    )
    const settled = rounds.slice(0, SETTLED)
    const later = rounds.slice(SETTLED)
    const most = (of: readonly { readonly megabytes: number }[]) => Math.max(...of.map(({ megabytes }) => megabytes))
    expect(most(later)).toBeLessThanOrEqual(most(settled) + GROWTH_MEGABYTES)
    expect(rounds.at(-1)!.heapBytes).toBeLessThan(rounds[1]!.heapBytes + HEAP_GROWTH_BYTES)
    expect(workers).toBe(0)
    expect(rested).toBeLessThan(most(rounds))
  })
}
