import type { Page } from 'playwright/test'
import { JOURNEYS } from '@/e2e/support/journeys'
import { outFile } from '@/e2e/support/pages'
import { playwrightDriver } from '@/e2e/support/playwright-driver'
import { takeSteps, type Step } from '@/e2e/support/steps'
import { expect, test } from '@/e2e/support/test'
import { serveFolder, type StaticSite } from '@/scripts/static-server.mjs'

/**
 * Some hosts send the policy with scripts, so that it holds in workers (`npm start`, nginx, Caddy, Cloudflare, Netlify), others
 * send no headers (GitHub Pages). What a worker refuses on one of them only, such as a worker of its own from a Blob, would make
 * results differ from host to host.
 */
interface Work {
  readonly slug: string
  readonly what: string
  readonly fragment?: string
  readonly steps: readonly Step[]
  /** Figures that the host must not change. */
  readonly figures: readonly string[]
}

const clip = (name: string, fragment = ''): Work => ({
  slug: 'mp4-to-gif',
  what: `${name} ${fragment}`,
  fragment,
  steps: [{ files: [`video/${name}`] }, { figure: 'videoDuration' }, { press: 'convert' }, { figure: 'gifSize' }],
  figures: ['videoDuration', 'videoWidth', 'frameCount', 'gifSize'],
})
const resized = (name: string, format = 'webp'): Work => ({
  slug: 'image-resizer',
  what: `${name} as ${format}`,
  fragment: `format=${format}&width=64`,
  steps: [{ files: [name] }, { figure: 'resultWidth' }],
  figures: ['resultWidth', 'resultHeight', 'resultSize'],
})

/** Every engine, decoder and encoder that a worker loads. */
const ENGINES: readonly Work[] = [
  ...['recorded-vp8.webm', 'streamed.webm', 'transparent-vp9.webm', 'edit-list.mp4', 'mpeg4.avi', 'hdr-pq.mp4'],
  ...['bar.gif', 'bar.webp', 'bar-apng.png', 'bar.avif'],
]
  .map((name) => clip(name))
  .concat(clip('vp9.webm', 'format=webp'))
  .concat(
    ...['jpeg', 'png', 'webp', 'avif'].map((format) => resized('images/transparent.png', format)),
    ...['images/photo.heic', 'images/cmyk.jpg', 'tiff/tiles-lzw.tif'].map((name) => resized(name)),
    {
      // Large enough for encoders that a worker starts by itself.
      slug: 'png-to-jpg',
      what: 'a large picture',
      steps: [{ files: ['images/large-checks.png'] }, { figure: 'convertedSize' }],
      figures: ['convertedSize'],
    },
    {
      slug: 'image-resizer',
      what: 'a hidden face',
      fragment: 'hideFaces=color&format=png&width=64',
      steps: [{ files: ['images/astronaut.jpg'] }, { see: 'button[name="hiddenFace"]' }, { figure: 'resultSize' }],
      figures: ['resultWidth', 'resultSize'],
    },
    {
      slug: 'exif-viewer',
      what: 'a hidden face',
      fragment: 'hideFaces=color',
      steps: [
        { files: ['images/astronaut.jpg'] },
        { see: 'button[name="hiddenFace"]' },
        { download: 'removeMetadata', name: /./, begins: '\xff\xd8' },
      ],
      figures: ['fileSize'],
    },
    {
      slug: 'image-resizer',
      what: 'a head',
      steps: [
        { files: ['images/astronaut.jpg'] },
        { press: 'crop' },
        { enter: 'document', value: 'koreanPassport' },
        { figure: 'headFound', is: /^found$/ },
        { figure: 'resultWidth', is: /413/ },
      ],
      figures: ['resultWidth', 'resultHeight', 'resultSize'],
    },
    {
      slug: 'word-counter',
      what: 'a text that is counted beside the page',
      steps: [
        { enter: 'text', value: 'word '.repeat(2000) },
        { figure: 'words', is: /2,?000/ },
      ],
      figures: ['words', 'characters'],
    },
    {
      slug: 'csv-json-converter',
      what: 'a workbook',
      steps: [
        { files: ['sheets/google-sheets.xlsx'] },
        { see: 'textarea[name="input"]', is: /11/ },
        { press: 'convert' },
        { figure: 'rowCount' },
      ],
      figures: ['rowCount', 'columnCount'],
    },
    {
      slug: 'text-extractor',
      what: 'a photographed page',
      steps: [
        { enter: 'language', value: 'eng' },
        { files: ['scans/en.png'] },
        { press: 'extract' },
        { see: 'textarea[name="text"]', is: /\w{3}/ },
      ],
      figures: ['confidence', 'wordCount', 'lineCount'],
    },
  )

test.describe('a host that sends the policy with scripts, and one that sends none', { tag: '@full' }, () => {
  let plain: StaticSite
  test.beforeAll(async () => {
    plain = await serveFolder(outFile(''))
  })
  test.afterAll(() => plain.close())

  for (const { slug, what, fragment, steps, figures } of ENGINES) {
    test(`${slug} makes the same of ${what}`, async ({ page, baseURL }) => {
      const other = await page.context().newPage()
      for (const [shown, host] of [
        [page, baseURL!],
        [other, plain.url],
      ] as const) {
        await shown.goto(`${host}/tools/${slug}${fragment ? `#${fragment}` : ''}`)
        await expect(shown.locator('main[data-ready="true"]')).toBeVisible()
        await takeSteps(playwrightDriver(shown), steps)
      }
      const madeOn = async (shown: Page) =>
        Object.fromEntries(
          await shown.evaluate(
            (names) =>
              names.map((name) => {
                const output = document.querySelector<HTMLOutputElement>(`output[name="${name}"]`)
                return [name, output && (output.dataset.value ?? output.textContent)] as const
              }),
            figures,
          ),
        )
      // A photo whose head is found is made once more.
      await expect(async () => {
        const made = await madeOn(page)
        expect(await madeOn(other)).toEqual(made)
        expect(Object.values(made).some((value) => value !== null && value !== '0')).toBe(true)
      }).toPass({ timeout: 15_000 })
    })
  }

  // The other suites do them where the policy is sent.
  for (const { slug, doJob } of JOURNEYS) {
    test(`${slug} does its job without headers`, async ({ page }) => {
      await page.goto(`${plain.url}/tools/${slug}`)
      await expect(page.locator('main[data-ready="true"]')).toBeVisible()
      await doJob(page)
    })
  }
})
