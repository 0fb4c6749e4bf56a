import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { download, drawnJpeg, image, unzipStored } from '@/e2e/support/images'
import type { PictureTool } from '@/e2e/support/journey'
import { toolsWith } from '@/e2e/support/journeys'
import { addFiles, finish, reset } from '@/e2e/support/pictures'
import { layoutShifts, watchShifts } from '@/e2e/support/layout-shift'
import { longestTask, RESPONSIVE_MILLISECONDS, watchLongTasks } from '@/e2e/support/long-tasks'
import { plainJpeg } from '@/e2e/support/plain-jpeg'
import { alert, button, expect, openTool, test } from '@/e2e/support/test'
import { fullUnless } from '@/e2e/support/full'

/** What every tool that takes pictures has to cope with. */

const JPEG = 'image/jpeg'

/** A small photograph goes through: the tool still works. */
async function expectAlive(page: Page, { result }: PictureTool): Promise<void> {
  await addFiles(page, { name: 'next.jpg', mimeType: JPEG, buffer: await readFile(image('small-photo.jpg')) })
  await expect(result(page, 'next.jpg')).toBeVisible()
  await expect(button(page, 'retry')).toHaveCount(0)
}

const TOOLS = toolsWith('pictures')
const BATCH_TOOLS = TOOLS.filter(({ pictures }) => pictures.batch)

test.describe('108 megapixels', () => {
  // Half a gigabyte each once decoded: one after another.
  test.describe.configure({ mode: 'serial' })
  const photo = plainJpeg(12_000, 9000)

  for (const { slug, pictures } of TOOLS) {
    test(
      `work in ${slug} on a phone without layout shifts, and so does the next file`,
      { tag: '@full' },
      async ({ guarded: page }, info) => {
        // By a path, as a visitor chooses it: only then is the page's answer one to a press.
        const file = info.outputPath('108.jpg')
        await writeFile(file, photo)
        await page.setViewportSize({ width: 390, height: 844 })
        await watchShifts(page)
        await openTool(page, slug)
        await page.locator('input[name="file"]').setInputFiles(file)
        await expect(pictures.result(page, '108.jpg')).toBeVisible({ timeout: 80_000 })
        await finish(page, pictures, 80_000)
        expect(await layoutShifts(page)).toEqual([])
        await reset(page)
        await expectAlive(page, pictures)
      },
    )
  }
})

for (const { slug, pictures } of TOOLS.filter((tool) => !tool.pictures.headerOnly)) {
  test(
    `30,000 × 30,000 pixels are refused with a reason by ${slug}, and the next file works`,
    fullUnless(slug === 'jpg-compressor'),
    async ({ guarded: page }) => {
      await openTool(page, slug)
      await addFiles(page, {
        name: 'huge.png',
        mimeType: 'image/png',
        buffer: await readFile(image('huge-30000.png')),
      })
      await expect(alert(page, /30,?000\s*×\s*30,?000/)).toBeVisible()
      await expectAlive(page, pictures)
    },
  )
}

/** Right to left, emoji of several parts, decomposed, a turned extension, a device, a path, long. */
const NAMES = [
  'صورة عائلية.jpg',
  'תמונה (1).jpg',
  '👩‍👩‍👧‍👦🌸.jpg',
  '남산.jpg'.normalize('NFD'),
  '남산.jpg',
  'photo\u202egpj.exe.jpg',
  'CON.jpg',
  `${'가'.repeat(120)}.jpg`,
]

for (const { slug, pictures } of TOOLS) {
  test(`${slug} handles file names in every script`, { tag: '@full' }, async ({ guarded: page }) => {
    await openTool(page, slug)
    const buffer = await readFile(image('small-photo.jpg'))
    const uploads = NAMES.map((name) => ({ name, mimeType: JPEG, buffer }))
    if (!pictures.batch) {
      for (const upload of uploads) {
        await addFiles(page, upload)
        await expect(pictures.result(page, upload.name)).toBeVisible()
      }
      return
    }
    await addFiles(page, ...uploads)
    await expect(page.locator('li[data-status="done"]')).toHaveCount(NAMES.length)
    const { bytes } = await download(page, button(page, 'downloadAll'))
    const entries = [...unzipStored(bytes).keys()]
    expect(entries).toHaveLength(NAMES.length)
    for (const part of ['صورة عائلية', 'תמונה (1)', '👩‍👩‍👧‍👦🌸', '남산', 'photogpj.exe', 'CON', '가가']) {
      expect(entries.some((entry) => entry.includes(part))).toBe(true)
    }
    expect(new Set(entries.map((entry) => entry.normalize('NFD').toLowerCase())).size).toBe(NAMES.length)
    for (const entry of entries) {
      expect(entry).not.toMatch(/[\\/:*?"<>|\u0000-\u001f\u202a-\u202e]|^\.|\.$/)
      expect(Buffer.byteLength(entry)).toBeLessThanOrEqual(255)
      expect(entry).toMatch(/\.jpe?g$/)
    }
  })
}

for (const { slug, pictures } of TOOLS) {
  test(
    `twelve megapixels do not block the page of ${slug}, and nothing shifts`,
    { tag: '@full' },
    async ({ guarded: page }, info) => {
      // A path and a page of its own: what the test itself does with the picture would be measured too.
      const file = info.outputPath('large.jpg')
      const studio = await page.context().newPage()
      await writeFile(file, await drawnJpeg(studio, 4000, 3000))
      await studio.close()
      await watchShifts(page)
      await openTool(page, slug)
      await watchLongTasks(page)
      await page.locator('input[name="file"]').setInputFiles(file)
      await expect(pictures.result(page, 'large.jpg')).toBeVisible({ timeout: 60_000 })
      await finish(page, pictures, 80_000)
      expect(await longestTask(page)).toBeLessThan(RESPONSIVE_MILLISECONDS)
      expect(await layoutShifts(page)).toEqual([])
    },
  )
}

/**
 * On a phone, where what stands below the list is in sight. The remark on a damaged file comes with its row, before
 * anything is made of it, and makes that row higher, which is seen or not by how high the letters of a machine are.
 */
for (const { slug, pictures } of BATCH_TOOLS) {
  test(
    `nothing shifts while ${slug} processes five files, and nothing but its remark for a damaged one`,
    { tag: '@full' },
    async ({ guarded: page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await watchShifts(page)
      await openTool(page, slug)
      const photos = ['astronaut.jpg', 'chelsea.jpg', 'coffee.jpg', 'rocket.jpg', 'small-photo.jpg']
      const rows = page.locator('li[data-name="item"]')
      const made = page.locator('li[data-name="item"]:not([data-status="working"], [data-status="inspecting"])')
      // As a visitor does, to whom the picker gives the time in which the page fetches what it will show.
      const picker = page.waitForEvent('filechooser')
      await page.locator('[data-name="dropzone"]').click()
      const chooser = await picker
      await page.waitForLoadState('networkidle')
      await chooser.setFiles(photos.map(image))
      for (const name of photos) await expect(pictures.result(page, name)).toBeVisible()
      await expect(made).toHaveCount(5)
      expect(await layoutShifts(page)).toEqual([])
      await page.locator('input[name="file"]').setInputFiles(image('truncated.jpg'))
      const damaged = rows.filter({ hasText: 'truncated.jpg' })
      await damaged.locator('[data-name="note"]').waitFor()
      const height = (await damaged.boundingBox())!.height
      await expect(made).toHaveCount(6)
      expect((await damaged.boundingBox())!.height).toBe(height)
    },
  )
}

const svgOf = (side: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${content}</svg>`
const noise = (seed: number) =>
  `<filter id="f${seed}"><feTurbulence baseFrequency=".0${seed}" numOctaves="8" seed="${seed}"/></filter><path d="M0 0h3500v3500H0z" opacity=".3" filter="url(#f${seed})"/>`

for (const [what, svg] of [
  [
    'masks',
    svgOf(
      800,
      '<mask id="m"><path d="M0 0h800v800H0z" fill="#fff"/></mask>' +
        '<path d="M0 0h800v800H0z" mask="url(#m)"/>'.repeat(6000),
    ),
  ],
  // Browsers keep what a filter gave, so that only the first drawing of a size takes its time.
  ['noise', svgOf(3500, Array.from({ length: 9 }, (_, index) => noise(index + 1)).join(''))],
] as const) {
  test(
    `an SVG whose ${what} would hold up the page is refused in words`,
    { tag: '@full' },
    async ({ guarded: page }) => {
      await openTool(page, 'png-to-jpg')
      await addFiles(page, { name: 'slow.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
      await expect(alert(page, '그리는 데 너무 오래 걸리는 SVG')).toBeVisible({ timeout: 60_000 })
    },
  )
}

/** Put before a worker's own script: every canvas read there differs by one level, as Brave's do. */
const altering = (change: string) => `{
  const { prototype } = OffscreenCanvasRenderingContext2D
  const read = prototype.getImageData
  prototype.getImageData = function (...area) {
    const picture = read.apply(this, area)
    ${change}
    return picture
  }
};`

/** Opens a tool in a browser whose workers read canvases through `change`. */
async function openAltered(page: Page, slug: string, change: string) {
  await page.route('**/turbopack-worker-*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: altering(change) + (await response.text()) })
  })
  await openTool(page, slug, { locale: 'en' })
  await page.locator('input[name="file"]').setInputFiles(image('small-photo.jpg'))
}

for (const { slug, pictures } of TOOLS.filter(({ slug }) => slug === 'color-picker' || slug === 'png-to-jpg')) {
  test(`${slug} says that the browser alters pixels, and only then`, { tag: '@full' }, async ({ guarded: page }) => {
    await openTool(page, slug, { locale: 'en' })
    await page.locator('input[name="file"]').setInputFiles(image('small-photo.jpg'))
    await expect(pictures.result(page, 'small-photo.jpg')).toBeVisible()
    const remark = page.locator('[data-name="note"][data-value="altered"]')
    await expect(remark).toHaveCount(0)
    await openAltered(page, slug, 'picture.data[0] ^= 1')
    await expect(remark).toContainText('alters colors')
  })
}

test(
  'a browser that returns noise instead of pixels is named, and no noise is saved',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openAltered(page, 'png-to-jpg', 'crypto.getRandomValues(picture.data)')
    await expect(alert(page, 'fingerprinting protection hides the image')).toBeVisible()
    await expect(page.locator('button[name="download"]')).toHaveCount(0)
  },
)
