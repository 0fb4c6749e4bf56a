import { addImages } from '@/e2e/support/images'
import { alert, control, expect, figure, openTool, test } from '@/e2e/support/test'
import { clickPixel, colors, openHalves } from './support'

test(
  'an unfit file leaves the picture and the picks; a fit one can be undone',
  { tag: '@full' },
  async ({ guarded: page }) => {
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
  },
)
