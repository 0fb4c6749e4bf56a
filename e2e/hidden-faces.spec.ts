import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { addImages, decodeImage, download, image } from './support/images'
import { addFiles } from './support/pictures'
import { button, control, expect, figure, openMore, openTool, test } from './support/test'

/** Points of astronaut.jpg: the nose, a cheek, and three of the suit. */
const FACE = [
  [225, 115],
  [200, 130],
] as const
const SUIT = [
  [150, 350],
  [60, 480],
  [300, 350],
] as const

const face = (page: Page) => page.locator('button[name="hiddenFace"]')

for (const [tool, save] of [
  ['image-resizer', 'download'],
  ['exif-viewer', 'removeMetadata'],
] as const)
  test(
    `${tool} hides faces, or those that are not pressed, and sends nothing`,
    { tag: '@full' },
    async ({ guarded: page }) => {
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.postDataBuffer() !== null) sent.push(request.url())
      })
      await openTool(page, tool, { locale: 'en' })
      await addImages(page, 'astronaut.jpg')
      await openMore(page)
      await control(page, 'hideFaces').selectOption('color')
      await expect(face(page)).toHaveCount(1)
      await expect(face(page)).toHaveAttribute('aria-pressed', 'true')
      const colorsOf = async (places: typeof FACE | typeof SUIT) =>
        (await decodeImage(page, (await download(page, button(page, save))).bytes, places)).colors
      const isBlack = (color: readonly number[]) => Math.max(...color.slice(0, 3)) < 12
      await expect.poll(async () => (await colorsOf(FACE)).every(isBlack)).toBe(true)
      expect((await colorsOf(SUIT)).some(isBlack)).toBe(false)
      await face(page).click()
      await expect(face(page)).toHaveAttribute('aria-pressed', 'false')
      await expect.poll(async () => (await colorsOf(FACE)).some(isBlack)).toBe(false)
      expect(sent).toEqual([])
      expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
      if (tool === 'image-resizer') await expect(figure(page, 'resultWidth')).toHaveText('512')
      else await expect(button(page, save)).toBeVisible()
    },
  )

/** A TIFF of one strip, which is a JPEG (TIFF Technical Note 2). */
function tiffOf(jpeg: Buffer, width: number, height: number): Buffer {
  const SHORT = 3
  const LONG = 4
  const bits = 8 + 2 + 9 * 12 + 4
  const strip = bits + 6
  const entries: readonly (readonly [tag: number, type: number, count: number, value: number])[] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, 3, bits],
    [259, SHORT, 1, 7],
    [262, SHORT, 1, 6],
    [273, LONG, 1, strip],
    [277, SHORT, 1, 3],
    [278, LONG, 1, height],
    [279, LONG, 1, jpeg.length],
  ]
  const head = Buffer.alloc(strip)
  head.write('II*\0', 'latin1')
  head.writeUInt32LE(8, 4)
  head.writeUInt16LE(entries.length, 8)
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 10 + index * 12
    head.writeUInt16LE(tag, at)
    head.writeUInt16LE(type, at + 2)
    head.writeUInt32LE(count, at + 4)
    head.writeUInt32LE(value, at + 8)
  }
  for (const sample of [0, 1, 2]) head.writeUInt16LE(8, bits + 2 * sample)
  return Buffer.concat([head, jpeg])
}

test('the buttons of faces show them where browsers do not show the file', { tag: '@full' }, async ({ page }) => {
  await openTool(page, 'image-resizer', { locale: 'en' })
  const buffer = tiffOf(readFileSync(image('astronaut.jpg')), 512, 512)
  await addFiles(page, { name: 'astronaut.tif', mimeType: 'image/tiff', buffer })
  await openMore(page)
  await control(page, 'hideFaces').selectOption('color')
  await expect(face(page)).toHaveCount(1)
  await expect
    .poll(() =>
      face(page)
        .locator('img')
        .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
    )
    .toBeGreaterThan(0)
})
