import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { addImages, image } from '@/e2e/support/images'
import { outFile } from '@/e2e/support/pages'
import { button, expect, figure, openTool, test } from '@/e2e/support/test'
import { brotliSize, KILOBYTE } from '@/e2e/support/weight'
import { extract, extractedText, scan } from '@/e2e/tools/text-extractor/scans'
import { chooseVideo } from '@/e2e/tools/mp4-to-gif/video'

/** Tools, the kilobytes that they may fetch between their page and its first result, and the way to that. */
const JOBS: readonly [slug: string, most: number, job: (page: Page) => Promise<void>][] = [
  ['jpg-compressor', 120, (page) => picture(page, 'astronaut.jpg', 'compressedSize')],
  ['png-to-jpg', 700, (page) => picture(page, 'photo.heic', 'convertedSize')],
  ['mp4-to-gif', 160, makeGif],
  ['text-extractor', 4200, readScan],
]

async function picture(page: Page, name: string, output: string): Promise<void> {
  await addImages(page, name)
  await expect(figure(page, output)).toBeVisible({ timeout: 60_000 })
}

async function makeGif(page: Page): Promise<void> {
  await chooseVideo(page, 'h264.mp4')
  await button(page, 'convert').click()
  await expect(figure(page, 'gifSize')).toBeVisible({ timeout: 60_000 })
}

async function readScan(page: Page): Promise<void> {
  await extract(page, scan('en.png'), 'eng')
  expect(await extractedText(page)).toMatch(/\w{3}/)
}

/** Bytes as a host sends them: scripts and WebAssembly with brotli, what is packed already as it is. */
function sentBytes(name: string): number {
  const content = readFileSync(outFile(name))
  return /\.(js|wasm)$/.test(name) ? brotliSize(name, content) : content.length
}

for (const [slug, most, job] of JOBS) {
  test(`${slug} fetches at most ${most} KB on the way to its first result @full`, async ({ page }) => {
    await openTool(page, slug)
    await page.waitForLoadState('networkidle')
    const fetched = new Set<string>()
    page.context().on('request', (request) => {
      const { protocol, pathname } = new URL(request.url())
      if (protocol === 'http:') fetched.add(pathname)
    })
    await job(page)
    const kilobytes = [...fetched].reduce((sum, name) => sum + sentBytes(name), 0) / KILOBYTE
    test.info().annotations.push({ type: 'cold', description: `${kilobytes.toFixed(0)} KB in ${fetched.size} files` })
    expect(kilobytes).toBeGreaterThan(0)
    expect(kilobytes).toBeLessThanOrEqual(most)
  })
}

/** Slugs, what is fetched while a file is chosen, that file, and the way from there to the result. */
const ENGINES: readonly [slug: string, engine: RegExp, file: string, finish: (page: Page) => Promise<unknown>][] = [
  [
    'jpg-compressor',
    /mozjpeg_enc.*\.wasm/,
    image('astronaut.jpg'),
    (page) => expect(figure(page, 'compressedSize')).toBeVisible(),
  ],
  [
    'text-extractor',
    /eng\.traineddata/,
    scan('en.png'),
    async (page) => {
      await button(page, 'extract').click()
      return extractedText(page)
    },
  ],
]

for (const [slug, engine, file, finish] of ENGINES) {
  test(
    `the engine of ${slug} is fetched while the visitor chooses, and not before`,
    slug === 'jpg-compressor' ? {} : { tag: '@full' },
    async ({ page }) => {
      // Each thread asks for it, the others of the browser's cache.
      const asked = new Set<string>()
      page.context().on('request', (request) => asked.add(request.url()))
      const engines = () => [...asked].filter((url) => engine.test(url)).length
      await openTool(page, slug)
      await page.waitForLoadState('networkidle')
      expect(engines()).toBe(0)
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.locator('[data-name="dropzone"]').click(),
      ])
      await expect.poll(engines).toBe(1)
      await chooser.setFiles(file)
      await finish(page)
      expect(engines()).toBe(1)
    },
  )
}
