import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { download, drawnJpeg, image, unzipStored } from './support/images'
import { addFiles, COLOR_PICKER, FAVICON_GENERATOR, IMAGE_TOOLS, reset, type ImageTool } from './support/image-tools'
import { layoutShifts, watchShifts } from './support/layout-shift'
import { longestTask, RESPONSIVE_MILLISECONDS, watchLongTasks } from './support/long-tasks'
import { plainJpeg } from './support/plain-jpeg'
import { alert, button, expect, test } from './support/test'

/** What every tool that takes pictures has to cope with. */

const JPEG = 'image/jpeg'

/** A small photograph goes through: the tool still works. */
async function expectAlive(page: Page, { result }: ImageTool): Promise<void> {
  await addFiles(page, { name: 'next.jpg', mimeType: JPEG, buffer: await readFile(image('small-photo.jpg')) })
  await expect(result(page, 'next.jpg')).toBeVisible()
  await expect(button(page, 'retry')).toHaveCount(0)
}

/** What a tool does with the file when it is asked to, or with some more time. */
async function finish(page: Page, tool: ImageTool): Promise<void> {
  if (tool === COLOR_PICKER) await expect(page.locator('output[name="hex"]')).toHaveCount(2, { timeout: 80_000 })
  if (tool !== FAVICON_GENERATOR) return
  await button(page, 'generate').click()
  await expect(page.locator('output[name="width"]')).toHaveCount(4, { timeout: 80_000 })
}

test.describe('108 megapixels', () => {
  // Half a gigabyte each once decoded: one after another.
  test.describe.configure({ mode: 'serial' })
  const photo = plainJpeg(12_000, 9000)

  for (const tool of IMAGE_TOOLS) {
    test(`work in ${tool.slug} on a phone, where nothing moves, and the next file too`, async ({
      guarded: page,
    }, info) => {
      // By a path, as a visitor chooses it: only then is the page's answer one to a press.
      const file = info.outputPath('108.jpg')
      await writeFile(file, photo)
      await page.setViewportSize({ width: 390, height: 844 })
      await watchShifts(page)
      await tool.open(page)
      await page.locator('input[name="file"]').setInputFiles(file)
      await expect(tool.result(page, '108.jpg')).toBeVisible({ timeout: 80_000 })
      await finish(page, tool)
      expect(await layoutShifts(page)).toEqual([])
      await reset(page)
      await expectAlive(page, tool)
    })
  }
})

for (const tool of IMAGE_TOOLS.filter(({ slug }) => slug !== 'exif-viewer')) {
  test(`30,000 × 30,000 pixels are refused in words by ${tool.slug}, and the next file works`, async ({
    guarded: page,
  }) => {
    await tool.open(page)
    await addFiles(page, {
      name: 'huge.png',
      mimeType: 'image/png',
      buffer: await readFile(image('huge-30000.png')),
    })
    await expect(alert(page, /30,?000\s*×\s*30,?000/)).toBeVisible()
    await expectAlive(page, tool)
  })
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

for (const tool of IMAGE_TOOLS) {
  test(`names of every script go through ${tool.slug}`, async ({ guarded: page }) => {
    await tool.open(page)
    const buffer = await readFile(image('small-photo.jpg'))
    const uploads = NAMES.map((name) => ({ name, mimeType: JPEG, buffer }))
    if (!tool.batch) {
      for (const upload of uploads) {
        await addFiles(page, upload)
        await expect(tool.result(page, upload.name)).toBeVisible()
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

for (const tool of IMAGE_TOOLS) {
  test(`twelve megapixels do not hold up the page of ${tool.slug}, and nothing moves`, async ({
    guarded: page,
  }, info) => {
    // A path and a page of its own: what the test itself does with the picture would be measured too.
    const file = info.outputPath('large.jpg')
    const studio = await page.context().newPage()
    await writeFile(file, await drawnJpeg(studio, 4000, 3000))
    await studio.close()
    await watchShifts(page)
    await tool.open(page)
    await watchLongTasks(page)
    await page.locator('input[name="file"]').setInputFiles(file)
    await expect(tool.result(page, 'large.jpg')).toBeVisible({ timeout: 60_000 })
    if (tool === FAVICON_GENERATOR) await finish(page, tool)
    expect(await longestTask(page)).toBeLessThan(RESPONSIVE_MILLISECONDS)
    expect(await layoutShifts(page)).toEqual([])
  })
}

/** On a phone, where what stands below the list is in sight. */
for (const tool of IMAGE_TOOLS.filter(({ batch }) => batch)) {
  test(`nothing moves while ${tool.slug} works through six files, one of which it refuses`, async ({
    guarded: page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await watchShifts(page)
    await tool.open(page)
    const photos = ['astronaut.jpg', 'chelsea.jpg', 'coffee.jpg', 'rocket.jpg', 'small-photo.jpg']
    await page.locator('input[name="file"]').setInputFiles([...photos, 'truncated.jpg'].map(image))
    for (const name of photos) await expect(tool.result(page, name)).toBeVisible()
    await expect(
      page.locator('li[data-name="item"]:not([data-status="working"], [data-status="inspecting"])'),
    ).toHaveCount(6)
    expect(await layoutShifts(page)).toEqual([])
  })
}
