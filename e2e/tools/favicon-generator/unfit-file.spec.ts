import { addImages } from '@/e2e/support/images'
import { alert, button, expect, openTool, test } from '@/e2e/support/test'

test('an unfit file leaves the picture and its icons', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, 'favicon-generator', { locale: 'en' })
  await addImages(page, 'coffee.jpg')
  await button(page, 'generate').click()
  await expect(page.locator('li[data-name="item"]')).toHaveCount(4)
  await addImages(page, 'renamed-text.jpg')
  await expect(alert(page, /./).first()).toBeVisible()
  await expect(page.getByText('coffee.jpg')).toBeVisible()
  await expect(page.locator('li[data-name="item"]')).toHaveCount(4)
  await addImages(page, 'photo.png')
  await expect(page.getByText('photo.png')).toBeVisible()
  await expect(page.locator('li[data-name="item"]')).toHaveCount(0)
})
