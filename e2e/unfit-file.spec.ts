import { clickPixel, colors, openHalves } from './support/color-picker'
import { addImages } from './support/images'
import { alert, button, control, expect, figure, openTool, test } from './support/test'

/** What stands on a page of one picture stays until another is found fit. */

test('color-picker: a file that will not do leaves the picture and the picks; one that does can be taken back', async ({
  guarded: page,
}) => {
  await openTool(page, 'color-picker', { locale: 'en' })
  await openHalves(page)
  await control(page, 'pickMode').check()
  await clickPixel(page, 5, 5, { width: 40, height: 20 })
  await expect(colors(page).locator('output[name="hex"]')).toHaveText(['#C81E3C'])
  await addImages(page, 'renamed-text.jpg')
  await expect(alert(page, /./).first()).toBeVisible()
  await expect(figure(page, 'fileDimensions')).toHaveText('40 × 20')
  await expect(colors(page).locator('output[name="hex"]')).toHaveText(['#C81E3C'])
  await addImages(page, 'photo.png')
  await expect(figure(page, 'fileDimensions')).toHaveText('240 × 180')
  await page.locator('button[role="tab"][name="picked"]').click()
  await expect(colors(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(figure(page, 'fileDimensions')).toHaveText('40 × 20')
  await expect(colors(page).locator('output[name="hex"]')).toHaveText(['#C81E3C'])
})

test('favicon-generator: a file that will not do leaves the picture and its icons', async ({ guarded: page }) => {
  await openTool(page, 'favicon-generator', { locale: 'en' })
  await addImages(page, 'coffee.jpg')
  await button(page, 'generate').click()
  await expect(page.locator('li[data-name="item"]')).toHaveCount(4, { timeout: 20_000 })
  await addImages(page, 'renamed-text.jpg')
  await expect(alert(page, /./).first()).toBeVisible()
  await expect(page.getByText('coffee.jpg')).toBeVisible()
  await expect(page.locator('li[data-name="item"]')).toHaveCount(4)
  await addImages(page, 'photo.png')
  await expect(page.getByText('photo.png')).toBeVisible()
  await expect(page.locator('li[data-name="item"]')).toHaveCount(0)
})
