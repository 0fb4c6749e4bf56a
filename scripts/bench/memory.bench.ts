import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type BrowserServer, type LaunchOptions } from 'playwright/test'
import { toolsWith } from '@/e2e/support/journeys'
import { addFiles, finish, reset, type Upload } from '@/e2e/support/pictures'
import { plainJpeg } from '@/e2e/support/plain-jpeg'
import { expect, openTool, test } from '@/e2e/support/test'
import { residentMegabytes } from '@/scripts/measure/resident-memory'
import { writeRows } from './rows.mjs'

/**
 * Resident memory (VmRSS) of all renderer processes of a browser while 108 megapixels go through each tool: before, at the peak
 * (sampled every 50 ms), and settled after Reset; five browsers in sequence, of which the last settles. Run on the built site:
 * `npx playwright test -c scripts/bench memory`. Options: BENCH_RUNS=1 (default 5), MEMORY_FILE=photo.jpg, MEMORY_TOOLS=a,b,
 * MEMORY_SETTLE=0 skips the wait after Reset.
 */
const LIMIT_MEGABYTES = 2000
const SAMPLE_MILLISECONDS = 50
const TIMEOUT = 300_000

const { BENCH_RUNS, MEMORY_FILE, MEMORY_TOOLS, MEMORY_SETTLE } = process.env
const RUNS = Number(BENCH_RUNS ?? 5)
const SETTLE_MILLISECONDS = Number(MEMORY_SETTLE ?? 26_000)
const buffer = MEMORY_FILE ? readFileSync(MEMORY_FILE) : plainJpeg(12_000, 9000)
const photo: Upload = { name: path.basename(MEMORY_FILE ?? '108.jpg'), mimeType: 'image/jpeg', buffer }
const chosen = MEMORY_TOOLS?.split(',')
const tools = toolsWith('pictures').filter(({ slug }) => chosen?.includes(slug) ?? true)
/** What a tool makes of the picture at its full size, by the fragment that sets it. */
const SETTINGS: Readonly<Record<string, readonly string[]>> = {
  'image-resizer': ['format=jpeg', 'format=png', 'format=webp'],
}
/** The largest picture that is encoded whole (`lib/image/limits.ts`). */
const whole: Upload = { ...photo, name: '50.jpg', buffer: MEMORY_FILE ? buffer : plainJpeg(8160, 6120) }
const rows = tools.flatMap((tool) => {
  const settings = (SETTINGS[tool.slug] ?? ['']).map((fragment) => ({ tool, fragment, file: photo }))
  return tool.slug === 'jpg-compressor' ? [...settings, { tool, fragment: '', file: whole }] : settings
})

/** Runs `work` and returns the peak of resident memory during it. */
async function peakDuring(server: BrowserServer, work: () => Promise<void>): Promise<number> {
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(server.process().pid, 'renderer'))
  }, SAMPLE_MILLISECONDS)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return peak
}

interface Run {
  readonly baseURL: string | undefined
  readonly launchOptions: LaunchOptions
  readonly settle: boolean
}

/** One picture through one tool in a browser of its own; the peak in megabytes. */
async function peakOf({ tool, fragment, file }: (typeof rows)[number], run: Run): Promise<number> {
  const server = await chromium.launchServer(run.launchOptions)
  const browser = await chromium.connect(server.wsEndpoint())
  const page = await browser.newPage({ baseURL: run.baseURL, serviceWorkers: 'block' })
  const resident = () => residentMegabytes(server.process().pid, 'renderer')
  await openTool(page, tool.slug, { fragment })
  await page.waitForTimeout(1000)
  const before = resident()
  const peak = await peakDuring(server, async () => {
    await addFiles(page, file)
    await expect(tool.pictures.result(page, file.name)).toBeVisible({ timeout: TIMEOUT })
    await finish(page, tool.pictures, TIMEOUT)
    // The page decodes the result's picture after it is there.
    await page.waitForTimeout(5000)
  })
  const shown = resident()
  await reset(page)
  await page.waitForTimeout(run.settle ? SETTLE_MILLISECONDS : 0)
  const after = run.settle ? `\tafter Reset ${resident()} MB` : ''
  await server.close()
  console.log(`${tool.slug} ${fragment}\tbefore ${before} MB\tpeak ${peak} MB\twith its result ${shown} MB${after}`)
  return peak
}

for (const row of rows) {
  const what = `${row.tool.slug} ${row.fragment} ${row.file.name}`
  test(`${what} stays under ${LIMIT_MEGABYTES} MB`, async ({ baseURL, launchOptions }) => {
    const values: number[] = []
    for (let run = 1; run <= RUNS; run++) {
      values.push(await peakOf(row, { baseURL, launchOptions, settle: run === RUNS }))
    }
    writeRows('memory', [{ what, unit: 'MB', values, most: LIMIT_MEGABYTES }])
    expect(Math.max(...values)).toBeLessThan(LIMIT_MEGABYTES)
  })
}
