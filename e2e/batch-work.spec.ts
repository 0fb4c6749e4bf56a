import { readFile } from 'node:fs/promises'
import { holdWork } from '@/e2e/support/held-work'
import { addImages, image, item } from '@/e2e/support/images'
import { addFiles, expectDone } from '@/e2e/support/pictures'
import { alert, button, control, expect, figure, openTool, test } from '@/e2e/support/test'

/** What tools that work on lists of files say while they work, and after a cancel. */

test('a changed setting removes the figures and the download of the old one', async ({ guarded: page }) => {
  await openTool(page, 'jpg-compressor', { locale: 'en' })
  await addImages(page, 'coffee.jpg')
  await expect(figure(page, 'compressedSize')).toBeVisible()
  const release = await holdWork(page)
  await control(page, 'quality').fill('20')
  const only = item(page, 'coffee.jpg')
  await expect(only).toHaveAttribute('data-status', 'working')
  await expect(only.locator('progress')).toBeVisible()
  await expect(only.locator('output')).toHaveCount(1)
  await expect(button(page, 'download')).toHaveCount(0)
  await release()
  await expect(figure(page, 'compressedSize')).toBeVisible()
})

test(
  'a file canceled during inspection is marked and restarts with another setting',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, 'jpg-compressor', { locale: 'en' })
    const release = await holdWork(page)
    await addImages(page, 'coffee.jpg')
    await button(page, 'cancel').click()
    await expect(item(page, 'coffee.jpg')).toContainText('Canceled.')
    await release()
    await control(page, 'quality').fill('20')
    await expect(figure(page, 'compressedSize')).toBeVisible()
  },
)

test('a canceled file can be retried', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, 'exif-viewer', { locale: 'en' })
  const release = await holdWork(page)
  await addImages(page, 'small-photo.jpg')
  await button(page, 'cancel').click()
  await release()
  await button(page, 'retry').click()
  await expect(item(page, 'small-photo.jpg')).toHaveAttribute('data-status', 'done')
})

test(
  'an encoder that cannot be loaded gives an error and is loaded again with the next setting',
  { tag: '@full' },
  async ({ page }) => {
    await page.context().route(/mozjpeg_enc.*\.wasm/, (route) => route.abort())
    await openTool(page, 'jpg-compressor', { locale: 'en' })
    await addImages(page, 'coffee.jpg')
    await expect(alert(page, /could not be loaded|connection/i)).toBeVisible()
    await page.context().unrouteAll()
    await control(page, 'quality').fill('20')
    await expect(figure(page, 'compressedSize')).toBeVisible()
  },
)

const copies = async (name: string, count: number) => {
  const buffer = await readFile(image(name))
  return Array.from({ length: count }, (_, index) => ({ name: `${index}.jpg`, mimeType: 'image/jpeg', buffer }))
}

test(
  'of sixty photos those near the window have a picture, the others when the visitor comes to them',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, 'exif-viewer')
    await addFiles(page, ...(await copies('small-photo.jpg', 60)))
    await expectDone(page, 60)
    const pictures = page.locator('li[data-name="item"] img')
    const isShown = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0
    await expect.poll(() => pictures.first().evaluate(isShown)).toBe(true)
    expect(await pictures.last().getAttribute('src')).toBeNull()
    await pictures.last().scrollIntoViewIfNeeded()
    await expect.poll(() => pictures.last().evaluate(isShown)).toBe(true)
  },
)

test.describe('on a phone of eight cores', () => {
  test.use({ isMobile: true, userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile' })

  test('twelve photos are worked on two at a time', { tag: '@full' }, async ({ guarded: page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 }))
    let started = 0
    page.on('worker', () => started++)
    await openTool(page, 'jpg-compressor')
    await addFiles(page, ...(await copies('small-photo.jpg', 12)))
    await expectDone(page, 12)
    expect(started).toBe(2)
  })
})

test('in a narrow window, the zone for more files is as wide as the list', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openTool(page, 'image-resizer')
  await addImages(page, 'small-photo.jpg', 'astronaut.jpg')
  const widthOf = async (selector: string) => (await page.locator(selector).boundingBox())?.width
  await expect(button(page, 'settings')).toBeVisible()
  expect(await widthOf('[data-name="dropzone"]')).toBe(await widthOf('ul:has(> [data-name="item"])'))
})
