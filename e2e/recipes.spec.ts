import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import ExifReader from 'exifreader'
import { decodeImage, download, unzipStored } from './support/images'
import { button, control, expect, openTool, test } from './support/test'

const METADATA = 'e2e/fixtures/metadata'
/** The fold of a tool's settings that holds the recipes. */
const fold = (page: Page) => page.locator('details[data-name="more"]')
const choose = (page: Page, ...names: string[]) =>
  page.locator('input[name="file"]').setInputFiles(names.map((name) => `${METADATA}/${name}`))

test(
  'one pass over several photos: side, size, format, details and names, kept as a recipe for the next tool',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, 'jpg-compressor', { locale: 'en' })
    await fold(page).locator('summary').click()
    await control(page, 'targetSize').fill('5')
    await control(page, 'removal').selectOption('place')
    await control(page, 'namePattern').fill('{date}_{name}-{n}-{width}')
    await control(page, 'longestSide').fill('40')
    await control(page, 'format').selectOption('webp')
    await control(page, 'recipeName').fill(' Blog ')
    await button(page, 'saveRecipe').click()
    await expect(control(page, 'recipe')).toHaveValue('Blog')

    await choose(page, 'camera.jpg', 'exif.heic', 'orientation-6.jpg')
    await expect(page.locator('li[data-status="done"]')).toHaveCount(3)
    const entries = unzipStored((await download(page, button(page, 'downloadAll'))).bytes)
    const [camera = '', heic = '', undated = ''] = [...entries.keys()]
    expect([camera, heic]).toEqual([
      expect.stringMatching(/^2024-05-06_camera-1-\d+\.webp$/),
      expect.stringMatching(/^2025-01-02_exif-2-\d+\.webp$/),
    ])
    expect(undated).toMatch(/^\d{4}-\d\d-\d\d_orientation-6-3-\d+\.webp$/)
    for (const [name, bytes] of entries) {
      const { width, height } = await decodeImage(page, bytes)
      expect(name).toContain(`-${width}.webp`)
      expect(Math.max(width, height)).toBe(40)
      expect(bytes.length).toBeLessThanOrEqual(5 * 1024)
    }
    for (const [name, make] of [
      [camera, 'FUJIFILM'],
      [heic, 'SONY'],
    ] as const) {
      const tags = ExifReader.load(entries.get(name) ?? Buffer.alloc(0), { expanded: true })
      expect(tags.exif?.Make?.description).toBe(make)
      expect(tags.gps).toBeUndefined()
    }

    // The next tool knows it: what it takes of it is set.
    await openTool(page, 'image-resizer', { locale: 'en' })
    await fold(page).locator('summary').click()
    await control(page, 'recipe').selectOption('Blog')
    await expect(control(page, 'targetSize')).toHaveValue('5')
    await expect(page.locator('input[name="format"]:checked')).toHaveValue('webp')
    await expect(control(page, 'width')).toHaveCount(0)
    await choose(page, 'camera.jpg')
    const resized = await download(page)
    expect(resized.name).toBe(camera)
    expect(resized.bytes.length).toBeLessThanOrEqual(5 * 1024)
    expect(ExifReader.load(resized.bytes, { expanded: true }).exif?.Make?.description).toBe('FUJIFILM')

    // Another name, gone and back again.
    await control(page, 'recipeName').fill('Shop')
    await button(page, 'renameRecipe').click()
    await expect(control(page, 'recipe')).toHaveValue('Shop')
    await button(page, 'deleteRecipe').click()
    await expect(control(page, 'recipe')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(control(page, 'recipe')).toHaveValue('Shop')
  },
)

test('a link carries the whole pass, and no picture is enlarged by it', { tag: '@full' }, async ({ guarded: page }) => {
  const fragment = 'longestSide=50&format=png&stripMetadata=false&background=%23000000&namePattern=%7Bdate%7D'
  await openTool(page, 'png-to-jpg', { locale: 'en', fragment })
  await expect(control(page, 'longestSide')).toHaveValue('50')
  await expect(control(page, 'format')).toHaveValue('png')
  await page.locator('input[name="file"]').setInputFiles({
    name: 'camera.jpg',
    mimeType: 'image/jpeg',
    buffer: await readFile(`${METADATA}/camera.jpg`),
  })
  const { name, bytes } = await download(page)
  expect(name).toBe('2024-05-06.png')
  const { width, height } = await decodeImage(page, bytes)
  expect(Math.max(width, height)).toBeLessThanOrEqual(50)
  expect(ExifReader.load(bytes, { expanded: true }).gps?.Latitude).toBeCloseTo(37.566535, 5)
})
