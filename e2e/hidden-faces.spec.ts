import type { Page } from 'playwright/test'
import { addImages, decodeImage, download } from './support/images'
import { button, control, expect, figure, openTool, test } from './support/test'

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
