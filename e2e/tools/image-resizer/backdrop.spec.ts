import type { Page } from 'playwright/test'
import { addImages, decodeImage, download } from '@/e2e/support/images'
import { button, choose, control, expect, figure, openTool, test } from '@/e2e/support/test'

/** The nose, a cheek and the upper corners of the photo of 354 × 472 pixels. */
const PLACES = [
  [177, 275],
  [150, 250],
  [3, 3],
  [350, 3],
] as const

const note = (page: Page) => page.locator('[data-name="backdropNote"]')

test(
  'the background becomes even, the face stays to the bit, and an office that forbids it is named',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, 'image-resizer', { locale: 'en' })
    await addImages(page, 'astronaut.jpg')
    await button(page, 'crop').click()
    await control(page, 'document').selectOption('korean3x4')
    await button(page, 'findHead').click()
    await expect(figure(page, 'headFound')).toHaveAttribute('data-value', 'found')
    await expect(page.locator('[data-check="tilt"]')).toHaveAttribute('data-value', 'ok')
    await expect(page.locator('[data-check="head"]')).toHaveCount(0)
    await choose(page, 'format', 'png')
    await expect(figure(page, 'resultWidth')).toHaveText('354')
    await expect(note(page)).toHaveCount(0)
    const before = await decodeImage(page, (await download(page)).bytes, PLACES)

    await control(page, 'backdrop').selectOption('lightBlue')
    await expect(note(page)).toHaveAttribute('data-value', 'allowed')
    // The large picture shows what was made, except while the frame is dragged.
    const evened = page.locator('[data-name="frame"] img')
    await expect(evened).toBeVisible()
    await evened.scrollIntoViewIfNeeded()
    const box = (await evened.boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 + 5, box.y + box.height / 2)
    await expect(evened).toHaveCount(0)
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.up()
    await expect(evened).toBeVisible()
    await expect
      .poll(async () => (await decodeImage(page, (await download(page)).bytes, PLACES)).colors.slice(2))
      .toEqual([
        [205, 225, 245, 255],
        [205, 225, 245, 255],
      ])
    const after = await decodeImage(page, (await download(page)).bytes, PLACES)
    expect(after.colors.slice(0, 2)).toEqual(before.colors.slice(0, 2))

    await control(page, 'document').selectOption('us')
    await expect(note(page)).toHaveAttribute('data-value', 'forbidden')
    await expect(note(page)).toContainText('travel.state.gov')
    await expect(page.locator('[data-check="head"]')).toHaveAttribute('data-value', 'ok')
    await expect(page.locator('[data-check="resolution"]')).toHaveAttribute('data-value', 'bad')
  },
)
